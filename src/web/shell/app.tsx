import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Toasts } from '../kit/overlays/toast.tsx';
import { Loading } from '../kit/states.tsx';
import { useMe } from '../net/me.ts';
import { Caught } from './caught.tsx';
import { Frame } from './frame.tsx';
import { Missing } from './missing.tsx';
import { NewsBell } from './news.tsx';

// Pages are loaded on demand: opening an invitation does not load the rules reader.
const Home = lazy(() => import('../lobby/home.tsx').then(({ Home }) => ({ default: Home })));
const NewTable = lazy(() =>
  import('../lobby/new-table.tsx').then((page) => ({ default: page.NewTablePage })),
);
const Join = lazy(() => import('../lobby/join.tsx').then((page) => ({ default: page.JoinPage })));
const TablePage = lazy(() => import('../table/page.tsx').then((page) => ({ default: page.TablePage })));
const Replay = lazy(() => import('../replay/page.tsx').then((page) => ({ default: page.ReplayPage })));
const Rules = lazy(() => import('../learn/rules-page.tsx').then((page) => ({ default: page.RulesPage })));
const About = lazy(() => import('../learn/about.tsx').then((page) => ({ default: page.AboutPage })));
const Account = lazy(() => import('../lobby/account.tsx').then((page) => ({ default: page.AccountPage })));
const Settings = lazy(() => import('./settings-page.tsx').then((page) => ({ default: page.SettingsPage })));

export function App() {
  const load = useMe((store) => store.load);
  useEffect(() => void load(), [load]);
  return (
    <>
      <Caught>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/replay/:id?">
              {({ id }) => (
                <Known>
                  <Replay key={id} {...(id === undefined ? {} : { id })} />
                </Known>
              )}
            </Route>
            <Route>
              <Frame>
                <Caught>
                  <Suspense fallback={<Loading />}>
                    <Inside />
                  </Suspense>
                </Caught>
              </Frame>
            </Route>
          </Switch>
        </Suspense>
      </Caught>
      <NewsBell />
      <Toasts />
    </>
  );
}

/** For pages whose worker calls the server: it cannot create a guest. */
function Known({ children }: { readonly children: ReactNode }) {
  const known = useMe(({ me, error }) => me !== null || error !== null);
  return known ? children : <Loading />;
}

/** The pages inside the common frame. */
function Inside() {
  return (
    <Switch>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/new">
        <NewTable />
      </Route>
      <Route path="/join/:table/:key">{({ table, key }) => <Join table={table} inviteKey={key} />}</Route>
      <Route path="/rules/:game?/:rule?">
        {({ game, rule }) => (
          <Rules {...(game === undefined ? {} : { game })} {...(rule === undefined ? {} : { rule })} />
        )}
      </Route>
      <Route path="/about">
        <About />
      </Route>
      <Route path="/account">
        <Account />
      </Route>
      <Route path="/settings">
        <Settings />
      </Route>
      <Route>
        <Missing />
      </Route>
    </Switch>
  );
}

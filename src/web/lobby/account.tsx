import './account.css';
import { useEffect, useState } from 'react';
import type { Me } from '../../protocol/people.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/fields/fields.tsx';
import { Confirm } from '../kit/overlays/overlay.tsx';
import { tell } from '../kit/overlays/toast.tsx';
import { Loading } from '../kit/states.tsx';
import { restartLive } from '../net/live.ts';
import { useMe } from '../net/me.ts';
import { api, forgetMe, introduce } from '../net/request.ts';
import { useTitle } from '../shell/title.ts';
import { t } from '../shell/words.ts';
import { ChangePassword } from './password.tsx';
import { Sessions } from './sessions.tsx';
import { Tokens } from './tokens.tsx';
import { submitting, tried } from './trying.ts';

export function AccountPage() {
  useTitle(t('account.title'));
  const me = useMe((store) => store.me);
  if (me === null) return <Loading />;
  return (
    <div className="page page-narrow">
      <header className="page-head">
        <h1>{t('account.title')}</h1>
        <p>{t(me.account ? 'account.known.words' : 'account.guest.words')}</p>
      </header>
      <Rename me={me} />
      {me.account ? <Safety /> : <Protect me={me} />}
      {!me.account && <SignIn />}
      <Tokens />
      <Delete me={me} />
    </div>
  );
}

/** The cookie has changed, so the socket must reconnect. */
function become(me: Me): void {
  useMe.getState().set(me);
  restartLive();
}

function Rename({ me }: { readonly me: Me }) {
  const [name, setName] = useState(me.name);
  useEffect(() => setName(me.name), [me.name]);
  const rename = (): void =>
    void tried(async () => {
      useMe.getState().set(await api('rename', { body: { name: name.trim() } }));
      tell(t('account.renamed', { name: name.trim() }), 'check');
    });
  return (
    <form className="section" onSubmit={submitting(rename)}>
      <Field
        label={t('account.name')}
        note={t('account.name.note')}
        value={name}
        onChange={setName}
        maxLength={24}
      />
      <div className="row">
        <Button type="submit" isDisabled={name.trim() === '' || name.trim() === me.name}>
          {t('account.rename')}
        </Button>
      </div>
    </form>
  );
}

function Protect({ me }: { readonly me: Me }) {
  const [password, setPassword] = useState('');
  const make = (): void =>
    void tried(async () => {
      become(await api('makeAccount', { body: { name: me.name, password } }));
      tell(t('account.made'), 'check');
    });
  return (
    <form className="section" onSubmit={submitting(make)}>
      <h2>{t('account.make')}</h2>
      <Field
        label={t('account.password')}
        note={t('account.password.note')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <div className="row">
        <Button type="submit" isDisabled={password.length < 8}>
          {t('account.make')}
        </Button>
      </div>
    </form>
  );
}

function SignIn() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const enter = (): void =>
    void tried(async () => {
      const me = await api('signIn', { body: { name: name.trim(), password } });
      become(me);
      tell(t('account.signed-in', { name: me.name }), 'check');
    });
  return (
    <form className="section" onSubmit={submitting(enter)}>
      <h2>{t('account.sign-in')}</h2>
      <p className="soft">{t('account.sign-in.words')}</p>
      <Field
        label={t('account.name')}
        autoComplete="username"
        value={name}
        onChange={setName}
        maxLength={24}
      />
      <Field
        label={t('account.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <div className="row">
        <Button type="submit" isDisabled={name.trim() === '' || password.length < 8}>
          {t('account.sign-in')}
        </Button>
      </div>
    </form>
  );
}

/** Settings for people with a password. */
function Safety() {
  /** Counts replaced cookies: the sessions differ then. */
  const [changed, setChanged] = useState(0);
  const leave = (): void =>
    void tried(async () => {
      await api('signOut', {});
      forgetMe();
      become(await introduce());
      tell(t('account.signed-out'), 'out');
    });
  return (
    <>
      <ChangePassword
        onDone={(me) => {
          become(me);
          setChanged((n) => n + 1);
        }}
      />
      <Sessions changed={changed} onSignOut={leave} />
    </>
  );
}

function Delete({ me }: { readonly me: Me }) {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const remove = (): void =>
    void tried(async () => {
      await api('deleteAccount', { body: me.account ? { password } : {} });
      forgetMe();
      become(await introduce());
      tell(t(me.account ? 'account.deleted' : 'account.deleted.guest'));
    });
  return (
    <section className="row">
      <Button look="danger" onPress={() => setOpen(true)}>
        {t(me.account ? 'account.delete' : 'account.delete.guest')}
      </Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        onYes={remove}
        title={t(me.account ? 'account.delete' : 'account.delete.guest')}
        yes={t(me.account ? 'account.delete' : 'account.delete.guest')}
        danger
      >
        <p>{t(me.account ? 'account.delete.words' : 'account.delete.guest.words')}</p>
        {me.account && (
          <Field
            label={t('account.password')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
        )}
      </Confirm>
    </section>
  );
}

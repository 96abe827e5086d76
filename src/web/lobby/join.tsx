import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableInfo } from '../../protocol/tables.ts';
import { Button, LinkButton } from '../kit/button.tsx';
import { Choices, Field } from '../kit/fields/fields.tsx';
import { SideSign } from '../kit/icons.tsx';
import { tellProblem } from '../kit/overlays/toast.tsx';
import { Blank, Loading } from '../kit/states.tsx';
import { withKey } from '../net/key.ts';
import { useLoad } from '../net/load.ts';
import { useMe } from '../net/me.ts';
import { newNonce } from '../net/nonce.ts';
import { api, problemWords } from '../net/request.ts';
import { useTitle } from '../shell/title.ts';
import { t } from '../shell/words.ts';
import { gameName, sideName } from './labels.ts';
import { Terms } from './terms.tsx';

/** The page of an invitation: choose a seat and a name, then join. */
export function JoinPage({ table, inviteKey }: { readonly table: string; readonly inviteKey: string }) {
  useTitle(t('join.title'));
  const { data, error } = useLoad(`${table} ${inviteKey}`, () =>
    api('table', { params: { id: table }, query: { key: inviteKey } }),
  );
  if (data !== undefined) return <Invitation table={data} inviteKey={inviteKey} />;
  if (error === undefined) return <Loading />;
  return (
    <Blank
      page
      icon="link"
      bad
      title={t('join.gone')}
      act={<LinkButton to="/">{t('error.home')}</LinkButton>}
    >
      {t('join.gone.words')}
    </Blank>
  );
}

/** The address for watching. People share it, so it never holds the key to a seat. */
const toWatch = ({ id, access, watch }: TableInfo): string =>
  withKey(`/table/${id}`, access === 'link' ? watch : null);

function Invitation({ table, inviteKey }: { readonly table: TableInfo; readonly inviteKey: string }) {
  const [, go] = useLocation();
  const { me, set } = useMe();
  const free = table.seats.filter(({ sitter }) => sitter.is === 'open');
  const [seat, setSeat] = useState(free[0]?.seat ?? 0);
  const [name, setName] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mine = table.seats.some((one) => one.mine);
  const host = table.seats.find(({ sitter }) => sitter.is === 'person')?.sitter;
  const chosen = table.seats.find((one) => one.seat === seat);

  const sit = async (): Promise<void> => {
    setBusy(true);
    try {
      if (name !== null && name.trim() !== '' && name.trim() !== me?.name)
        set(await api('rename', { body: { name: name.trim() } }));
      await api('join', { params: { id: table.id }, body: { seat, key: inviteKey, nonce: newNonce() } });
      go(`/table/${table.id}`);
    } catch (error) {
      tellProblem(problemWords(error));
      setBusy(false);
    }
  };

  if (mine || free.length === 0)
    return (
      <Blank
        page
        icon={mine ? 'people' : 'warn'}
        title={mine ? t('join.mine') : t('join.full')}
        act={
          <>
            {(mine || table.spectators) && (
              <LinkButton look="main" to={mine ? `/table/${table.id}` : toWatch(table)}>
                {mine ? t('join.go') : t('join.watch')}
              </LinkButton>
            )}
            <LinkButton to="/">{t('error.home')}</LinkButton>
          </>
        }
      >
        {mine ? undefined : t('join.full.words')}
      </Blank>
    );

  return (
    <div className="page page-narrow">
      <header className="page-head">
        <h1>{t('join.title')}</h1>
        <p>
          {t('join.words', {
            who: host?.is === 'person' ? host.name : t('join.somebody'),
            game: gameName(table.game),
          })}
        </p>
      </header>
      <Terms info={table} />
      <Field
        label={t('join.name')}
        value={name ?? me?.name ?? ''}
        onChange={setName}
        maxLength={24}
        isDisabled={me?.account ?? false}
      />
      <Choices
        row
        label={t('join.chair')}
        chosen={String(seat)}
        onChange={(id) => setSeat(Number(id))}
        choices={free.map((one) => ({
          id: String(one.seat),
          label: sideName(one.side),
          sign: <SideSign side={one.side} />,
        }))}
      />
      <div className="row">
        <Button look="main" icon="check" isDisabled={busy} onPress={() => void sit()}>
          {t('join.sit', { side: sideName(chosen?.side ?? '') })}
        </Button>
        {table.spectators && (
          <LinkButton look="quiet" icon="eye" to={toWatch(table)}>
            {t('join.watch')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

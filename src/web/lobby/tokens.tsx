import { useState } from 'react';
import { type MadeToken, TOKEN_DAYS, type TokenDays, USUAL_TOKEN_DAYS } from '../../protocol/people.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { CopyLine } from '../kit/copy.tsx';
import { Field } from '../kit/fields/fields.tsx';
import { Select } from '../kit/fields/select.tsx';
import { useLoad } from '../net/load.ts';
import { api } from '../net/request.ts';
import { dayOf, whenWas } from '../shell/moments.ts';
import { t } from '../shell/words.ts';
import { submitting, tried } from './trying.ts';

/** Tokens for programs that play in my name. */
export function Tokens() {
  const { data, reload } = useLoad('tokens', async () => (await api('tokens', {})).tokens);
  const [label, setLabel] = useState('');
  const [made, setMade] = useState<MadeToken | null>(null);
  const [days, setDays] = useState<TokenDays>(USUAL_TOKEN_DAYS);
  const drop = (id: string): void =>
    void tried(async () => {
      await api('dropToken', { params: { id } });
      reload();
    });
  const make = (): void =>
    void tried(async () => {
      setMade(await api('makeToken', { body: { label: label.trim(), days } }));
      setLabel('');
      reload();
    });
  return (
    <section className="section">
      <h2>{t('account.tokens')}</h2>
      <p className="soft">{t('account.tokens.words')}</p>
      {data?.length === 0 && <p>{t('account.tokens.none')}</p>}
      <ul className="tokens">
        {data?.map((token) => (
          <li key={token.id} className="token">
            <span>{token.label}</span>
            <small className="soft">
              {token.used === null
                ? t('account.token.unused')
                : t('account.token.used', { when: whenWas(token.used) })}
              , {expiry(token.expires)}
            </small>
            <IconButton
              icon="close"
              small
              label={t('account.token.drop', { label: token.label })}
              onPress={() => drop(token.id)}
            />
          </li>
        ))}
      </ul>
      {made && <CopyLine label={t('account.token.secret')} text={made.secret} />}
      <form className="token-new" onSubmit={submitting(make)}>
        <Field label={t('account.token.label')} value={label} onChange={setLabel} maxLength={40} />
        <Select
          label={t('account.token.days')}
          choices={TOKEN_DAYS.map((n) => ({ id: `${n}`, label: validFor(n) }))}
          chosen={`${days}`}
          onChange={(id) => setDays(TOKEN_DAYS.find((n) => `${n}` === id) ?? null)}
        />
        <Button type="submit" isDisabled={label.trim() === ''}>
          {t('account.token.make')}
        </Button>
      </form>
    </section>
  );
}

const validFor = (days: TokenDays): string =>
  days === null ? t('account.token.for-ever') : t('account.token.for-days', { days });

function expiry(expires: string | null): string {
  if (expires === null) return t('account.token.never-expires');
  const when = dayOf(expires);
  return t(Date.parse(expires) <= Date.now() ? 'account.token.expired' : 'account.token.expires', { when });
}

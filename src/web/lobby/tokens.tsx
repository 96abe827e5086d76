import { useState } from 'react';
import type { MadeToken } from '../../protocol/people.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { CopyLine } from '../kit/copy.tsx';
import { Field } from '../kit/fields.tsx';
import { tellProblem } from '../kit/toast.tsx';
import { useLoad } from '../net/load.ts';
import { api, problemWords } from '../net/request.ts';
import { whenWas } from '../shell/moments.ts';
import { t } from '../shell/words.ts';

/** Tokens for programs that play in my name. */
export function Tokens() {
  const { data, reload } = useLoad('tokens', async () => (await api('tokens', {})).tokens);
  const [label, setLabel] = useState('');
  const [made, setMade] = useState<MadeToken | null>(null);
  const tried = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
      reload();
    } catch (error) {
      tellProblem(problemWords(error));
    }
  };
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
              {t('account.token.made', { when: whenWas(token.created) })},{' '}
              {token.used === null
                ? t('account.token.unused')
                : t('account.token.used', { when: whenWas(token.used) })}
            </small>
            <IconButton
              icon="close"
              small
              label={t('account.token.drop', { label: token.label })}
              onPress={() =>
                void tried(async () => void (await api('dropToken', { params: { id: token.id } })))
              }
            />
          </li>
        ))}
      </ul>
      {made && <CopyLine label={t('account.token.secret')} text={made.secret} />}
      <form
        className="token-new"
        onSubmit={(event) => {
          event.preventDefault();
          void tried(async () => {
            setMade(await api('makeToken', { body: { label: label.trim() } }));
            setLabel('');
          });
        }}
      >
        <Field label={t('account.token.label')} value={label} onChange={setLabel} maxLength={40} />
        <Button type="submit" isDisabled={label.trim() === ''}>
          {t('account.token.make')}
        </Button>
      </form>
    </section>
  );
}

import type { Session } from '../../protocol/people.ts';
import { Button } from '../kit/button.tsx';
import { tell } from '../kit/overlays/toast.tsx';
import { useLoad } from '../net/load.ts';
import { api } from '../net/request.ts';
import { whenWas } from '../shell/moments.ts';
import { t } from '../shell/words.ts';
import { tried } from './trying.ts';

/** Where I am signed in. `changed`: a new number when the sessions have changed. */
export function Sessions({ changed, onSignOut }: { readonly changed: number; onSignOut(): void }) {
  const { data, reload } = useLoad(`sessions ${changed}`, async () => (await api('sessions', {})).sessions);
  const endOthers = (): void =>
    void tried(async () => {
      await api('endSessions', {});
      reload();
      tell(t('account.sessions.ended'), 'check');
    });
  const alone = data?.every(({ current }) => current) ?? true;
  return (
    <section className="section">
      <h2>{t('account.sessions')}</h2>
      <ul className="tokens">
        {hereFirst(data ?? []).map(({ current, device, used }) => (
          <li key={`${current} ${device} ${used}`} className="token">
            <span>{device ?? t('account.session.unknown')}</span>
            <small className="soft">
              {current ? t('account.session.current') : t('account.session.used', { when: whenWas(used) })}
            </small>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button icon="out" onPress={onSignOut}>
          {t('account.sign-out')}
        </Button>
        <Button onPress={endOthers} isDisabled={alone}>
          {t('account.sessions.end')}
        </Button>
      </div>
    </section>
  );
}

const hereFirst = (sessions: readonly Session[]): readonly Session[] => [
  ...sessions.filter(({ current }) => current),
  ...sessions.filter(({ current }) => !current),
];

import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Outcome } from '../../kernel/outcome.ts';
import { sayOutcome } from '../../kernel/speak/index.ts';
import type { TableInfo } from '../../protocol/tables.ts';
import { Button, IconButton, LinkButton } from '../kit/button.tsx';
import { SideSign } from '../kit/icons.tsx';
import { withKey } from '../net/key.ts';
import { t, tOf } from '../shell/words.ts';
import { useAtTable } from './at-table.ts';
import type { Acts } from './use-acts.ts';

/** The end: who won and how, and where one can go from here. */
export function EndPanel({
  info,
  outcome,
  acts,
  inviteKey,
  onFullGame,
}: {
  readonly info: TableInfo;
  readonly outcome: Outcome;
  readonly acts: Acts;
  readonly inviteKey: string | undefined;
  /** After the tutorial: leads to the full game. */
  readonly onFullGame?: () => void;
}) {
  const { spoken, people, me } = useAtTable();
  const [, go] = useLocation();
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const fate = me === null ? undefined : outcome.seats[me];
  const sits = info.seats.some(({ mine }) => mine);
  if (!open)
    return (
      <div className="end-again">
        <Button small icon="flag" onPress={() => setOpen(true)}>
          {t('end.show')}
        </Button>
      </div>
    );
  const again = async (): Promise<void> => {
    setBusy(true);
    // Asked also where there is one: its table may be gone again.
    const next = (await acts.rematch())?.id;
    setBusy(false);
    if (next !== undefined && next !== info.id) go(`/table/${next}`);
  };
  return (
    <aside className="end" aria-label={t('end.title')} data-fate={fate}>
      <header>
        <h2>{fate === undefined ? t('end.title') : tOf('end', fate)}</h2>
        <IconButton small icon="close" label={t('end.look')} onPress={() => setOpen(false)} />
      </header>
      <p>{sayOutcome(spoken, outcome, people)}</p>
      {info.undo === 'practice' && <p className="soft">{t('end.practice')}</p>}
      <ul className="end-seats">
        {info.seats.map(({ seat, side }) => (
          <li key={seat}>
            <SideSign side={side} /> {people[seat]}
            <span className="end-fate">{tOf('row', outcome.seats[seat] ?? '')}</span>
          </li>
        ))}
      </ul>
      <div className="row">
        {sits && onFullGame !== undefined && (
          <Button look="main" icon="play" onPress={onFullGame}>
            {t('end.full')}
          </Button>
        )}
        {sits && (
          <Button
            look={onFullGame === undefined ? 'main' : 'plain'}
            icon="play"
            isDisabled={busy}
            onPress={() => void again()}
          >
            {t(info.rematch === null ? 'end.rematch' : 'end.rematch.go')}
          </Button>
        )}
        <LinkButton icon="first" to={withKey(`/replay/${info.id}`, inviteKey)}>
          {t('end.replay')}
        </LinkButton>
        <LinkButton icon="dice" to={withKey(`/replay/${info.id}?verify=1`, inviteKey)}>
          {t('end.verify')}
        </LinkButton>
        <LinkButton look="quiet" icon="home" to="/">
          {t('nav.home')}
        </LinkButton>
      </div>
    </aside>
  );
}

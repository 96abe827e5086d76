// Links to rules, on the card of a thing, look as they do everywhere.
import '../forms/forms.css';
import { memo, useMemo, useState } from 'react';
import type { EventView } from '../../kernel/events.ts';
import type { Ref, RuleId } from '../../kernel/ids.ts';
import type { Lexicon } from '../../kernel/speak/index.ts';
import { Blank } from '../kit/states.tsx';
import { Caught } from '../shell/caught.tsx';
import { type AtTable, AtTableProvider } from '../table/at-table.ts';
import type { Board } from '../table/board.ts';
import { HoverCard } from '../table/hover-card.tsx';
import { RuleDialog } from '../table/rule-dialog.tsx';
import { useDesk } from '../table/staging.ts';
import { usePointing } from '../table/use-pointing.ts';
import type { Scene } from './reel.ts';
import { t } from './words.ts';

interface Props {
  readonly game: string;
  readonly board: Board;
  readonly spoken: Lexicon;
  readonly scene: Scene;
  readonly heard: readonly EventView[];
  readonly pace: number;
  readonly people: readonly string[];
  /** Things of a line of the log that is being looked at. */
  readonly pointed: readonly Ref[];
}

const NOTHING = (): void => {};

/** The board as it stood: everything can be looked at, nothing can be done. Drawn anew only when it looks otherwise. */
export const Stage = memo(function Stage({
  game,
  board,
  spoken,
  scene,
  heard,
  pace,
  people,
  pointed,
}: Props) {
  // Without its question the view lights nothing, and no stage opens to answer it.
  const view = useMemo(() => ({ ...scene.view, question: null }), [scene.view]);
  const desk = useDesk(null, null, NOTHING);
  const { card, detail, closeAll } = usePointing(desk, false);
  const [rule, setRule] = useState<RuleId | null>(null);
  const at = useMemo(
    (): AtTable => ({ game, board, spoken, view, me: view.me, people, showRule: setRule, detail }),
    [game, board, spoken, view, people, detail],
  );
  // The thing may be gone with the step that showed it.
  const shown = card?.beside.isConnected === true ? board.detailOf(view, card.ref) : undefined;
  const { Board: Drawn } = board;
  return (
    <AtTableProvider value={at}>
      <main className="replay-board" aria-label={t('table.board')}>
        <Caught instead={<Blank icon="warn" bad title={t('replay.lost')} />}>
          <Drawn
            view={view}
            me={view.me}
            people={people}
            mark={desk.mark}
            point={(ref, _at, beside) => detail(ref, beside, true)}
            staging={desk.staging}
            detail={detail}
            pointed={pointed}
            heard={heard}
            pace={pace}
          />
        </Caught>
      </main>
      {shown !== undefined && card !== null && (
        <HoverCard
          key={`${card.ref} ${card.pinned}`}
          detail={shown}
          beside={card.beside}
          pinned={card.pinned}
          onClose={closeAll}
        />
      )}
      <RuleDialog rule={rule} onClose={() => setRule(null)} />
    </AtTableProvider>
  );
});

// Links to rules, on the card of a thing, look as they do everywhere.
import '../../forms/forms.css';
import { memo, useMemo, useState } from 'react';
import type { EventView } from '../../../kernel/events.ts';
import type { Ref, RuleId } from '../../../kernel/ids.ts';
import type { Lexicon } from '../../../kernel/speak/index.ts';
import { Blank } from '../../kit/states.tsx';
import { Caught } from '../../shell/caught.tsx';
import { useStaging } from '../../table/answer/staging.ts';
import type { Board } from '../../table/board.ts';
import { HoverCard } from '../../table/popups/hover-card.tsx';
import { usePointing } from '../../table/popups/use-pointing.ts';
import { RuleDialog } from '../../table/prompt/rule-dialog.tsx';
import { type TableContext, TableContextProvider } from '../../table/table-context.ts';
import type { Scene } from '../reel/reel.ts';
import { t } from '../words.ts';

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

/** The board at one moment, read-only. It is redrawn only when it changes. */
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
  // Without its question the view lights nothing, and no panel opens to answer it.
  const view = useMemo(() => ({ ...scene.view, question: null }), [scene.view]);
  const answering = useStaging(null, null, NOTHING);
  const { card, detail, closeAll } = usePointing(answering, false);
  const [rule, setRule] = useState<RuleId | null>(null);
  const at = useMemo(
    (): TableContext => ({ game, board, spoken, view, me: view.me, people, showRule: setRule, detail }),
    [game, board, spoken, view, people, detail],
  );
  // The thing may not exist in the new step.
  const shown = card?.beside.isConnected === true ? board.detailOf(view, card.ref) : undefined;
  const { Board: Drawn } = board;
  return (
    <TableContextProvider value={at}>
      <main className="replay-board" aria-label={t('table.board')}>
        <Caught instead={<Blank icon="warn" bad title={t('replay.lost')} />}>
          <Drawn
            view={view}
            me={view.me}
            people={people}
            mark={answering.mark}
            point={(ref, _at, beside) => detail(ref, beside, true)}
            staging={answering.staging}
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
    </TableContextProvider>
  );
});

import type { CardSlot } from '../../../../kernel/ids.ts';
import type { RebIo } from '../../io.ts';
import { cardOption, DECLINE, slotIn } from '../../names.ts';
import { duty, own, REBEL, type Reb } from '../../state.ts';
import { empireHoldsBase, moveBase } from '../../table/base.ts';
import { baseSystemOf } from '../../table/leaders.ts';
import { ownersOf } from '../../table/piles.ts';
import { GROUND } from '../../table/units.ts';
import { canBeBase } from '../command/mobilize.ts';
import type { FrameOf } from '../frames.ts';
import { choiceStep, type RebStep } from '../step.ts';
import type { Combat } from './frames.ts';

/** Variant: a new base, if the Empire has lost the ground battle at the one that it had found. */

type NewBase = FrameOf<'new-base'>;

/** Once the combat is over. */
export function offerNewBase(g: Reb, c: Combat, io: RebIo): void {
  if (!g.options.newBaseAfterLoss || !g.probes.revealed || baseSystemOf(g, io) !== c.loc) return;
  if (empireHoldsBase(g, io)) return; // the game is lost
  if (c.battles[GROUND] && c.won[GROUND] === REBEL) io.push({ k: 'new-base', at: 'look' });
}

/** The Rebel is asked whenever there are cards: only the Rebel may know whether one of them can be used. */
const look: RebStep<NewBase> = {
  run(g, f, _answers, io) {
    const { deck } = g.probes;
    if (deck.length === 0) return io.pop();
    io.reveal(deck, ownersOf(REBEL, io));
    io.emit({ k: 'probes-looked', side: REBEL, n: deck.length, cards: deck });
    f.at = 'choose';
  },
};

const choose = choiceStep<NewBase>({
  kind: 'new-base.choose',
  rule: 'options.new-base',
  who: () => duty(REBEL, 'missions'),
  options: (view) => [
    DECLINE,
    ...view.game.probes.deck
      .filter((slot) => canBeBase(view.game, slot, view))
      .map((slot) => cardOption('base', slot)),
  ],
  run(g, _f, id, io) {
    io.pop();
    if (id === DECLINE.id) {
      own(g, 'probes').deck = io.shuffle(g.probes.deck);
      io.emit({ k: 'base-kept', side: REBEL });
    } else found(g, slotIn(id), io);
  },
});

function found(g: Reb, card: CardSlot, io: RebIo): void {
  const rest = g.probes.deck.filter((slot) => slot !== card);
  const [mine = [], deck = []] = io.regroup([[card], rest], ownersOf(REBEL, io));
  own(g, 'probes').deck = io.shuffle(deck);
  moveBase(g, mine[0] ?? card, io);
}

export const newBase = { look, choose };

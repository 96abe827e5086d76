import type { CardSlot } from '../../../kernel/ids.ts';
import { empireHoldsBase, moveBase } from '../base.ts';
import { ownersOf } from '../cards.ts';
import type { RebIo } from '../io.ts';
import { baseSystemOf } from '../leaders.ts';
import { cardOption, DECLINE, slotIn } from '../names.ts';
import { duty, own, REBEL, type Reb } from '../state.ts';
import { GROUND } from '../units.ts';
import type { Combat } from './combat-frames.ts';
import type { FrameOf } from './frames.ts';
import { canBeBase } from './mobilize.ts';
import { choiceStep, type RebStep } from './step.ts';

/** Variant: a new base, if the Empire has lost the ground battle at the one that it had found. */

type NewBase = FrameOf<'new-base'>;

/** Once the combat is over. */
export function offerNewBase(g: Reb, c: Combat, io: RebIo): void {
  if (!g.options.newBaseAfterLoss || !g.probes.revealed || baseSystemOf(g, io) !== c.loc) return;
  if (empireHoldsBase(g, io)) return; // the game is lost
  if (c.battles[GROUND] && c.won[GROUND] === REBEL) io.push({ k: 'new-base', at: 'look' });
}

/** He is asked whenever there are cards: whether one of them will do is nobody else's business. */
const look: RebStep<NewBase> = {
  run(g, f, _answers, io) {
    const { deck } = g.probes;
    if (deck.length === 0) return io.pop();
    io.reveal(deck, ownersOf(REBEL, io));
    io.emit({ k: 'probes-looked', seat: REBEL, n: deck.length, cards: deck });
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
      io.emit({ k: 'base-kept', seat: REBEL });
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

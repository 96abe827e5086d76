import { arranged, chosen } from '../../../../kernel/forms/index.ts';
import { type CardSlot, cardRef } from '../../../../kernel/ids.ts';
import type { RebIo } from '../../io.ts';
import { cardOption, slotIn } from '../../names.ts';
import { duty, EMPIRE, own, REBEL, type Reb } from '../../state.ts';
import { ownersOf, takeObjectives } from '../../table/piles.ts';
import { layUnseen, mixUnseen } from '../../table/unseen.ts';
import { formStep } from '../form-step.ts';
import type { FrameOf } from '../frames.ts';
import type { RebStep } from '../step.ts';

/** Missions that look at the objective deck or at the Rebel objective hand. */

type LookObjectives = FrameOf<'look-objectives'>;

/** The Rebel alone sees the top cards; with fewer than the card says, all of them. They stay where they are meanwhile. */
const look: RebStep<LookObjectives> = {
  run(g, f, _answers, io) {
    f.seen = g.objectives.deck.slice(0, f.n);
    io.reveal(f.seen, ownersOf(REBEL, io));
    io.emit({ k: 'objectives-looked', side: REBEL, n: f.seen.length, cards: f.seen });
    if (f.seen.length > 1) f.at = f.how === 'order' ? 'order' : 'choose';
    else {
      io.pop();
      const [only] = f.seen;
      if (f.how === 'keep-one' && only !== undefined) keep(g, only, [], io);
    }
  },
};

/** Puts the cards seen back: some on top, the rest under the deck. The Empire sees the backs only. */
function putBack(g: Reb, top: readonly CardSlot[], bottom: readonly CardSlot[], io: RebIo): void {
  const gone = [...top, ...bottom];
  const laid = layUnseen(g, gone, REBEL, io);
  const rest = g.objectives.deck.filter((slot) => !gone.includes(slot));
  own(g, 'objectives').deck = [...laid.slice(0, top.length), ...rest, ...laid.slice(top.length)];
  io.emit({ k: 'objectives-placed', side: REBEL, top: top.length, bottom: bottom.length });
}

function keep(g: Reb, kept: CardSlot, others: readonly CardSlot[], io: RebIo): void {
  const gone = [kept, ...others];
  const [mine = kept, ...under] = layUnseen(g, gone, REBEL, io);
  own(g, 'objectives').deck = [...g.objectives.deck.filter((slot) => !gone.includes(slot)), ...under];
  takeObjectives(g, [mine], io);
}

/** Infiltration: one on top, the other under the deck. Covert Operation: one into the hand, the other under the deck. */
const choose = formStep<LookObjectives>({
  kind: 'effect.objective',
  rule: (f) => f.rule,
  who: () => duty(REBEL, 'objectives'),
  form: (_look, f) => ({
    is: 'choose',
    options: f.seen.map((slot) => cardOption(f.how === 'keep-one' ? 'keep' : 'top', slot)),
  }),
  run(g, f, answer, io) {
    io.pop();
    const card = slotIn(chosen(answer));
    const others = f.seen.filter((slot) => slot !== card);
    if (f.how === 'keep-one') keep(g, card, others, io);
    else putBack(g, [card], others, io);
  },
});

/** Stolen Plans: back on top in any order. */
const order = formStep<LookObjectives>({
  kind: 'effect.objective-order',
  rule: (f) => f.rule,
  who: () => duty(REBEL, 'objectives'),
  form: (_look, f) => ({
    is: 'arrange',
    items: f.seen.map(cardRef),
    piles: [{ id: 'top', min: f.seen.length, max: f.seen.length }],
  }),
  run(g, _f, answer, io) {
    io.pop();
    putBack(g, (arranged(answer)[0] ?? []).map(slotIn), [], io);
  },
});

// ---- the Rebel hand, shown to the Empire ----

/** What the Empire saw last stands in its notebook; the hand itself is hidden again. */
const SEEN = 'objectives-seen';

/** The Empire sees the whole hand. */
export function showObjectives(g: Reb, io: RebIo): void {
  io.reveal(g.objectives.hand, ownersOf(EMPIRE, io));
  io.emit({
    k: 'objectives-shown',
    side: REBEL,
    n: g.objectives.hand.length,
    cards: g.objectives.hand,
  });
}

/** Hidden again: the Empire keeps a note of what it saw. */
export function hideObjectives(g: Reb, io: RebIo): void {
  const empire = ownersOf(EMPIRE, io);
  io.amend(SEEN, empire, () => null);
  const faces = g.objectives.hand.map((slot) => io.read(slot));
  if (faces.length > 0) io.note(empire, { k: SEEN, round: g.round, faces: faces.sort((a, b) => a - b) });
  own(g, 'objectives').hand = mixUnseen(g, g.objectives.hand, REBEL, io);
}

type RetrievePlans = FrameOf<'retrieve-plans'>;

const show: RebStep<RetrievePlans> = {
  run(g, f, _answers, io) {
    showObjectives(g, io);
    if (g.objectives.hand.length > 0) f.at = 'choose';
    else io.pop();
  },
};

const take = formStep<RetrievePlans>({
  kind: 'effect.retrieve-plans',
  rule: () => 'mission.retrieve-the-plans',
  who: () => duty(EMPIRE, 'missions'),
  form: (view) => ({
    is: 'choose',
    options: view.game.objectives.hand.map((slot) => cardOption('under', slot)),
  }),
  run(g, _f, answer, io) {
    io.pop();
    const card = slotIn(chosen(answer));
    own(g, 'objectives').hand = g.objectives.hand.filter((slot) => slot !== card);
    own(g, 'objectives').deck.push(card);
    io.emit({ k: 'objective-put-under', side: EMPIRE, n: 1, cards: [card] });
    hideObjectives(g, io);
  },
});

export const missionObjectives = {
  'look-objectives': { look, choose, order },
  'retrieve-plans': { show, choose: take },
};

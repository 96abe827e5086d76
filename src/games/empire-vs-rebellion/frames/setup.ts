import { picked, single } from '../../../kernel/forms/index.ts';
import { type CardSlot, cardRef } from '../../../kernel/ids.ts';
import { isCharacter } from '../data/faces.ts';
import { ownersOf } from '../moves.ts';
import { BOTH, dutyOf, type Evr, type Reader, type Side, sideOf } from '../state.ts';
import type { EvrStep } from './card-step.ts';
import type { FrameOf } from './frames.ts';

type Setup = FrameOf<'setup'>;

const STARTING_INFLUENCE = 2;
const CHARACTERS_CHOSEN = 4;

/** Before the choice all of a side's cards lie open in its deck; characters are picked out of them. */
const charactersOf = (g: Evr, side: Side, r: Reader): CardSlot[] =>
  g.areas[side].deck.filter((slot) => isCharacter(r.read(slot)));

const layOut: EvrStep<Setup> = {
  run(g, f, _answers, io) {
    if (g.tutorial) {
      // Tutorial: one event, ordinary cards only, no strategies, tokens or balance; the Rebel goes first.
      for (const side of BOTH) g.areas[side].deck = io.shuffle(g.areas[side].deck);
      g.event = g.events.shift() ?? g.event;
      g.round = 1;
      io.emit({ k: 'event-revealed', cards: [g.event] });
      io.pop();
      io.push({ k: 'round', at: 'struggle' });
      return;
    }
    g.events = io.shuffle(g.events);
    for (const side of BOTH) {
      const a = g.areas[side];
      [a.unused = []] = io.regroup([a.unused], ownersOf(side, io));
    }
    f.at = 'characters';
  },
};

const characters: EvrStep<Setup> = {
  who: () => BOTH.map(dutyOf),
  ask: (look, _f, duty) => ({
    kind: 'setup.characters',
    rule: 'setup.characters',
    form: {
      is: 'pick',
      from: charactersOf(look.game, sideOf(duty), look).map((slot) => single(cardRef(slot), [cardRef(slot)])),
      limits: [
        { per: 'all', by: 'count', min: CHARACTERS_CHOSEN, max: CHARACTERS_CHOSEN, rule: 'setup.characters' },
      ],
    },
  }),
  whyNot: (look, _f, ref, duty) =>
    charactersOf(look.game, sideOf(duty), look).some((slot) => cardRef(slot) === ref)
      ? null
      : { rule: 'setup.characters' },
  run(g, f, answers, io) {
    for (const side of BOTH) {
      const a = g.areas[side];
      const all = charactersOf(g, side, io);
      const names = picked(answers[side]);
      const taken = all.filter((slot) => names.includes(cardRef(slot)));
      const left = all.filter((slot) => !names.includes(cardRef(slot)));
      const ordinary = a.deck.filter((slot) => !all.includes(slot));
      const [inDeck = [], reserve = []] = io.regroup([taken, left], ownersOf(side, io));
      a.reserve = reserve;
      a.deck = io.shuffle([...ordinary, ...inDeck]);
    }
    io.emit({ k: 'characters-chosen' });
    f.at = 'begin';
  },
};

const begin: EvrStep<Setup> = {
  run(g, _f, _answers, io) {
    for (const side of BOTH) g.areas[side].influence = STARTING_INFLUENCE;
    g.balance = io.int(2, 'balance') as Side;
    g.round = 1;
    io.emit({ k: 'balance-set', seat: g.balance });
    io.pop();
    io.push({ k: 'round', at: 'planning' });
  },
};

export const setup = { 'lay-out': layOut, characters, begin };

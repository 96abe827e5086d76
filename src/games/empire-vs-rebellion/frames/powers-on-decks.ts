import { chosen, type Option } from '../../../kernel/forms/index.ts';
import { type CardSlot, cardRef } from '../../../kernel/ids.ts';
import {
  discardFromPlay,
  type EvrIo,
  intoPlay,
  lockIn,
  narrowReserveNotes,
  noteReserve,
  ownersOf,
  renew,
  reserveToDeck,
  retrieveStrategies,
  takeTop,
  useStrategy,
} from '../moves.ts';
import { powerIn } from '../queries/powers.ts';
import { canDraw, hasRoom } from '../queries/table.ts';
import { type Evr, NONE, only, other, type Reader, type Side } from '../state.ts';
import { cardStep, DECLINE, type EvrStep, slotIn } from './card-step.ts';
import type { FrameOf } from './frames.ts';

/** Powers that look into, search or change decks, discard piles, reserves and strategies. */

const byUser = (_g: Evr, f: { side: Side }) => only(f.side);

const WHOSE: readonly Option[] = [
  { id: 'side:0', refs: ['side:rebel'] },
  { id: 'side:1', refs: ['side:imperial'] },
];

/** "Choose a player": one whose deck, or discard pile, has a card. */
function whoseStep<F extends { side: Side; whose: Side }>(
  kind: string,
  rule: 'power.recon' | 'power.ig-88',
  then: (g: Evr, f: F, io: EvrIo) => void,
): EvrStep<F> {
  return {
    who: byUser,
    ask: (look) => ({
      kind,
      rule,
      form: { is: 'choose', options: WHOSE.filter((_, side) => canDraw(look.game, side as Side)) },
    }),
    whyNot: (look, _f, ref) =>
      WHOSE.some((option, side) => option.id === ref && canDraw(look.game, side as Side)) ? null : { rule },
    run(g, f, answers, io) {
      f.whose = chosen(answers[0]) === 'side:0' ? 0 : 1;
      io.emit({ k: 'looks', seat: f.side, whose: f.whose });
      then(g, f, io);
    },
  };
}

/** A card goes faceup to the discard pile of the deck it came from. */
function discardFromDeck(g: Evr, side: Side, slot: CardSlot, io: EvrIo): void {
  const a = g.areas[side];
  a.deck = a.deck.filter((s) => s !== slot);
  io.reveal([slot], io.all);
  a.discard.push(slot);
  io.emit({ k: 'discarded', seat: side, cards: [slot] });
}

// ---- Recon ----

const recon = {
  whose: whoseStep<FrameOf<'recon'>>('power.recon.whose', 'power.recon', (g, f, io) => {
    // One card left: take it, renew the deck, take one more (D4).
    const seen = [takeTop(g, f.whose, io), takeTop(g, f.whose, io)].filter((slot) => slot !== NONE);
    g.areas[f.whose].deck.unshift(...seen);
    io.reveal(seen, ownersOf(f.side, io));
    io.emit({ k: 'saw', seat: f.side, whose: f.whose, cards: seen });
    f.seen = seen;
    // A single card found in all goes back on top, and nothing is discarded (D4).
    if (seen.length < 2) io.pop();
    else f.at = 'discard';
  }),
  discard: cardStep<FrameOf<'recon'>>({
    kind: 'power.recon.discard',
    about: (f) => f.card,
    rule: 'power.recon',
    who: byUser,
    candidates: (_look, f) => f.seen,
    run(g, f, id, io) {
      io.pop();
      discardFromDeck(g, f.whose, slotIn(id), io);
    },
  }),
};

// ---- Han Solo ----

const searchAndPlay: {
  search: EvrStep<FrameOf<'search-and-play'>>;
  play: EvrStep<FrameOf<'search-and-play'>>;
} = {
  search: {
    run(g, f, _answers, io) {
      renew(g, f.side, io);
      io.reveal(g.areas[f.side].deck, ownersOf(f.side, io));
      f.at = 'play';
    },
  },
  play: cardStep<FrameOf<'search-and-play'>>({
    kind: 'power.search-and-play',
    about: (f) => f.card,
    rule: 'power.han-solo',
    who: byUser,
    candidates: (look, f) => look.game.areas[f.side].deck,
    run(g, f, id, io) {
      const a = g.areas[f.side];
      const slot = slotIn(id);
      io.pop();
      intoPlay(g, f.side, slot, io);
      a.deck = io.shuffle(a.deck.filter((s) => s !== slot));
      io.emit({ k: 'searched-and-played', seat: f.side, cards: [slot] });
    },
  }),
};

// ---- Leia Organa ----

const fromReserve: { choose: EvrStep<FrameOf<'from-reserve'>> } = {
  choose: {
    who: byUser,
    ask(look, f) {
      const { reserve } = look.game.areas[f.side];
      const room = hasRoom(look.game, f.side, look);
      const options = reserve.flatMap((slot) => [
        ...(room ? [{ id: `play:${slot}`, refs: [cardRef(slot)] }] : []),
        { id: `shuffle:${slot}`, refs: [cardRef(slot)] },
      ]);
      return { kind: 'power.from-reserve', rule: 'power.leia-organa', form: { is: 'choose', options } };
    },
    whyNot(look, f, ref) {
      if (!look.game.areas[f.side].reserve.includes(slotIn(ref))) return { rule: 'power.leia-organa' };
      return ref.startsWith('play:') && !hasRoom(look.game, f.side, look) ? { rule: 'power.capacity' } : null;
    },
    run(g, f, answers, io) {
      const id = chosen(answers[0]);
      const slot = slotIn(id);
      io.pop();
      if (id.startsWith('shuffle:')) return reserveToDeck(g, f.side, slot, io);
      const a = g.areas[f.side];
      a.reserve = a.reserve.filter((s) => s !== slot);
      narrowReserveNotes(f.side, io.read(slot), io);
      intoPlay(g, f.side, slot, io);
      io.emit({ k: 'played-from-reserve', seat: f.side, cards: [slot] });
    },
  },
};

// ---- Obi-Wan Kenobi ----

const playFromDiscard = {
  choose: cardStep<FrameOf<'play-from-discard'>>({
    kind: 'power.play-from-discard',
    about: (f) => f.card,
    rule: 'power.obi-wan-kenobi',
    who: byUser,
    candidates: (look, f) => look.game.areas[f.side].discard,
    run(g, f, id, io) {
      const a = g.areas[f.side];
      const slot = slotIn(id);
      io.pop();
      a.discard = a.discard.filter((s) => s !== slot);
      intoPlay(g, f.side, slot, io);
      io.emit({ k: 'played-from-discard', seat: f.side, cards: [slot] });
    },
  }),
};

// ---- Admiral Piett ----

const discardToDeck = {
  choose: cardStep<FrameOf<'discard-to-deck'>>({
    kind: 'power.discard-to-deck',
    about: (f) => f.card,
    rule: 'power.admiral-piett',
    who: byUser,
    candidates: (look, f) => [...look.game.areas[f.side].discard, ...look.game.areas[other(f.side)].discard],
    run(g, _f, id, io) {
      const slot = slotIn(id);
      const side: Side = g.areas[0].discard.includes(slot) ? 0 : 1;
      const a = g.areas[side];
      io.pop();
      a.discard = a.discard.filter((s) => s !== slot);
      renew(g, side, io); // D12: the rest of the pile first, the card on top of it
      a.deck.unshift(slot);
      io.emit({ k: 'put-on-deck', seat: side, cards: [slot] });
    },
  }),
};

// ---- R2-D2 and C-3PO, Emperor Palpatine ----

const replaced = (f: FrameOf<'replace-strategy'>, r: Reader): Side =>
  powerIn('replace-strategy', f.card, r).whose === 'own' ? f.side : other(f.side);

const replaceStrategy: {
  discard: EvrStep<FrameOf<'replace-strategy'>>;
  choose: EvrStep<FrameOf<'replace-strategy'>>;
} = {
  discard: {
    run(g, f, _answers, io) {
      const side = replaced(f, io);
      const a = g.areas[side];
      const slot = a.chosen;
      a.chosen = NONE;
      a.shown = false;
      useStrategy(g, side, slot, io);
      io.emit({ k: 'strategy-discarded', seat: side, cards: [slot] });
      if (a.unused.length === 0) retrieveStrategies(g, side, io);
      // From here the frame needs only whose strategy it is, and that side answers.
      f.side = side;
      f.at = 'choose';
    },
  },
  choose: cardStep<FrameOf<'replace-strategy'>>({
    kind: 'power.replace-strategy',
    about: (f) => f.card,
    rule: 'strategy.replace',
    who: byUser,
    candidates: (look, f) => [...look.game.areas[f.side].unused, ...look.game.areas[f.side].used],
    judge: (look, f, slot) => (look.game.areas[f.side].used.includes(slot) ? 'planning.used' : null),
    run(g, f, id, io) {
      io.pop();
      lockIn(g, f.side, slotIn(id), io);
      io.emit({ k: 'strategy-chosen', seat: f.side, cards: [g.areas[f.side].chosen] });
    },
  }),
};

// ---- IG-88 ----

const searchTwo = {
  whose: whoseStep<FrameOf<'search-two'>>('power.search-two.whose', 'power.ig-88', (g, f, io) => {
    const a = g.areas[f.whose];
    // D4: fewer than two cards to search among, so the discard pile is shuffled in first.
    if (a.deck.length < 2 && a.discard.length > 0) {
      a.deck = io.shuffle([...a.deck, ...a.discard]);
      a.discard = [];
      io.emit({ k: 'deck-renewed', seat: f.whose, n: a.deck.length });
    }
    io.reveal(a.deck, ownersOf(f.side, io));
    if (f.whose !== f.side) noteReserve(g, f.whose, io);
    f.at = a.deck.length < 2 ? 'top' : 'discard';
  }),
  discard: cardStep<FrameOf<'search-two'>>({
    kind: 'power.search-two.discard',
    about: (f) => f.card,
    rule: 'power.ig-88',
    who: byUser,
    candidates: (look, f) => look.game.areas[f.whose].deck,
    run(g, f, id, io) {
      discardFromDeck(g, f.whose, slotIn(id), io);
      f.at = 'top';
    },
  }),
  top: cardStep<FrameOf<'search-two'>>({
    kind: 'power.search-two.top',
    about: (f) => f.card,
    rule: 'power.ig-88',
    who: byUser,
    candidates: (look, f) => look.game.areas[f.whose].deck,
    run(g, f, id, io) {
      const a = g.areas[f.whose];
      const rest = a.deck.filter((s) => s !== slotIn(id));
      io.pop();
      // Nobody can follow which card of the deck it was: only the searcher goes on knowing it.
      const [top = [], mixed = []] = io.regroup([[slotIn(id)], rest], ownersOf(f.side, io));
      a.deck = [...top, ...io.shuffle(mixed)];
      io.emit({ k: 'searched', seat: f.side, whose: f.whose, cards: top });
    },
  }),
};

// ---- Jabba the Hutt ----

const lookAndPlay: {
  look: EvrStep<FrameOf<'look-and-play'>>;
  discard: EvrStep<FrameOf<'look-and-play'>>;
  play: EvrStep<FrameOf<'look-and-play'>>;
} = {
  look: {
    run(g, f, _answers, io) {
      renew(g, f.side, io);
      const top = g.areas[f.side].deck.slice(0, 1);
      io.reveal(top, ownersOf(f.side, io));
      io.emit({ k: 'saw', seat: f.side, whose: f.side, cards: top });
      f.at = 'discard';
    },
  },
  discard: cardStep<FrameOf<'look-and-play'>>({
    kind: 'power.look-and-play.discard',
    about: (f) => f.card,
    rule: 'power.jabba-the-hutt',
    who: byUser,
    candidates: (look, f) => look.game.areas[f.side].play,
    may: true,
    run(g, f, id, io) {
      f.at = 'play';
      if (id === DECLINE.id) io.emit({ k: 'discarded-nothing', seat: f.side });
      else discardFromPlay(g, slotIn(id), io);
      if (hasRoom(g, f.side, io)) return;
      io.pop(); // no room: there is nothing left to decide, and everybody can see that
      io.emit({ k: 'left-on-deck', seat: f.side });
    },
  }),
  play: cardStep<FrameOf<'look-and-play'>>({
    kind: 'power.look-and-play.play',
    about: (f) => f.card,
    rule: 'power.jabba-the-hutt',
    who: byUser,
    candidates: (look, f) => look.game.areas[f.side].deck.slice(0, 1),
    may: true,
    run(g, f, id, io) {
      io.pop();
      if (id === DECLINE.id) {
        io.emit({ k: 'left-on-deck', seat: f.side });
        return;
      }
      const slot = takeTop(g, f.side, io);
      intoPlay(g, f.side, slot, io);
      io.emit({ k: 'played', seat: f.side, cards: [slot] });
    },
  }),
};

export const powersOnDecks = {
  recon,
  'search-and-play': searchAndPlay,
  'from-reserve': fromReserve,
  'play-from-discard': playFromDiscard,
  'discard-to-deck': discardToDeck,
  'replace-strategy': replaceStrategy,
  'search-two': searchTwo,
  'look-and-play': lookAndPlay,
};

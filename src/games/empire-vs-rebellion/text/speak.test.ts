import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { type Event, type EventView, eventsFor, type Recorded } from '../../../kernel/events.ts';
import { apply, type Done, start } from '../../../kernel/flow/apply.ts';
import { playout } from '../../../kernel/flow/playout.ts';
import { sample } from '../../../kernel/forms/index.ts';
import { NO_FACE, type Ref, type Viewer, viewerBit } from '../../../kernel/ids.ts';
import { type Question, questionFor } from '../../../kernel/question.ts';
import { isRefusal, type Refusal } from '../../../kernel/refusal.ts';
import {
  doesOf,
  type NamingView,
  nameOf,
  type Offer,
  sayEvent,
  sayOption,
  sayOutcome,
  sayQuestion,
  sayRefusal,
  sayRule,
  seatNamesOf,
} from '../../../kernel/speak/index.ts';
import { TABLE_TEXT } from '../../../kernel/speak/table-rules.ts';
import { viewOf } from '../../../kernel/view.ts';
import { FACES, faceOf } from '../cards/faces.ts';
import type { EvrFrame } from '../frames/frames.ts';
import { empireVsRebellion as game } from '../index.ts';
import type { Evr, EvrOptions } from '../state.ts';
import { en } from './en.ts';

const GAMES = 300;
const VIEWERS: readonly Viewer[] = [0, 1, null];
/** Every fifth game is the tutorial. */
const optionsOf = (seed: number): EvrOptions => ({ tutorial: seed % 5 === 4 });

/** What no sentence may have: a missing key, a hole that nothing filled, two spaces, a small letter or no stop at its ends. */
const flaw = (sentence: string): boolean => /[[\]{}]|undefined|NaN| {2}|^[^A-Z]|[^.!?]$/.test(sentence);
/** An option is not a sentence: it needs no full stop. */
const optionFlaw = (option: string): boolean => option === '' || flaw(`${option.replace(/\.$/, '')}.`);

const nameIn = (face: number): string => en[`face.${FACES[face]}`] ?? 'no name';

describe('every event of random games', () => {
  const kinds = new Set<string>();
  const flaws = new Set<string>();
  const leaks = new Set<string>();
  const counted = { said: 0, kept: 0, shown: 0 };

  /** Faces that somebody knew when it was told: named to those who knew, kept from those who did not. */
  function judge({ faces }: Recorded, viewer: Viewer, sentence: string): void {
    const knows = (known: number): boolean => (known & viewerBit(viewer, 2)) !== 0;
    // The two sides have cards of the same name; hearing about one tells nothing about the other.
    const named = new Set(faces.flatMap(([, face, known]) => (knows(known) ? [nameIn(face)] : [])));
    for (const [, face, known] of faces) {
      const said = sentence.includes(nameIn(face));
      if (knows(known)) counted.shown += said ? 1 : 0;
      else if (!named.has(nameIn(face))) {
        counted.kept++;
        if (said) leaks.add(sentence);
      }
    }
  }

  function listen({ told }: Done<Evr, EvrFrame>): void {
    for (const one of told) {
      kinds.add(one.e.k);
      for (const viewer of VIEWERS) {
        for (const mine of eventsFor([one], viewer, 2)) {
          const sentence = sayEvent(game, mine, viewer);
          counted.said++;
          if (flaw(sentence)) flaws.add(`${one.e.k}: ${sentence}`);
          judge(one, viewer, sentence);
        }
      }
    }
  }

  beforeAll(() => {
    for (let seed = 0; seed < GAMES; seed++) {
      const chance = seeded(`speak ${seed}`);
      let done = start(game, optionsOf(seed), chance);
      listen(done);
      while (!done.state.over) {
        const seat = done.state.asked[0] ?? 0;
        const { question } = viewOf(game, done.state, seat);
        if (!question) throw new Error('nobody is asked');
        const next = apply(game, done.state, seat, question.id, sample(question.form, chance), chance);
        if (isRefusal(next)) throw new Error(next.refused);
        done = next;
        listen(done);
      }
    }
  }, 120_000);

  it('is said to every viewer in a whole sentence', () => {
    expect(counted.said).toBeGreaterThan(100_000);
    expect([...flaws]).toEqual([]);
  });

  it('never names a face to somebody who does not know it', () => {
    expect(counted.kept).toBeGreaterThan(1_000);
    expect(counted.shown).toBeGreaterThan(10_000);
    expect([...leaks]).toEqual([]);
  });

  it('has words, and no words are there for an event that never happens', () => {
    const worded = new Set(Object.keys(en).flatMap((key) => /^tell\.([\w-]+)/.exec(key)?.[1] ?? []));
    expect([...kinds].filter((kind) => !worded.has(kind))).toEqual([]);
    // At random a struggle hardly ever lasts until a deck is empty or a position comes back; these have tests of their own below.
    const rare = ['deck-renewed', 'position-repeated'];
    expect([...worded].filter((kind) => !kinds.has(kind) && !rare.includes(kind))).toEqual([]);
  });
});

describe('every question of random games', () => {
  /** Enough of each kind to meet its variants; a game asks for turns by the hundred. */
  const ENOUGH = 150;
  const asked = new Map<string, number>();
  const flaws = new Set<string>();
  const alike = new Set<string>();
  const verbs = new Set<string>();
  /** Only choices are answered in advance, and then need a name. */
  const choices = new Set<string>();

  const offersOf = ({ form }: Question): readonly Offer[] => {
    if (form.is === 'choose') return form.options;
    if (form.is === 'pick') return form.from;
    return form.is === 'allot' ? form.lots : [];
  };
  const refsOf = ({ form }: Question): readonly Ref[] => {
    if (form.is === 'arrange') return [...form.items, ...form.piles.map(({ id }): Ref => `pile:${id}`)];
    return form.is === 'allot' ? form.slots.map(({ ref }) => ref) : [];
  };

  function read(question: Question, view: NamingView): void {
    if (question.form.is === 'choose') choices.add(question.kind);
    const prompt = sayQuestion(game, question, view);
    if (flaw(prompt)) flaws.add(`${question.kind}: ${prompt}`);
    const lines = [
      ...offersOf(question).map((offer) => sayOption(game, view, question, offer)),
      ...refsOf(question).map((ref) => nameOf(game, view, ref)),
    ];
    for (const offer of offersOf(question)) {
      const [verb = ''] = offer.id.split(':');
      verbs.add(verb === 'do' ? offer.id : verb);
    }
    for (const line of lines) {
      if (optionFlaw(line.charAt(0).toUpperCase() + line.slice(1))) flaws.add(`${question.kind}: ${line}`);
      if (line.includes('facedown')) flaws.add(`${question.kind} offers what cannot be seen: ${line}`);
    }
    if (new Set(lines).size < lines.length) alike.add(`${question.kind}: ${lines.join(' / ')}`);
  }

  beforeAll(() => {
    for (let seed = 0; seed < GAMES; seed++) {
      playout(game, optionsOf(seed), seeded(`ask ${seed}`), (kind, run) => {
        const n = (asked.get(kind) ?? 0) + 1;
        asked.set(kind, n);
        if (n > ENOUGH) return;
        const question = questionFor(run, run.s.asked[0] ?? 0);
        if (question) read(question, viewOf(game, run.s, question.seat));
      });
    }
  }, 120_000);

  it('has a prompt and a line for every option, and nothing is missing in them', () => {
    expect([...flaws]).toEqual([]);
  });

  it('offers no two things that read the same', () => {
    expect([...alike]).toEqual([]);
  });

  it('has words, and no words are there for a question or an option that is never met', () => {
    const kinds = [...asked.keys()];
    const prompts = Object.keys(en).filter((key) => key.startsWith('ask.'));
    const unasked = prompts.filter(
      (key) => !kinds.some((kind) => key === `ask.${kind}` || key.startsWith(`ask.${kind}.`)),
    );
    expect(kinds.filter((kind) => !prompts.includes(`ask.${kind}`))).toEqual([]);
    expect(unasked).toEqual([]);
    const named = Object.keys(en).flatMap((key) => /^kind\.(.+)$/.exec(key)?.[1] ?? []);
    expect(named.sort()).toEqual([...choices].sort());
    const plain = Object.keys(en).flatMap((key) => /^option\.((do:)?[a-z]+)$/.exec(key)?.[1] ?? []);
    expect(plain.sort()).toEqual([...verbs].sort());
    const special = Object.keys(en).filter((key) => /^option\.\w+\./.test(key));
    expect(special.length).toBeGreaterThan(8);
    expect(special.filter((key) => !kinds.some((kind) => key.startsWith(`option.${kind}.`)))).toEqual([]);
  });
});

describe('an event', () => {
  /** Cards by name, and which of them the viewer knows; slots are numbered as they stand. */
  const event = (e: Event, ...known: (string | null)[]): EventView => ({
    e: known.length === 0 ? e : { ...e, cards: known.map((_, slot) => slot) },
    faces: Object.fromEntries(known.flatMap((id, slot) => (id === null ? [] : [[slot, faceOf(id)]]))),
  });
  const played = event({ k: 'played', side: 1 }, 'imperial-military-4');

  it('has the viewer as "you", and names the others by their side or as the table wishes', () => {
    expect(sayEvent(game, played, 1)).toBe('You play Military 4.');
    expect(sayEvent(game, played, 0)).toBe('The Empire plays Military 4.');
    expect(sayEvent(game, played, null)).toBe('The Empire plays Military 4.');
    expect(sayEvent(game, played, null, ['Anna', 'Ben'])).toBe('Ben plays Military 4.');
  });

  it('says whose something is: mine, their own, or somebody else’s', () => {
    const looks = (side: number, whose: number, viewer: Viewer) =>
      sayEvent(game, event({ k: 'looks', side, whose }), viewer);
    expect(looks(0, 0, 0)).toBe('You look into your deck.');
    expect(looks(0, 0, 1)).toBe('The Rebellion looks into their own deck.');
    expect(looks(0, 1, 1)).toBe('The Rebellion looks into your deck.');
    expect(looks(0, 1, null)).toBe("The Rebellion looks into the Empire's deck.");
  });

  it('is told more plainly to those who know no card of it', () => {
    const saw = { k: 'saw', side: 0, whose: 1 };
    const [luke, yoda] = ['luke-skywalker', 'yoda'];
    expect(sayEvent(game, event(saw, luke, yoda), 0)).toBe(
      "You see the top of the Empire's deck: Luke Skywalker and Yoda.",
    );
    expect(sayEvent(game, event(saw, null, null), 1)).toBe('The Rebellion sees the top cards of your deck.');
    expect(sayEvent(game, event(saw, null), 1)).toBe('The Rebellion sees the top card of your deck.');
    expect(sayEvent(game, event(saw, luke, null, null), 1)).toBe(
      'The Rebellion sees the top of your deck: Luke Skywalker and 2 facedown cards.',
    );
  });

  it('mentions facedown cards where there is no plainer sentence', () => {
    expect(sayEvent(game, event({ k: 'played', side: 0 }, null), 1)).toBe(
      'The Rebellion plays a facedown card.',
    );
  });

  it('says by whom a strategy was picked', () => {
    const picked = (by: string, viewer: Viewer) =>
      sayEvent(game, event({ k: 'strategy-picked', side: 0, by }, null), viewer);
    expect(picked('chance', 1)).toBe("The Rebellion's strategy is picked by chance, facedown.");
    expect(picked('1', 1)).toBe("The Rebellion's strategy is picked by you, facedown.");
    expect(picked('1', 0)).toBe('Your strategy is picked by the Empire, facedown.');
  });

  it('counts one and many', () => {
    const won = (n: number) => sayEvent(game, event({ k: 'event-won', side: 0, n }, 'battle-of-hoth'), 1);
    expect(won(1)).toBe('The Rebellion wins Battle of Hoth, worth 1 point.');
    expect(won(3)).toBe('The Rebellion wins Battle of Hoth, worth 3 points.');
    const renewed = (n: number) => sayEvent(game, event({ k: 'deck-renewed', side: 0, n }), 0);
    expect(renewed(1)).toBe('Your discard pile is shuffled into a new deck of 1 card.');
    expect(renewed(7)).toBe('Your discard pile is shuffled into a new deck of 7 cards.');
  });

  it('says whose turn counts as a pass', () => {
    const repeated = (viewer: number) => sayEvent(game, event({ k: 'position-repeated', side: 0 }), viewer);
    const before = 'This position has come up twice before in this struggle';
    expect(repeated(0)).toBe(`${before}: your turn counts as a pass.`);
    expect(repeated(1)).toBe(`${before}: the turn of the Rebellion counts as a pass.`);
  });

  it('of the table itself has words, too', () => {
    const kinds = Object.keys(TABLE_TEXT).flatMap((key) => /^tell\.(table\..*)/.exec(key)?.[1] ?? []);
    expect(kinds.length).toBeGreaterThan(5);
    const all = kinds.flatMap((k) => [0, 1].map((viewer) => sayEvent(game, event({ k, seat: 0 }), viewer)));
    expect(all.filter(flaw)).toEqual([]);
    expect(sayEvent(game, event({ k: 'table.resigned', seat: 0 }), 0)).toBe('You resign.');
    expect(sayEvent(game, event({ k: 'table.resigned', seat: 0 }), 1)).toBe('The Rebellion resigns.');
  });

  it('without words shows its key', () => {
    expect(sayEvent(game, event({ k: 'no-such-thing', side: 0 }), 0)).toBe('[tell.no-such-thing]');
  });
});

describe('a prompt', () => {
  const ask = (kind: string, more: Partial<Question>): Question => ({
    id: 'q1',
    seat: 0,
    duty: 'rebel/play',
    kind,
    rule: 'struggle.turn',
    form: { is: 'choose', options: [] },
    ...more,
  });
  const options = (...ids: string[]) => ({
    form: { is: 'choose' as const, options: ids.map((id) => ({ id, refs: [] })) },
  });

  it('lists what the turn allows, each kind once', () => {
    const all = ask('struggle.turn', options('do:play', 'power:1', 'power:2', 'ready:3', 'do:pass'));
    expect(sayQuestion(game, all)).toBe(
      'Your turn: play a card, use a power, ready a card for one influence or pass.',
    );
    const full = ask('struggle.turn', { ...options('power:1', 'do:pass'), facts: { long: true } });
    expect(sayQuestion(game, full)).toBe(
      'Your turn: use a power or pass. This struggle has lasted very long; you may offer a draw at any time.',
    );
  });

  it('gives the reason when there is one', () => {
    const must = ask('struggle.turn', { ...options('do:play'), rule: 'struggle.must-play' });
    expect(sayQuestion(game, must)).toContain('you have no card in play, so you must play');
  });

  it('says what it is about where the catalogue asks for that', () => {
    const other = { ...game, text: { 'ask.x': 'What of {about}?', 'side.rebel': 'us', 'face.yoda': 'Yoda' } };
    const question = ask('x', { about: ['card:0', 'side:rebel'] });
    expect(sayQuestion(other, question, { faces: [faceOf('yoda')], options: null })).toBe(
      'What of Yoda and us?',
    );
    expect(sayQuestion(other, question)).toBe('What of a facedown card and us?');
  });

  it('without words shows its key', () => {
    expect(sayQuestion(game, ask('no.such', {}))).toBe('[ask.no.such]');
  });
});

describe('an option', () => {
  const view: NamingView = {
    faces: [faceOf('rebel-recon-3'), NO_FACE, faceOf('rebel-support')],
    options: { tutorial: false },
  };
  const read = (kind: string, id: string, ...refs: Ref[]): string =>
    sayOption(game, view, { kind, seat: 0 }, { id, refs });

  it('says what it does, and with which card', () => {
    expect(read('struggle.turn', 'do:pass')).toBe('Pass');
    expect(read('struggle.turn', 'power:0', 'card:0')).toBe(
      'Use Recon 3: see the top two cards of a deck and discard one',
    );
    expect(read('struggle.turn', 'ready:0', 'card:0')).toBe('Ready Recon 3 for one influence');
    expect(read('power.recon.discard', 'card:0', 'card:0')).toBe('Recon 3 (Rebel)');
    expect(read('planning.strategy', 'card:2', 'card:2')).toBe(`Support: ${en['does.rebel-support']}`);
  });

  it('may have words of its own under one question', () => {
    expect(read('any', 'do:decline')).toBe('Do nothing');
    expect(read('power.look-and-play.discard', 'do:decline')).toBe('Discard nothing');
  });

  it('names nothing that the asked seat cannot see', () => {
    expect(read('planning.strategy', 'card:1', 'card:1')).toBe('A facedown card');
  });

  it('says "your" of one’s own side', () => {
    expect(read('power.recon.whose', 'side:0', 'side:rebel')).toBe('Your deck');
    expect(read('power.recon.whose', 'side:1', 'side:imperial')).toBe("The Empire's deck");
  });

  it('without words shows its key', () => {
    expect(read('any', 'juggle:3')).toBe('[option.juggle]');
  });
});

describe('a name', () => {
  const view = { faces: [faceOf('imperial-the-force-2'), NO_FACE] };

  it('is that of the face, in the length wanted, or of a facedown card', () => {
    expect(nameOf(game, view, 'card:0')).toBe('The Force 2');
    expect(nameOf(game, view, 'card:0', 'full')).toBe('The Force 2 (Imperial)');
    expect(nameOf(game, view, 'card:0', 'short')).toBe('For 2');
    expect(nameOf(game, view, 'card:1')).toBe('a facedown card');
    expect(nameOf(game, view, 'card:99')).toBe('a facedown card');
    expect(nameOf(game, view, 'face:yoda', 'full')).toBe('Yoda');
  });

  it('of anything else is its word, or the missing key', () => {
    expect(nameOf(game, view, 'side:imperial')).toBe('the Empire');
    expect(nameOf(game, view, 'part:discard-own')).toBe('discard one of your own cards in play');
    expect(nameOf(game, view, 'system:hoth')).toBe('[system.hoth]');
  });

  it('goes with what the card does, if the card is known', () => {
    expect(doesOf(game, view, 'card:0')).toBe(en['does.imperial-the-force-2']);
    expect(doesOf(game, view, 'card:1')).toBe(null);
    expect(doesOf(game, view, 'side:rebel')).toBe(null);
  });

  it('of a seat is its own, else its side’s', () => {
    expect(seatNamesOf(game)).toEqual(['the Rebellion', 'the Empire']);
    const named = { ...game, text: { ...en, 'seat.rebel': 'the Admiral' } };
    expect(seatNamesOf(named, { tutorial: true })).toEqual(['the Admiral', 'the Empire']);
  });
});

describe('a refusal', () => {
  it.each(
    Object.keys(TABLE_TEXT).flatMap((key) => /^refused\.(.*)/.exec(key)?.[1] ?? []) as Refusal['refused'][],
  )('%s is put into words', (refused) => {
    expect(flaw(sayRefusal(game, { refused }))).toBe(false);
  });

  it('cites the rule of the game or of the table', () => {
    const said = sayRefusal(game, { refused: 'unknown', rule: 'struggle.capacity' });
    expect(said).toBe(`That is not on offer. Capacity: ${game.rules['struggle.capacity']?.text}`);
    expect(sayRule(game, 'table.turn')).toMatch(/^Whose turn it is: You can only/);
    expect(sayRule(game, 'no.such.rule')).toBe('[no.such.rule]');
  });
});

describe('an outcome', () => {
  it('names the winner and the reason', () => {
    expect(sayOutcome(game, { seats: ['lost', 'won'], reason: 'winning' })).toBe(
      'The Empire wins with seven points or more.',
    );
    expect(sayOutcome(game, { seats: ['won', 'lost'], reason: 'resigned' }, ['Anna', 'Ben'])).toBe(
      'Anna wins by resignation.',
    );
    expect(sayOutcome(game, { seats: ['won', 'won', 'lost'], reason: 'resigned' }, ['A', 'B', 'C'])).toBe(
      'A and B win by resignation.',
    );
  });

  it('has words for each way to end', () => {
    expect(sayOutcome(game, { seats: ['drawn', 'drawn'], reason: 'agreed-draw' })).toBe(
      'The game is drawn by agreement.',
    );
    expect(sayOutcome(game, { reason: 'tutorial.end', seats: ['drawn', 'drawn'] })).toBe(
      'The game is drawn because the totals are equal or both are over the objective.',
    );
    expect(sayOutcome(game, { reason: 'tutorial.result', seats: ['won', 'lost'] })).toBe(
      'The Rebellion wins with the higher total that is not over the objective.',
    );
  });
});

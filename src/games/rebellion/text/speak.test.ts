import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { type Event, type EventView, eventsFor, type Recorded } from '../../../kernel/events.ts';
import { Run } from '../../../kernel/flow/run.ts';
import { offers, sample } from '../../../kernel/forms/index.ts';
import { type Viewer, viewerBit } from '../../../kernel/ids.ts';
import { type Question, questionFor } from '../../../kernel/question.ts';
import {
  type NamingView,
  nameOf,
  sayEvent,
  sayOption,
  sayOutcome,
  sayPlace,
  sayQuestion,
} from '../../../kernel/speak/index.ts';
import { newState } from '../../../kernel/state.ts';
import { viewOf } from '../../../kernel/view.ts';
import { FACES, faceOf } from '../faces.ts';
import type { RebFrame } from '../frames/frames.ts';
import { rebellion as game } from '../index.ts';
import { kindNo, leaderNo, type Reb, type RebOptions, systemNo } from '../state.ts';
import { en } from './en.ts';
import { eventKinds, optionVerbs, questionKinds } from './testing/sources.ts';

const GAMES = 90;
const VIEWERS: readonly Viewer[] = [0, 1, null];
const optionsOf = (seed: number): RebOptions => {
  const sets = Object.values(game.optionSets);
  return sets[seed % sets.length]!;
};

/** What no sentence may have: a missing key, a hole that nothing filled, two spaces, a small letter or no stop at its ends. */
const flaw = (sentence: string): boolean => /[[\]{}]|undefined|NaN|-1| {2}|^[^A-Z0-9]|[^.!?]$/.test(sentence);
/** An option is not a sentence: it needs no full stop. */
const optionFlaw = (option: string): boolean => option === '' || flaw(`${option.replace(/\.$/, '')}.`);

const nameIn = (face: number): string => en[`face.${FACES[face]}`] ?? 'no name';
/** The sentences for a kind of event. */
const wordsFor = (kind: string): string[] =>
  ['', '.me', '.hidden', '.me.hidden'].map((end) => `tell.${kind}${end}`).filter((key) => key in en);

describe('random games', () => {
  const told = new Set<string>();
  const asked = new Map<string, number>();
  const flaws = new Set<string>();
  const leaks = new Set<string>();
  const hidden = new Set<string>();
  const alike = new Set<string>();
  /** Only choices are answered in advance, and then need a name. */
  const choices = new Set<string>();
  const reasons = new Set<string>();
  const counted = { said: 0, kept: 0, shown: 0 };

  /** Faces that somebody knew when it was told: named to those who knew, kept from those who did not. */
  function judge({ faces }: Recorded, viewer: Viewer, sentence: string): void {
    const knows = (known: number): boolean => (known & viewerBit(viewer, 2)) !== 0;
    // Cards have copies: hearing about one tells nothing about the other.
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

  function listen(one: Recorded): void {
    told.add(one.e.k);
    for (const viewer of VIEWERS) {
      for (const mine of eventsFor([one], viewer, 2)) {
        const sentence = sayEvent(game, mine, viewer);
        counted.said++;
        if (flaw(sentence)) flaws.add(`${one.e.k}: ${sentence}`);
        judge(one, viewer, sentence);
      }
    }
  }

  /** Enough of each kind to meet its variants. */
  const ENOUGH = 120;

  function read(run: Run<Reb, RebFrame, RebOptions>): void {
    const question = questionFor(run, run.s.asked[0] ?? 0);
    if (!question) return;
    const n = (asked.get(question.kind) ?? 0) + 1;
    asked.set(question.kind, n);
    if (n <= ENOUGH) readQuestion(question, viewOf(game, run.s, question.seat));
  }

  function readQuestion(question: Question, view: NamingView): void {
    const { form, kind } = question;
    if (form.is === 'choose') choices.add(kind);
    const prompt = sayQuestion(game, question, view);
    if (flaw(prompt)) flaws.add(`${kind}: ${prompt}`);
    const offered = offers(form);
    const lines = offered.map((offer) => sayOption(game, view, question, offer));
    const slots = form.is === 'allot' ? form.slots : [];
    const places = slots.map((slot) => sayPlace(game, view, question, slot));
    const sources = form.is === 'haul' ? form.sources.map(({ from }) => nameOf(game, view, from)) : [];
    const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
    for (const line of [...lines, ...[...places, ...sources].map(capital)]) {
      if (optionFlaw(line)) flaws.add(`${kind}: ${line}`);
      if (line.toLowerCase().includes('a facedown card'))
        hidden.add(`${kind} offers what cannot be seen: ${line}`);
    }
    // Copies of a card are alike; in a move units of a kind are told apart by the system named beside them.
    const cards = [...offered.map(({ refs }) => refs[0]), ...slots.map(({ ref }) => ref)].some((ref) =>
      ref?.startsWith('card:'),
    );
    const twice = (list: readonly string[]): boolean => new Set(list).size < list.length;
    if (form.is !== 'haul' && !cards && (twice(lines) || twice(places)))
      alike.add(`${kind}: ${[...lines, ...places].join(' / ')}`);
  }

  beforeAll(() => {
    for (let seed = 0; seed < GAMES; seed++) {
      const chance = seeded(`speak ${seed}`);
      const run = new Run(game, newState(game, optionsOf(seed)), chance, true);
      run.advance(null);
      while (!run.s.over) {
        const seat = run.s.asked[0] ?? 0;
        read(run);
        run.submit(seat, sample(run.asked(seat).form, chance));
      }
      for (const one of run.told) listen(one);
      reasons.add(sayOutcome(game, run.s.over));
    }
  }, 240_000);

  it('say every event in a whole sentence to every viewer', () => {
    expect(counted.said).toBeGreaterThan(20_000);
    expect([...flaws]).toEqual([]);
  });

  it('never name a face to somebody who does not know it', () => {
    expect(counted.kept).toBeGreaterThan(1_000);
    expect(counted.shown).toBeGreaterThan(5_000);
    expect([...leaks]).toEqual([]);
    expect([...hidden]).toEqual([]);
  });

  it('offer no two things that read the same', () => {
    expect([...alike]).toEqual([]);
  });

  it('contain no event and no question that the search of the sources missed', () => {
    expect([...told].filter((kind) => !eventKinds().includes(kind))).toEqual([]);
    expect([...asked.keys()].filter((kind) => !questionKinds().includes(kind))).toEqual([]);
    expect(told.size).toBeGreaterThan(80);
    expect(asked.size).toBeGreaterThan(60);
  });

  it('name every choice that can be answered in advance', () => {
    const named = Object.keys(en).flatMap((key) => /^kind\.(.+)$/.exec(key)?.[1] ?? []);
    expect([...choices].filter((kind) => !named.includes(kind))).toEqual([]);
    expect(named.filter((kind) => !questionKinds().includes(kind))).toEqual([]);
  });

  it('end in words', () => {
    expect([...reasons].filter(flaw)).toEqual([]);
    expect([...reasons]).toContain('The Rebellion wins because the reputation and time markers have met.');
  });
});

describe('the sources of the rules', () => {
  it('tell nothing without words, and no words are there for what is never told', () => {
    const kinds = eventKinds();
    expect(kinds.length).toBeGreaterThan(90);
    expect(kinds.filter((kind) => wordsFor(kind).length === 0)).toEqual([]);
    const worded = new Set(Object.keys(en).flatMap((key) => /^tell\.([\w-]+)/.exec(key)?.[1] ?? []));
    expect([...worded].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it('ask nothing without words, and no words are there for what is never asked', () => {
    const kinds = questionKinds();
    expect(kinds.length).toBeGreaterThan(80);
    expect(kinds.filter((kind) => !(`ask.${kind}` in en))).toEqual([]);
    const asks = Object.keys(en).flatMap((key) => /^ask\.(.*)/.exec(key)?.[1] ?? []);
    const known = (ask: string): boolean => kinds.some((kind) => ask === kind || ask.startsWith(`${kind}.`));
    expect(asks.filter((ask) => !known(ask))).toEqual([]);
    const special = Object.keys(en).flatMap(
      (key) => /^(?:option|can|place)\.([a-z0-9-]+\.[a-z0-9-]+)/.exec(key)?.[1] ?? [],
    );
    // 'window' has no dot of its own.
    expect(special.filter((kind) => !kinds.includes(kind) && !kind.startsWith('window.'))).toEqual([]);
  });

  it('offer nothing without words', () => {
    const verbs = optionVerbs();
    expect(verbs.length).toBeGreaterThan(40);
    const worded = (verb: string): boolean =>
      Object.keys(en).some((key) => key.startsWith('option.') && key.endsWith(`.${verb}`));
    expect(verbs.filter((verb) => !worded(verb))).toEqual([]);
  });

  it('name no cards to viewers who know none', () => {
    const keys = Object.keys(en).filter((key) => key.startsWith('tell.') && key.endsWith('.hidden'));
    // These cards lie open; what the plainer sentence lacks is something else.
    const open = [
      'tell.mission-placed.hidden',
      'tell.mission-succeeded.hidden',
      'tell.mission-failed.hidden',
    ];
    expect(keys.filter((key) => en[key]?.includes('{cards}'))).toEqual(open);
  });
});

describe('an event', () => {
  /** Cards by name, and which of them the viewer knows; slots are numbered as they stand. */
  const event = (e: Event, ...known: (string | null)[]): EventView => ({
    e: known.length === 0 ? e : { ...e, cards: known.map((_, slot) => slot) },
    faces: Object.fromEntries(known.flatMap((id, slot) => (id === null ? [] : [[slot, faceOf(id)]]))),
  });
  const hoth = systemNo('hoth');

  it('calls places, leaders and units by their names', () => {
    const activated = event({ k: 'activated', side: 1, leader: leaderNo('darth-vader'), system: hoth });
    expect(sayEvent(game, activated, 0)).toBe('The Empire activates Hoth with Darth Vader.');
    expect(sayEvent(game, activated, 1)).toBe('You activate Hoth with Darth Vader.');
    const among = event({ k: 'base-among', side: 0, systems: [hoth, systemNo('endor'), systemNo('yavin')] });
    expect(sayEvent(game, among, null)).toBe(
      'The Rebel base is in one of these systems: Hoth, Endor and Yavin.',
    );
  });

  it('counts units', () => {
    const destroyed = (n: number): string =>
      sayEvent(game, event({ k: 'destroyed', side: 1, system: hoth, unit: kindNo('x-wing'), n }), 0);
    expect(destroyed(1)).toBe('1 X-wing destroyed in Hoth.');
    expect(destroyed(3)).toBe('3 X-wings destroyed in Hoth.');
  });

  it('reads dice', () => {
    const rolled = event({ k: 'rolled', side: 0, system: hoth, theater: 0, red: 'hit directHit', black: '' });
    expect(sayEvent(game, rolled, 0)).toBe('You roll. Red: hit and direct hit. Black: none.');
  });

  it('is told more plainly to those who know no card of it', () => {
    const base = { k: 'base-chosen', side: 0 };
    expect(sayEvent(game, event(base, 'probe-hoth'), 0)).toBe(
      'You put the Hoth probe facedown: your base is there.',
    );
    expect(sayEvent(game, event(base, null), 1)).toBe('The Rebellion chooses the hidden base.');
    const drawn = { k: 'missions-drawn', side: 1, n: 2 };
    expect(sayEvent(game, event(drawn, null, null), 0)).toBe('The Empire draws 2 missions.');
    expect(sayEvent(game, event(drawn, 'interrogation', 'detained'), 1)).toBe(
      'You draw Interrogation and Detained.',
    );
  });
});

describe('a prompt and its options', () => {
  const ask = (kind: string, more: Partial<Question>): Question => ({
    id: 'q1',
    seat: 0,
    duty: 'rebel/missions',
    kind,
    rule: 'command.turn',
    form: { is: 'choose', options: [] },
    ...more,
  });

  it('names the card whose rule asks', () => {
    const where = ask('mission.where', { rule: 'mission.sabotage' });
    expect(sayQuestion(game, where)).toBe('Sabotage: choose a system.');
  });

  it('lists what the turn allows', () => {
    const options = ['activate:princess-leia', 'do:pass'].map((id) => ({ id, refs: [] }));
    expect(sayQuestion(game, ask('command.turn', { form: { is: 'choose', options } }))).toBe(
      'Your turn: send a leader to activate a system or pass for the rest of the phase.',
    );
  });

  it('says what a leader can do, and what a mission needs', () => {
    const view = { faces: [faceOf('sabotage')], options: null };
    const offer = (kind: string, id: string, ref: `${string}:${string}`): string =>
      sayOption(game, view, { kind, seat: 0 }, { id, refs: [ref] });
    expect(offer('mission.oppose', 'send:han-solo', 'leader:han-solo')).toMatch(/^Send Han Solo \(.*tactics/);
    expect(offer('refresh.trim', 'card:0', 'card:0')).toBe('Sabotage (spec ops 1)');
    expect(offer('activate.move', 'x-wing', 'unit:x-wing')).toBe('X-wing');
  });

  it('tells alike targets of damage apart', () => {
    const slot = {
      id: 'x-wing#1',
      ref: 'unit:x-wing' as const,
      tags: [],
      max: null,
      facts: { health: 1, damage: 0 },
    };
    const question = ask('attack.damage', {});
    expect(sayPlace(game, { faces: [], options: null }, question, slot)).toBe('X-wing 2: health 1, damage 0');
  });
});

import { presentValue } from '../../../games/empire-vs-rebellion/public/queries.ts';
import { SIDES } from '../../../games/empire-vs-rebellion/public/table.ts';
import type { Ref } from '../../../kernel/ids.ts';
import { say, type TextArgs } from '../../../kernel/speak/text.ts';
import { plainName } from '../../boards/empire-vs-rebellion/names.ts';
import { WORDS } from '../../boards/empire-vs-rebellion/words.ts';
import { idOf, type Moment, refOf, turnedCard, usable, wayBack } from './moment.ts';

/**
 * One thing to learn. A lesson is offered when it applies; the learner reads it and goes on, or does the thing it is about.
 * None stands in the way: whoever plays on without reading has simply left it behind.
 */
export interface Lesson {
  readonly id: string;
  applies(m: Moment): boolean;
  /** It waits until this is no longer so, instead of being read and put aside. */
  readonly waits?: boolean;
  /** It is about what is being asked or has just happened, and comes before anything else. */
  readonly now?: boolean;
  /** What to point at on the table. */
  readonly shows?: (m: Moment) => readonly Ref[];
  /** What its text is filled with, besides what every text is. */
  readonly args?: (m: Moment) => TextArgs;
}

/** From this total on the next card can be too much. */
const NEAR = 5;
const LEAST_VALUE = 2;
const isNear = (m: Moment): boolean => m.myTotal > m.objective - NEAR && m.myTotal < m.objective;
const ends = (fate: string) => (m: Moment) => m.pic.view.over?.seats[m.mine] === fate;

/** In order of how much they matter when several apply. */
export const LESSONS: readonly Lesson[] = [
  // ---- the end ----
  { id: 'won', applies: ends('won'), waits: true, now: true },
  { id: 'lost', applies: ends('lost'), waits: true, now: true },
  { id: 'drawn', applies: ends('drawn'), waits: true, now: true },

  // ---- what is being asked ----
  { id: 'target-discard', applies: (m) => m.asked === 'power.discard-one', waits: true, now: true },
  { id: 'target-exhaust', applies: (m) => m.asked === 'power.exhaust-some', waits: true, now: true },
  {
    id: 'target-deck',
    applies: (m) => m.asked === 'power.recon.whose',
    waits: true,
    now: true,
    shows: () => ['side:rebel', 'side:imperial'],
  },
  { id: 'target-seen', applies: (m) => m.asked === 'power.recon.discard', waits: true, now: true },

  // ---- from the beginning ----
  {
    id: 'welcome',
    applies: (m) => m.pic.view.over === null,
    args: (m) => ({ side: say(WORDS, `side.${SIDES[m.mine]}`) }),
  },
  { id: 'event', applies: (m) => m.pic.view.over === null, shows: (m) => refOf(m.pic.g.event) },
  {
    id: 'wait',
    applies: (m) => m.asked === '' && m.theirCards.length === 0 && m.pic.view.over === null,
    waits: true,
  },
  {
    id: 'draw',
    applies: (m) => m.myTurn && m.myCards.length === 0,
    waits: true,
    shows: () => ['do:play'],
  },
  {
    id: 'first',
    applies: (m) => m.myCards.length > 0,
    shows: (m) => [`total:${m.mine}`],
    args(m) {
      const [slot = -1] = m.myCards;
      const id = idOf(m, slot);
      return { card: plainName(id), value: slot < 0 ? 0 : presentValue(m.pic.g, m.mine, slot, m.pic.r) };
    },
  },

  // ---- what happens ----
  { id: 'hit', applies: (m) => m.hit },
  {
    id: 'over',
    applies: (m) => m.myTotal > m.objective,
    shows: (m) => [`total:${m.mine}`, ...refOf(wayBack(m))],
    args: (m) => ({ back: wayBack(m) !== undefined }),
  },
  { id: 'they-passed', applies: (m) => m.myTurn && m.pic.g.lastWasPass, shows: () => ['do:pass'] },
  {
    id: 'theirs',
    applies: (m) => m.theirCards.length > 0 && m.myCards.length > 0,
    shows: (m) => [`total:${m.theirs}`],
  },
  {
    id: 'power',
    applies: (m) => m.myTurn && usable(m) !== undefined,
    shows: (m) => refOf(usable(m)),
    args(m) {
      const slot = usable(m);
      const id = slot === undefined ? '' : idOf(m, slot);
      return { card: plainName(id), use: say(WORDS, `use.${id}`) };
    },
  },
  {
    id: 'turned',
    applies: (m) => turnedCard(m) !== undefined,
    shows: (m) => refOf(turnedCard(m)),
    args: (m) => ({ card: plainName(idOf(m, turnedCard(m) ?? -1)) }),
  },
  { id: 'they-over', applies: (m) => m.theirTotal > m.objective, shows: (m) => [`total:${m.theirs}`] },
  { id: 'full', applies: (m) => m.myTurn && m.myCards.length >= m.capacity },
  {
    id: 'close',
    applies: (m) => m.myTurn && isNear(m) && m.myCards.length < m.capacity,
    shows: (m) => [`total:${m.mine}`],
    args: (m) => ({ risk: m.objective - m.myTotal < LEAST_VALUE }),
  },
  {
    id: 'pass',
    applies: (m) => m.myTurn && m.myCards.length > 0 && m.myTotal <= m.objective && m.myTotal > m.theirTotal,
    shows: () => ['do:pass'],
  },
];

/** What every text may speak of. */
export const commonArgs = (m: Moment): TextArgs => ({
  objective: m.objective,
  capacity: m.capacity,
  total: m.myTotal,
  mine: m.myTotal,
  theirs: m.theirTotal,
  win: m.myTotal <= m.objective && (m.theirTotal > m.objective || m.myTotal > m.theirTotal),
});

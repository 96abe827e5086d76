import { wrapped } from '../../../kernel/speak/lines.ts';
import type { Catalogue } from '../../../kernel/speak/text.ts';
import { REGION_IDS } from '../data/systems.ts';
import { BUILD_SPACES, RECRUIT_SPACES, TRACK_LENGTH } from '../data/time-track.ts';
import { BOTH, other, REBEL, type Side, sidesOfSeats } from '../state.ts';
import { battleBlock, missionBlock } from './table/battle.ts';
import { baseBlock, queueBlock, regionBlock } from './table/galaxy.ts';
import { cardsBlock, leadersBlock } from './table/sides.ts';
import { type RebView, Teller } from './table/teller.ts';

/**
 * The table from a viewer's chair, in plain lines. Blocks are parted by blank lines; what stands nearest to the question is
 * what it is most likely about: the galaxy, the far side, the near side, a mission or a combat under way.
 */
export function describeTable(view: RebView, texts?: Catalogue): string[] {
  const t = new Teller(view, texts);
  const near: Side = t.me === REBEL ? 0 : 1; // a spectator has no near side
  return [
    headBlock(t),
    trackBlock(t),
    ...REGION_IDS.map((region) => regionBlock(t, region)),
    baseBlock(t),
    queueBlock(t),
    ...[other(near), near].flatMap((side) => [leadersBlock(t, side), cardsBlock(t, side)]),
    missionBlock(t),
    battleBlock(t),
  ]
    .filter((block) => block.length > 0)
    .flatMap((block, i) => (i === 0 ? block : ['', ...block]));
}

// ---- where the game stands ----

function headBlock(t: Teller): string[] {
  const { view, g } = t;
  const phase = t.say(`phase.${phaseOf(t)}`, { round: g.round });
  const who = sidesOfSeats(view.waiting, view.sides).map((side) => t.who(side));
  const first = who.length === 0 ? t.say('at-rest', { phase }) : t.say('to-act', { phase, who: t.list(who) });
  const passed = BOTH.filter((side) => g.passed[side] && t.frame('command') !== undefined);
  return wrapped(
    passed.length === 1 && passed[0] !== undefined
      ? `${first} ${t.say('has-passed', { side: t.who(passed[0]), n: passed[0] === t.me ? 2 : 1 })}`
      : first,
  );
}

const PHASES = ['setup', 'assignment', 'command', 'refresh'] as const;

function phaseOf(t: Teller): string {
  if (t.view.over) return 'over';
  return PHASES.find((k) => t.frame(k) !== undefined) ?? 'round';
}

// ---- the track ----

const CELL = 4;
const LABEL = 12;

/** Both markers on the track, what the time marker sets off on each space, and what comes next. */
function trackBlock(t: Teller): string[] {
  const { time, reputation } = t.g;
  const spaces = Array.from({ length: TRACK_LENGTH }, (_, i) => i + 1);
  const cells = spaces.map((space) => cell(t, space));
  const icons = spaces.map((space) =>
    iconsOf(t, space)
      .padStart(CELL - 1)
      .padEnd(CELL),
  );
  const head = t.say('track', { time, reputation, n: Math.max(0, reputation - time) });
  return [
    ...wrapped(head),
    `${t.say('track.spaces').padEnd(LABEL)}${cells.join('')}`.trimEnd(),
    `${''.padEnd(LABEL)}${icons.join('')}`.trimEnd(),
    ...wrapped(nextOn(t, time)),
  ];
}

function cell(t: Teller, space: number): string {
  const { time, reputation } = t.g;
  const here = space === time && space === reputation ? 'both' : space === time ? 'time' : 'reputation';
  const text = space === time || space === reputation ? t.say(`track.${here}`, { space }) : ` ${space} `;
  return text.padStart(CELL);
}

const recruits = (space: number): boolean => RECRUIT_SPACES.includes(space);
const builds = (space: number): boolean => BUILD_SPACES.includes(space);

const iconsOf = (t: Teller, space: number): string =>
  `${recruits(space) ? t.say('track.r') : ''}${builds(space) ? t.say('track.b') : ''}`;

/** What the time marker will set off when it moves. */
function nextOn(t: Teller, time: number): string {
  const space = time + 1;
  const what = recruits(space) ? (builds(space) ? 'both' : 'recruit') : builds(space) ? 'build' : 'none';
  return t.say(`track.next.${what}`, { space });
}

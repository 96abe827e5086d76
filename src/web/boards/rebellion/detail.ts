import {
  ACTIONS,
  BUILD_SPACES,
  LEADERS,
  MISSIONS,
  OBJECTIVES,
  RECRUIT_SPACES,
  RING_IDS,
  RINGS,
  TACTICS,
  TRACK_LENGTH,
  UNITS,
} from '../../../games/rebellion/public/data.ts';
import {
  ALL_LEADERS,
  at,
  backOf,
  EMPIRE,
  FACES,
  GONE,
  isSystem,
  KINDS,
  kindIn,
  type Loc,
  leaderId,
  leaderIn,
  locIn,
  NONE,
  printedSide,
  probeLoc,
  queued,
  REBEL,
  SIDES,
  type Side,
  slotIn,
  unitId,
} from '../../../games/rebellion/public/table.ts';
import {
  type RebView,
  showBaseSpace,
  showCard,
  showLeader,
  showRing,
  showSystem,
  showUnit,
  Teller,
} from '../../../games/rebellion/public/words.ts';
import { NO_FACE, type Ref } from '../../../kernel/ids.ts';
import { capitalised } from '../../../kernel/speak/index.ts';
import type { View } from '../../../kernel/view.ts';
import type { Detail } from '../../table/board.ts';
import { doubtAbout } from './library.ts';
import { words } from './words.ts';

/** The terminal's lines as paragraphs: what goes over a line is indented by four more. */
export function paragraphs(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    if (/^ {4}/.test(line) && whole.length > 0) whole[whole.length - 1] += ` ${line.trim()}`;
    else whole.push(line.trim());
  }
  return whole;
}

/** The first paragraph says "NAME: what it is". */
function told(lines: readonly string[], title: string, more: Partial<Detail> = {}): Detail {
  const [head = '', ...rest] = paragraphs(lines);
  const uncertain = doubtAbout(title);
  return {
    title,
    kind: capitalised(head.slice(head.lastIndexOf(': ') + 2)),
    lines: rest,
    ...(uncertain === undefined ? {} : { uncertain }),
    ...more,
  };
}

// ---- cards ----

const CHAPTERS = { mission: MISSIONS, action: ACTIONS, objective: OBJECTIVES, tactic: TACTICS } as const;

function chapterOf(id: string): keyof typeof CHAPTERS | undefined {
  return (Object.keys(CHAPTERS) as (keyof typeof CHAPTERS)[]).find((name) =>
    Object.hasOwn(CHAPTERS[name], id),
  );
}

function sideOfCard(id: string): string | undefined {
  if (Object.hasOwn(OBJECTIVES, id)) return 'rebel';
  const card = [MISSIONS, ACTIONS]
    .map((table) => (table as Record<string, { side: string }>)[id])
    .find(Boolean);
  return card?.side;
}

/** "diplomacy 2", in brackets after the name. */
const inBrackets = (t: Teller, id: string): string[] => {
  const found = /\(([^()]*)\)$/.exec(t.has(`full.${id}`) ? t.word(`full.${id}`) : '')?.[1];
  return found === undefined ? [] : [`${capitalised(found)}.`];
};

function cardDetail(t: Teller, id: string): Detail {
  const title = t.word(`face.${id}`);
  const probed = probeLoc(FACES.indexOf(id));
  if (probed !== NONE) return probeDetail(t, probed, title);
  const chapter = chapterOf(id);
  const side = sideOfCard(id);
  const card = told(showCard(t, id), title, {
    ...(side === undefined ? {} : { side }),
    ...(chapter === undefined ? {} : { rules: [`${chapter}.${id}`] }),
  });
  return { ...card, lines: [...inBrackets(t, id), ...card.lines] };
}

const probeDetail = (t: Teller, system: Loc, title: string): Detail => ({
  title,
  kind: t.word('board.back.probe'),
  side: 'imperial',
  lines: [t.word('board.probe', { system: t.plain(system) })],
  rules: ['probes'],
});

const facedown = (t: Teller, slot: number): Detail => ({
  title: t.word('board.facedown'),
  kind: t.word(`board.back.${backOf(t.g, slot)}`),
  lines: [],
});

// ---- track and queue ----

function spaceDetail(t: Teller, space: number): Detail {
  const { time, reputation } = t.g;
  return {
    title: t.word('board.space', { n: space }),
    kind: t.word('board.track'),
    lines: [
      ...(space === time ? [capitalised(`${t.word('board.space.time')}.`)] : []),
      ...(space === reputation ? [capitalised(`${t.word('board.space.reputation')}.`)] : []),
      ...(RECRUIT_SPACES.includes(space) ? [t.word('board.space.recruits')] : []),
      ...(BUILD_SPACES.includes(space) ? [t.word('board.space.builds')] : []),
      ...(space === time || space === reputation
        ? [t.word('board.track.about', { n: Math.max(0, reputation - time) })]
        : []),
    ],
    rules: ['winning.track'],
  };
}

const queueDetail = (t: Teller, space: number): Detail => ({
  title: t.word('board.queue.nr', { n: space }),
  kind: t.word('board.queue'),
  lines: ([0, 1] as const).map((side) => {
    const units = t.units(KINDS[side], (kind) => queued(t.g, space, kind));
    return `${capitalised(t.side(side))}: ${units === '' ? t.say('nothing') : units}`.replaceAll(
      '\u00a0',
      ' ',
    );
  }),
  rules: ['queue'],
});

/** What lies open of a side's cards. */
function pileDetail(t: Teller, side: Side): Detail {
  const { missions, actions, objectives, projects, probes } = t.g;
  const gone = t.known(probes.gone).map((slot) => t.plain(probeLoc(t.r.read(slot))));
  const piles: [string, readonly number[]][] = [
    ['missions', missions[side].discard],
    ['actions', actions[side].discard],
    side === REBEL ? ['objectives', objectives.discard] : ['projects', projects.discard],
  ];
  const lines = piles.flatMap(([kind, slots]) =>
    slots.length === 0 ? [] : [t.word(`show.pile.${kind}`, { names: t.cards(slots) })],
  );
  const dead = ALL_LEADERS.filter((l) => at(t.g, l) === GONE && printedSide(l) === side);
  const out = side === EMPIRE && gone.length > 0 ? [t.say('probes.gone', { names: gone.join(', ') })] : [];
  const all = [
    ...lines,
    ...out,
    ...(dead.length === 0 ? [] : [t.say('gone', { names: t.leaders(dead).replaceAll('\u00a0', ' ') })]),
  ];
  return {
    title: t.word('board.piles'),
    kind: capitalised(t.side(side)),
    side: SIDES[side],
    lines: all.length === 0 ? [t.say('nothing')] : all,
    rules: ['decks'],
  };
}

// ---- everything ----

type Tell = (t: Teller, name: string, ref: Ref) => Detail | undefined;

const TELL: Readonly<Record<string, Tell>> = {
  system: (t, _name, ref) => {
    const loc = locIn(ref);
    return isSystem(loc) ? told(showSystem(t, loc), t.plain(loc), { rules: ['board'] }) : undefined;
  },
  space: (t) => ({
    ...told(showBaseSpace(t), t.word('show.base-space'), { side: 'rebel', rules: ['base.hidden'] }),
    kind: t.word('board.base.kind'),
  }),
  leader(t, _name, ref) {
    const l = leaderIn(ref);
    if (l === NONE) return undefined;
    const id = leaderId(l);
    const leader = told(showLeader(t, l), t.word(`leader.${id}`), {
      side: LEADERS[id].side,
      rules: ['components.leaders'],
    });
    return { ...leader, lines: [...inBrackets(t, `leader.${id}`), ...leader.lines] };
  },
  unit(t, name) {
    const kind = kindIn(name.split(/[#.]/)[0] ?? name);
    if (kind === NONE) return undefined;
    const id = unitId(kind);
    return told(showUnit(t, kind), t.word(`unit.${id}`), { side: UNITS[id].side, rules: [`unit.${id}`] });
  },
  ring(t, name) {
    const ring = (RING_IDS as readonly string[]).indexOf(name);
    const id = RING_IDS[ring];
    if (id === undefined) return undefined;
    const [title = '', ...lines] = paragraphs(showRing(t, ring));
    return { title, kind: t.word('board.ring'), side: RINGS[id].side, lines, rules: [`ring.${id}`] };
  },
  card(t, _name, ref) {
    const slot = slotIn(ref);
    const face = t.r.read(slot);
    const id = FACES[face];
    return face === NO_FACE || id === undefined ? facedown(t, slot) : cardDetail(t, id);
  },
  face: (t, name) => (FACES.includes(name) ? cardDetail(t, name) : undefined),
  track(t, name) {
    const space = Number(name);
    return space >= 1 && space <= TRACK_LENGTH ? spaceDetail(t, space) : undefined;
  },
  queue: (t, name) => queueDetail(t, Number(name)),
  pile: (t, name) => pileDetail(t, name === 'rebel' ? REBEL : EMPIRE),
  die: (t, name) => ({
    title: capitalised(t.word(`die.${name}`)),
    kind: t.word('board.die'),
    lines: [t.word(`board.die.${name.split('-')[1] ?? ''}`)],
    rules: ['components.dice'],
  }),
};

/** What a thing is, as far as this viewer knows; undefined if the game has no such thing. */
export function detailOf(view: View, ref: Ref): Detail | undefined {
  const colon = ref.indexOf(':');
  const tell = TELL[ref.slice(0, colon)];
  return tell?.(new Teller(view as RebView, words), ref.slice(colon + 1), ref);
}

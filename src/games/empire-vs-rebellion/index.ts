import type { Game } from '../../kernel/game.ts';
import { cardRef, type FaceId, NO_FACE, type Ref } from '../../kernel/ids.ts';
import { field } from '../../kernel/json.ts';
import { refuse } from '../../kernel/refusal.ts';
import { slotsOf } from '../../kernel/secrets.ts';
import { faceOf, isCharacter } from './cards/faces.ts';
import { CARDS, EVENTS, STRATEGIES, TUTORIAL_EVENT } from './cards/tables.ts';
import { check } from './check.ts';
import { dominance } from './frames/dominance.ts';
import { eventEffects } from './frames/event-effects.ts';
import type { EvrFrame } from './frames/frames.ts';
import { planning } from './frames/planning.ts';
import { powersInPlay } from './frames/powers-in-play.ts';
import { powersOnDecks } from './frames/powers-on-decks.ts';
import { round } from './frames/round.ts';
import { setup } from './frames/setup.ts';
import { struggle } from './frames/struggle.ts';
import { lexicon } from './lexicon.ts';
import { reserveNote } from './moves.ts';
import { CHAPTERS, RULES } from './rules/document.ts';
import { BOTH, copyTable, type Evr, type EvrOptions, emptyTable, type Side } from './state.ts';
import { UNCERTAIN } from './text/uncertain.ts';

/** Faces of one side from a table of cards, in the table's order. */
const facesOf = <T extends { readonly side: string }>(
  table: Readonly<Record<string, T>>,
  side: string,
  keep: (card: T) => boolean = () => true,
): FaceId[] =>
  Object.entries(table)
    .filter(([, card]) => card.side === side && keep(card))
    .map(([id]) => faceOf(id));

const POOLS = { full: poolsOf({ tutorial: false }), tutorial: poolsOf({ tutorial: true }) };

/** Pools: Rebel resources, Imperial resources, Rebel strategies, Imperial strategies, events. */
function poolsOf({ tutorial }: EvrOptions): FaceId[][] {
  const ordinary = (card: { type: string }): boolean => !tutorial || card.type !== 'character';
  return [
    facesOf(CARDS, 'rebel', ordinary),
    facesOf(CARDS, 'imperial', ordinary),
    tutorial ? [] : facesOf(STRATEGIES, 'rebel'),
    tutorial ? [] : facesOf(STRATEGIES, 'imperial'),
    tutorial ? [faceOf(TUTORIAL_EVENT)] : Object.keys(EVENTS).map(faceOf),
  ];
}

export const empireVsRebellion: Game<Evr, EvrFrame, EvrOptions> = {
  ...lexicon,
  id: 'empire-vs-rebellion',
  version: '4',
  frames: { setup, round, planning, struggle, dominance, ...powersInPlay, ...powersOnDecks, ...eventEffects },
  readOptions(raw) {
    const tutorial = field(raw, 'tutorial') ?? false;
    return typeof tutorial === 'boolean' ? { tutorial } : refuse('malformed', 'tutorial');
  },
  open(options) {
    const pools = options.tutorial ? POOLS.tutorial : POOLS.full;
    const game = emptyTable(options.tutorial);
    const slots = slotsOf(pools);
    for (const side of BOTH) {
      game.areas[side].deck = slots[side] ?? [];
      game.areas[side].unused = slots[side + 2] ?? [];
    }
    game.events = slots[4] ?? [];
    return { game, pools, first: { k: 'setup', at: 'lay-out' } };
  },
  copy: copyTable,
  round: (g) => g.round,
  fits(view, slot, face) {
    const side = BOTH.find((s: Side) => view.game.areas[s].reserve.includes(slot));
    if (side === undefined) return true;
    const note = reserveNote(view.notebook, side);
    return isCharacter(face) && (note === undefined || note.among.includes(face));
  },
  check,
  refs: (g) => refs(g),
  maxAnswers: 20_000,
  rules: RULES,
  chapters: CHAPTERS,
  uncertain: UNCERTAIN,
};

/** Everything on the table that has a name of its own. */
function refs(g: Evr): Ref[] {
  const cards = g.areas.flatMap((a) => [
    ...a.play,
    ...a.discard,
    ...a.reserve,
    ...a.unused,
    ...a.used,
    ...a.events,
    ...(a.chosen === NO_FACE ? [] : [a.chosen]),
  ]);
  return [...cards.map(cardRef), 'do:play', 'do:pass', 'do:decline'];
}

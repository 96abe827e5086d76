import type { Game } from '../../kernel/game.ts';
import { type CardSlot, cardRef, type FaceId } from '../../kernel/ids.ts';
import { field } from '../../kernel/json.ts';
import { refuse } from '../../kernel/refusal.ts';
import { slotsOf } from '../../kernel/secrets.ts';
import type { View } from '../../kernel/view.ts';
import { boxOf } from './box.ts';
import { ACTIONS, type ActionId } from './cards/actions/index.ts';
import { MISSIONS, type MissionId } from './cards/missions/index.ts';
import { check } from './check.ts';
import { FACES, probeLoc } from './faces.ts';
import { frames } from './frames/all.ts';
import type { RebFrame } from './frames/frames.ts';
import { lexicon } from './lexicon.ts';
import { MIGRATIONS } from './migrations.ts';
import { leaderRef, locRef } from './names.ts';
import { couldBeBase } from './queries/base.ts';
import { CHAPTERS, RULES } from './rules/document.ts';
import { copyGalaxy, emptyGalaxy, own, type Reb, type RebOptions } from './state.ts';
import { SYSTEM_LOCS } from './table/systems.ts';
import { UNCERTAIN } from './text/uncertain.ts';

const OPTION_NAMES = ['firstGame', 'newBaseAfterLoss', 'threeDestroyed', 'queuedDeathStar'] as const;

export const rebellion: Game<Reb, RebFrame, RebOptions> = {
  id: 'rebellion',
  version: '5',
  migrations: MIGRATIONS,
  ...lexicon,
  frames,
  readOptions(raw) {
    const options: Record<string, boolean> = {};
    for (const name of OPTION_NAMES) {
      const value = field(raw, name) ?? false;
      if (typeof value !== 'boolean') return refuse('malformed', name);
      options[name] = value;
    }
    return { ...lexicon.optionSets.full, ...options };
  },
  open(options) {
    const game = emptyGalaxy(options);
    const { pools, pieces } = boxOf(options);
    const [rebelMissions = [], imperialMissions = [], rebelActions = [], imperialActions = [], ...rest] =
      slotsOf(pools);
    const [stage1 = [], stage2 = [], stage3 = [], space = [], ground = [], probes = []] = rest;
    const projectFaces = pools[1] ?? [];
    const isProject = (slot: CardSlot): boolean => isProjectFace(projectFaces[slot - rebelMissions.length]);
    own(game, 'missions')[0].deck = rebelMissions;
    own(game, 'missions')[1].deck = imperialMissions.filter((slot) => !isProject(slot));
    own(game, 'projects').deck = imperialMissions.filter(isProject);
    own(game, 'actions')[0].deck = rebelActions;
    own(game, 'actions')[1].deck = imperialActions;
    own(game, 'objectives').deck = [...stage1, ...stage2, ...stage3];
    own(game, 'tactics')[0].deck = space;
    own(game, 'tactics')[1].deck = ground;
    own(game, 'probes').deck = probes;
    game.supply = pieces.slice();
    return { game, pools, first: { k: 'setup', at: 'lay-out', loc: -1, todo: [] } };
  },
  copy: copyGalaxy,
  round: (g) => g.round,
  fits,
  check,
  refs: (g) => [
    ...SYSTEM_LOCS.map(locRef),
    ...boxOf(g.options).leaders.map(leaderRef),
    ...[...g.missions[0].hand, ...g.missions[1].hand, ...g.actions[0].hand, ...g.actions[1].hand].map(
      cardRef,
    ),
    'do:pass',
    'do:reveal-base',
  ],
  maxAnswers: 20_000,
  rules: RULES,
  chapters: CHAPTERS,
  uncertain: UNCERTAIN,
};

const missionOf = (face: FaceId | undefined) => MISSIONS[FACES[face ?? -1] as MissionId];
const isProjectFace = (face: FaceId | undefined): boolean => missionOf(face)?.project ?? false;

/** Where an unknown card could be, as everybody can tell from the way decks are built. */
function fits(view: View<Reb, RebFrame>, slot: CardSlot, face: FaceId): boolean {
  const g = view.game;
  const mission = missionOf(face);
  if (mission) {
    if (g.projects.deck.includes(slot)) return mission.project;
    const inDeck = g.missions[0].deck.includes(slot) || g.missions[1].deck.includes(slot);
    return !inDeck || (!mission.project && !mission.starting);
  }
  const action = ACTIONS[FACES[face] as ActionId];
  if (action) {
    if (g.actions[0].deck.includes(slot) || g.actions[1].deck.includes(slot)) return !action.starting;
    return !g.box.includes(slot) || g.options.firstGame || action.starting;
  }
  return slot !== g.probes.base || couldBeBase(g, probeLoc(face), view.notebook);
}

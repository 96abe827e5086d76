import type { CardSlot } from '../../../../kernel/ids.ts';
import { wrapped } from '../../../../kernel/speak/lines.ts';
import { ACTIONS, type ActionId } from '../../data/actions.ts';
import { MISSIONS, type MissionId } from '../../data/missions.ts';
import { OBJECTIVES, type ObjectiveId } from '../../data/objectives.ts';
import { TACTICS, type TacticId } from '../../data/tactics.ts';
import { faceOf } from '../../faces.ts';
import { BOTH, SIDES } from '../../state.ts';
import type { Teller } from '../table/teller.ts';

const INDENT = 2;

/** A card: what it is, what it does, and where its copies are as far as the viewer can see. */
export function showCard(t: Teller, id: string): string[] {
  const lines = [t.word(`does.${id}`), ...printedOn(t, id), ...whereOf(t, id)];
  return [...wrapped(headOf(t, id)), ...lines.flatMap((line) => wrapped(line, INDENT))];
}

const isMission = (id: string): id is MissionId => Object.hasOwn(MISSIONS, id);
const isAction = (id: string): id is ActionId => Object.hasOwn(ACTIONS, id);
const isObjective = (id: string): id is ObjectiveId => Object.hasOwn(OBJECTIVES, id);
const isTactic = (id: string): id is TacticId => Object.hasOwn(TACTICS, id);

function headOf(t: Teller, id: string): string {
  const name = t.word(t.has(`full.${id}`) ? `full.${id}` : `face.${id}`);
  if (isMission(id)) {
    const { side, starting, project } = MISSIONS[id];
    const kind = project ? 'project' : starting ? 'starting' : 'mission';
    return t.word(`show.${kind}`, { name, side: t.word(`show.side.${side}`) });
  }
  if (isAction(id)) {
    const { side, timing } = ACTIONS[id];
    return t.word('show.action', {
      name,
      side: t.word(`show.side.${side}`),
      timing: t.word(`show.timing.${timing}`),
    });
  }
  if (isObjective(id)) return t.word('show.objective', { name, stage: OBJECTIVES[id].stage });
  if (isTactic(id)) return t.word(`show.tactic.${TACTICS[id].theater}`, { name });
  return name;
}

function printedOn(t: Teller, id: string): string[] {
  if (isMission(id)) {
    const { portrait, copies } = MISSIONS[id];
    return [
      ...(portrait === null ? [] : [t.word('show.portrait', { leader: t.word(`leader.${portrait}`) })]),
      ...(copies > 1 ? [t.word('show.copies', { n: copies })] : []),
    ];
  }
  if (isTactic(id)) return TACTICS[id].copies > 1 ? [t.word('show.copies', { n: TACTICS[id].copies })] : [];
  return [];
}

/** The open piles and the hands, with a word for each. */
function piles(t: Teller): [key: string, side: string, slots: readonly CardSlot[]][] {
  const { g } = t;
  return [
    ...BOTH.flatMap((side): [string, string, readonly CardSlot[]][] => [
      ['hand', SIDES[side], [...g.missions[side].hand, ...g.actions[side].hand]],
      ['facedown', SIDES[side], g.assigned[side].map(({ card }) => card)],
      ['discard', SIDES[side], g.missions[side].discard],
      ['used', SIDES[side], g.actions[side].discard],
      ['hand', SIDES[side], g.tactics.flatMap(({ hands }) => hands[side])],
    ]),
    ['discard', 'imperial', g.projects.discard],
    ['hand', 'rebel', g.objectives.hand],
    ['scored', 'rebel', g.objectives.discard],
    ['discard', 'both', g.tactics.flatMap(({ discard }) => discard)],
    ['now', 'both', g.limbo],
  ];
}

function whereOf(t: Teller, id: string): string[] {
  const face = faceOf(id);
  const seen = piles(t).flatMap(([key, side, slots]) =>
    slots
      .filter((slot) => t.r.read(slot) === face)
      .map(() => t.word(`show.where.${key}`, { side: side === 'both' ? '' : t.word(`side.${side}`) })),
  );
  return [seen.length === 0 ? t.word('show.where.unseen') : seen.join(' ')];
}

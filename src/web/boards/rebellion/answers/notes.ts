import { MISSIONS } from '../../../../games/rebellion/public/data.ts';
import { hasSkillFor, idleHits } from '../../../../games/rebellion/public/queries.ts';
import {
  leaderIn,
  locIn,
  missionIn,
  skillIconsOf,
  slotIn,
} from '../../../../games/rebellion/public/table.ts';
import { type RebView, SKILL_WORDS, Teller } from '../../../../games/rebellion/public/words.ts';
import type { AllotAnswer, Answer } from '../../../../kernel/forms/index.ts';
import type { Question } from '../../../../kernel/question.ts';
import type { View } from '../../../../kernel/view.ts';
import { words } from '../words.ts';
import { leftBehind } from './left-behind.ts';
import { canReach } from './reach.ts';

/** Missions whose leaders, with those of this answer, have too little of the skill: they can be assigned, never revealed. */
function bluffs(t: Teller, { put }: AllotAnswer): string[] {
  const me = t.me === 0 ? 0 : 1;
  const cards = new Set(put.map(([, card]) => card));
  return [...cards].flatMap((ref) => {
    const card = slotIn(ref);
    const id = missionIn(card, t.r);
    if (id === undefined) return [];
    const mission = MISSIONS[id];
    const leaders = [
      ...(t.g.assigned[me].find((one) => one.card === card)?.leaders ?? []),
      ...put.filter(([, to]) => to === ref).map(([leader]) => leaderIn(leader)),
    ];
    if (hasSkillFor(id, leaders)) return [];
    const icons = skillIconsOf(leaders, mission.skill);
    return [
      t.word('board.note.bluff', {
        card: t.card(card),
        need: mission.need,
        skill: SKILL_WORDS[mission.skill],
        leaders: t.list(leaders.map((l) => t.leader(l).replaceAll('\u00a0', ' '))),
        n: leaders.length,
        icons,
      }),
    ];
  });
}

/** Hits without a target in the current attack. */
export function idle(t: Teller): string[] {
  const attack = t.frame('attack');
  const combat = t.frame('combat');
  if (attack === undefined || combat === undefined) return [];
  return Object.entries(idleHits(t.g, combat, attack)).flatMap(([sort, n]) =>
    n > 0 ? [t.word(`board.idle.${sort}`, { n })] : [],
  );
}

/** A leader who would be there without any unit. */
function alone(t: Teller, partial: Answer | null): string[] {
  const f = t.frame('activate');
  if (f === undefined || partial?.is !== 'choose') return [];
  const to = locIn(partial.id);
  return canReach(t, f.side, to) ? [] : [t.word('board.note.alone', { system: t.plain(to) })];
}

/** What is easily overlooked about the partial answer. */
export function notesOn(view: View, question: Question, partial: Answer | null): readonly string[] {
  const t = new Teller(view as RebView, words);
  switch (question.kind) {
    case 'assignment.leaders':
      return partial?.is === 'allot' ? bluffs(t, partial) : [];
    case 'activate.system':
      return alone(t, partial);
    case 'attack.damage':
    case 'attack.actions':
      return idle(t);
    default:
      return leftBehind(t, question, partial);
  }
}

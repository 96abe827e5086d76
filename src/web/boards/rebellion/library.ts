import { ACTIONS } from '../../../games/rebellion/data/actions.ts';
import { MISSIONS } from '../../../games/rebellion/data/missions.ts';
import { OBJECTIVES } from '../../../games/rebellion/data/objectives.ts';
import { RING_IDS } from '../../../games/rebellion/data/rings.ts';
import { TACTICS } from '../../../games/rebellion/data/tactics.ts';
import { en } from '../../../games/rebellion/text/en.ts';
import type { RuleText } from '../../../kernel/game.ts';
import type { RuleId } from '../../../kernel/ids.ts';

/**
 * The rules document and what is uncertain are as big as the whole board, and nobody needs them to look at it: they are fetched
 * when the board stands. Until then the rules of cards, which prompts are named after, are told by the catalogue.
 */
const entries: readonly (readonly [rule: string, name: string, does: string])[] = [
  ...Object.keys(MISSIONS).map((id) => [`mission.${id}`, `face.${id}`, `does.${id}`] as const),
  ...Object.keys(ACTIONS).map((id) => [`action.${id}`, `face.${id}`, `does.${id}`] as const),
  ...Object.keys(OBJECTIVES).map((id) => [`objective.${id}`, `face.${id}`, `does.${id}`] as const),
  ...Object.keys(TACTICS).map((id) => [`tactic.${id}`, `face.${id}`, `does.${id}`] as const),
  ...RING_IDS.map((id) => [`ring.${id}`, `ring.${id}`, `does.ring.${id}`] as const),
];

export const rules: Record<RuleId, RuleText> = Object.fromEntries(
  entries.map(([rule, name, does]) => [rule, { title: en[name] ?? rule, text: en[does] ?? '', basis: '' }]),
);

/** By the name of a thing: why a fact about it is uncertain. */
const doubts = new Map<string, string>();
export const doubtAbout = (name: string): string | undefined => doubts.get(name);

let filling: Promise<void> | null = null;

/** What failed, because the network was gone, is tried again by the next board. */
export function fillLibrary(): Promise<void> {
  filling ??= Promise.all([
    import('../../../games/rebellion/rules/document.ts'),
    import('../../../games/rebellion/text/uncertain.ts'),
  ])
    .then(([{ RULES }, { UNCERTAIN }]) => {
      Object.assign(rules, RULES);
      for (const { what, why } of UNCERTAIN) {
        for (const name of what.replace(/ \(O-[^)]*\)$/, '').split(', ')) {
          const before = doubts.get(name);
          doubts.set(name, before === undefined ? why : `${before} ${why}`);
        }
      }
    })
    .catch(() => {
      filling = null;
    });
  return filling;
}

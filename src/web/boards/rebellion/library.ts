import { ACTIONS, MISSIONS, OBJECTIVES, RING_IDS, TACTICS } from '../../../games/rebellion/public/data.ts';
import { en } from '../../../games/rebellion/public/words.ts';
import type { RuleText } from '../../../kernel/game.ts';
import type { RuleId } from '../../../kernel/ids.ts';

/**
 * The rules document is nearly as big as the whole board, and nobody needs it to look at the board: it is fetched after the board is
 * shown, and with it the doubts about cards. Until then the catalogue gives the names of card rules, which prompts use.
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

/** By the name of a thing: what players should know about a doubtful fact. Only the about page names sources. */
const doubts = new Map<string, string>();

function addDoubt(id: string, why: string): void {
  const name = ['face', 'unit', 'leader', 'system'].map((kind) => en[`${kind}.${id}`]).find(Boolean);
  const before = name === undefined ? undefined : doubts.get(name);
  if (name !== undefined) doubts.set(name, before === undefined ? why : `${before} ${why}`);
}

export const doubtAbout = (name: string): string | undefined => doubts.get(name);

let filling: Promise<void> | null = null;

/** After a failure the next board tries again. */
export function fillLibrary(): Promise<void> {
  filling ??= import('../../../games/rebellion/public/rules.ts')
    .then(({ RULES, DIFFERENCES, RULINGS }) => {
      Object.assign(rules, RULES);
      for (const [id, why] of [...Object.entries(RULINGS), ...Object.entries(DIFFERENCES)]) addDoubt(id, why);
    })
    .catch(() => {
      filling = null;
    });
  return filling;
}

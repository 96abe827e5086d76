import { ACTIONS, MISSIONS, OBJECTIVES, RING_IDS, TACTICS } from '../../../games/rebellion/public/data.ts';
import { en } from '../../../games/rebellion/public/words.ts';
import type { RuleText } from '../../../kernel/game.ts';
import type { RuleId } from '../../../kernel/ids.ts';

/**
 * The rules document is nearly as big as the whole board, and nobody needs it to look at the board: it is loaded when the board stands,
 * and with it what is doubtful about cards. Until then the rules of cards, which prompts are named after, are told by the catalogue.
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

/** By the name of a thing: what players should know of a doubt about it. Where facts come from is told by the about page only. */
const doubts = new Map<string, string>();

function addDoubt(id: string, why: string): void {
  const name = ['face', 'unit', 'leader', 'system'].map((kind) => en[`${kind}.${id}`]).find(Boolean);
  const before = name === undefined ? undefined : doubts.get(name);
  if (name !== undefined) doubts.set(name, before === undefined ? why : `${before} ${why}`);
}

export const doubtAbout = (name: string): string | undefined => doubts.get(name);

let filling: Promise<void> | null = null;

/** What failed, because the network was gone, is tried again by the next board. */
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

import { type Answer, answerKey } from '../kernel/forms/index.ts';
import type { Asked, Frame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { State } from '../kernel/state.ts';

/** Verbs after which games name a card by its slot. */
const CARD_VERBS =
  /^(card|power|exhaust|ready|play|shuffle|action|reveal|back|tactic|block|objective|mission|project|probe):\d+$/;

/** 'card:17' in this deal, by what lies there: slots change from deal to deal, cards do not. */
const faceName = (s: State<unknown, Frame>, id: string): string => {
  const at = id.indexOf(':');
  const slot = Number(id.slice(at + 1));
  // Only ids of cards: options of one card have 'card:N' among their refs, or are its name.
  const face = CARD_VERBS.test(id) ? s.secrets.face[slot] : undefined;
  return face === undefined ? id : `${id.slice(0, at)}=${face}`;
};

/** A name for a move that means the same in every deal of the hidden faces. */
export function moveKey(s: State<unknown, Frame>, asked: Asked, seat: Seat, answer: Answer): string {
  return `${seat}/${asked.kind}/${answerKey(asked.form, answer, (id) => faceName(s, id))}`;
}

import { offers } from '../../kernel/forms/index.ts';
import type { Ref } from '../../kernel/ids.ts';
import type { Question } from '../../kernel/question.ts';
import { byName, whichOne } from '../../kernel/speak/by-name.ts';
import { doesOf, nameOf, sayOption, sayRule } from '../../kernel/speak/index.ts';
import { type View, whyNot } from '../../kernel/view.ts';
import type { Session } from './session.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const missing = (text: string): boolean => text.startsWith('[');

/** What a reference is called, also when it is something to do rather than a thing. */
function called(s: Session, view: View, question: Question, ref: Ref): string {
  const name = nameOf(s.game, view, ref);
  return missing(name) ? sayOption(s.game, view, question, { id: ref, refs: [] }) : name;
}

interface Thing {
  readonly ref: Ref;
  readonly name: string;
}

function thingsNamed(s: Session, view: View, question: Question, typed: string): Thing[] {
  const refs = new Set<Ref>([
    ...offers(question.form).flatMap((offer) => offer.refs),
    ...s.game.refs(view.game),
  ]);
  const facedown = nameOf(s.game, { faces: [] }, 'card:0');
  const things = [...refs]
    .map((ref) => ({ ref, name: called(s, view, question, ref) }))
    .filter(({ name }) => !missing(name) && name !== facedown);
  return byName(things, typed);
}

/** Why a thing on the table is offered or not; null if no such thing is there. */
export function whyThing(s: Session, view: View, question: Question, typed: string): string | null {
  const things = thingsNamed(s, view, question, typed);
  const names = [...new Set(things.map(({ name }) => name))];
  const [thing] = things;
  if (!thing) return null;
  if (names.length > 1) return whichOne(names);
  const at = offers(question.form).findIndex(({ id, refs }) => id === thing.ref || refs.includes(thing.ref));
  if (at >= 0) return whyNumber(s, view, question, at + 1);
  const does = doesOf(s.game, view, thing.ref);
  const why = whyNot(s.game, view, thing.ref);
  const words = why === null ? sayRule(s.game, question.rule) : sayRule(s.game, why.rule);
  return `${thing.name} is not offered now. ${words}${does === null ? '' : ` (The card: ${does})`}`;
}

/** What a card of the game does that nobody can see on the table just now; null when no card is called that. */
export function whatCard(s: Session, view: View, typed: string): string | null {
  const wanted = plain(typed);
  const ref = s.game.faces
    .map((face): Ref => `face:${face}`)
    .find((r) => !missing(nameOf(s.game, view, r)) && plain(nameOf(s.game, view, r)) === wanted);
  if (ref === undefined) return null;
  const does = doesOf(s.game, view, ref) ?? '';
  return `You do not see ${nameOf(s.game, view, ref)} on the table. The card: ${does}`;
}

/** What a list number stands for, and the rule of the question. */
export function whyNumber(s: Session, view: View, question: Question, number: number): string {
  const offered = offers(question.form);
  const offer = offered[number - 1];
  if (!offer) return `There is no number ${number}: the numbers go from 1 to ${offered.length}.`;
  const [ref] = offer.refs;
  const does = ref === undefined ? null : doesOf(s.game, view, ref);
  const words = sayOption(s.game, view, question, offer);
  const card = does === null || words.includes(does) ? '' : ` The card: ${does}`;
  return `Number ${number} is offered: ${words.replace(/\.$/, '')}.${card} ${sayRule(s.game, question.rule)}`;
}

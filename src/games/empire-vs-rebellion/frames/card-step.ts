import type { Answer, Option } from '../../../kernel/forms/index.ts';
import type { Asked, Look, Step } from '../../../kernel/game.ts';
import { type CardSlot, cardRef, type Duty, type Ref } from '../../../kernel/ids.ts';
import { type EvrIo, reserveToDeck } from '../moves.ts';
import type { EvrRule } from '../rules/document.ts';
import type { Evr, Side } from '../state.ts';
import type { EvrFrame } from './frames.ts';

export type EvrLook = Look<Evr>;
export type EvrStep<F> = Step<Evr, F, EvrFrame>;

/** Options that name one card are made once: playouts ask millions of such questions. */
const made = new Map<string, Option[]>();
export function cardOption(verb: string, slot: CardSlot): Option {
  let row = made.get(verb);
  if (!row) {
    row = [];
    made.set(verb, row);
  }
  let option = row[slot];
  if (!option) {
    option = { id: `${verb}:${slot}`, refs: [cardRef(slot)] };
    row[slot] = option;
  }
  return option;
}

/** What a power's question is about: the card that is used. Made once, like the options. */
const abouts: (readonly Ref[])[] = [];
export function aboutCard(slot: CardSlot): readonly Ref[] {
  abouts[slot] ??= [cardRef(slot)];
  return abouts[slot] ?? [];
}

/** The number in 'card:17', 'power:17'. */
export const slotIn = (id: string): CardSlot => Number(id.slice(id.indexOf(':') + 1));

export const DECLINE: Option = { id: 'do:decline', refs: [] };

/** "May add a character from the reserve": does it, or tells that it was declined; the numbers of cards are open anyway (D20). */
export function addOrDecline(g: Evr, side: Side, choice: string, io: EvrIo): void {
  if (choice === DECLINE.id) io.emit({ k: 'no-character-added', seat: side });
  else reserveToDeck(g, side, slotIn(choice), io);
}

interface CardStep<F> {
  kind: string;
  rule: EvrRule;
  /** The card whose power asks this. */
  about?(f: F): CardSlot;
  who(g: Evr, f: F): readonly Duty[];
  /** The cards that a player might point at, in the order of the table. */
  candidates(look: EvrLook, f: F): readonly CardSlot[];
  /** Why a card may not be chosen; null: it may. The form and "why not" both ask this. */
  judge?(look: EvrLook, f: F, slot: CardSlot): EvrRule | null;
  /** May be declined. */
  may?: boolean;
  /** Why it may not be declined, where that is not a matter of powers. */
  compulsory?: EvrRule;
  run(g: Evr, f: F, choice: string, io: EvrIo): void;
}

/** A step that asks for one card. */
export function cardStep<F>(spec: CardStep<F>): EvrStep<F> {
  return {
    who: spec.who,
    ask(look, f): Asked {
      const options: Option[] = spec.may ? [DECLINE] : [];
      for (const slot of spec.candidates(look, f)) {
        if (!spec.judge || spec.judge(look, f, slot) === null) options.push(cardOption('card', slot));
      }
      const form = { is: 'choose' as const, options };
      if (!spec.about) return { kind: spec.kind, rule: spec.rule, form };
      return { kind: spec.kind, rule: spec.rule, form, about: aboutCard(spec.about(f)) };
    },
    whyNot: (look, f, ref) => whyNotCard(look, f, ref, spec),
    run: (g, f, answers, io) => spec.run(g, f, choice(answers), io),
  };
}

export function whyNotCard<F>(
  look: EvrLook,
  f: F,
  ref: Ref,
  spec: Pick<CardStep<F>, 'rule' | 'candidates' | 'judge' | 'may' | 'compulsory'>,
): { rule: EvrRule } | null {
  if (ref === DECLINE.id) return spec.may ? null : { rule: spec.compulsory ?? 'power.as-able' };
  if (!spec.candidates(look, f).includes(slotIn(ref))) return { rule: spec.rule };
  const rule = spec.judge?.(look, f, slotIn(ref)) ?? null;
  return rule === null ? null : { rule };
}

function choice(answers: readonly Answer[]): string {
  const [a] = answers;
  if (a?.is !== 'choose') throw new Error('a choice was expected here');
  return a.id;
}

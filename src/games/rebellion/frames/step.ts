import type { Facts, Form, Option } from '../../../kernel/forms/index.ts';
import type { Asked, Step } from '../../../kernel/game.ts';
import type { Duty } from '../../../kernel/ids.ts';
import type { RebIo, RebLook } from '../io.ts';
import type { QuestionKind, RebEvent } from '../kinds.ts';
import type { RebRule } from '../rules/document.ts';
import type { Reb, Side } from '../state.ts';
import type { RebFrame } from './frames.ts';

export type RebStep<F> = Step<Reb, F, RebFrame, RebEvent, QuestionKind>;
export type RebAsked = Asked<QuestionKind>;

/** The first of the sides that are still to be asked. */
export function firstOf([side]: readonly Side[]): Side {
  if (side === undefined) throw new Error('no side is left to be asked');
  return side;
}

/** A question; what it does not have is left out. */
export function asking(
  kind: QuestionKind,
  rule: RebRule,
  form: Form,
  about: Asked['about'],
  facts: Facts | undefined,
): RebAsked {
  if (about === undefined) return facts === undefined ? { kind, rule, form } : { kind, rule, form, facts };
  return facts === undefined ? { kind, rule, form, about } : { kind, rule, form, about, facts };
}

interface ChoiceStep<F> {
  kind: QuestionKind;
  /** Where it depends on the card that asks: worked out from the frame. */
  rule: RebRule | ((f: F) => RebRule);
  who(g: Reb, f: F): Duty;
  /** All options that could be offered, in the order of the table. */
  options(look: RebLook, f: F): readonly Option[];
  /** Why an option, or a thing pointed at, is not open; null: it is open, or the seat knows nothing against it. */
  why?(look: RebLook, f: F, id: string): RebRule | null;
  about?: Asked['about'] | ((f: F) => Asked['about']);
  /** Numbers that the asked seat may see beside the choice. */
  facts?(look: RebLook, f: F): Facts;
  run(g: Reb, f: F, id: string, io: RebIo): void;
}

/** A step that asks one seat for one alternative. */
export function choiceStep<F>(spec: ChoiceStep<F>): RebStep<F> {
  const ruleOf = (f: F): RebRule => (typeof spec.rule === 'function' ? spec.rule(f) : spec.rule);
  return {
    who: (g, f) => [spec.who(g, f)],
    ask(look, f) {
      const about = typeof spec.about === 'function' ? spec.about(f) : spec.about;
      const form: Form = { is: 'choose', options: spec.options(look, f) };
      return asking(spec.kind, ruleOf(f), form, about, spec.facts?.(look, f));
    },
    whyNot(look, f, ref) {
      if (spec.options(look, f).some((option) => option.id === ref || option.refs.includes(ref))) return null;
      return { rule: spec.why?.(look, f, ref) ?? ruleOf(f) };
    },
    run(g, f, answers, io) {
      const [a] = answers;
      if (a?.is !== 'choose') throw new Error('a choice was expected here');
      spec.run(g, f, a.id, io);
    },
  };
}

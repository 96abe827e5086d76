import { type Answer, type Facts, type Form, offers, places } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import type { Duty, Ref } from '../../../kernel/ids.ts';
import type { RebIo, RebLook } from '../io.ts';
import type { QuestionKind } from '../kinds.ts';
import type { RebRule } from '../rules/document.ts';
import type { Reb } from '../state.ts';
import { asking, type RebStep } from './step.ts';

interface FormStep<F> {
  kind: QuestionKind;
  rule(f: F): RebRule;
  /** Who is asked; null: everybody can see that there is nothing to decide. */
  who(g: Reb, f: F): Duty | null;
  form(look: RebLook, f: F): Form;
  /** Why a thing is not part of the question; by default the rule of the card. */
  why?(look: RebLook, f: F, ref: Ref): RebRule | null;
  about?(f: F): Asked['about'];
  facts?(look: RebLook, f: F): Facts;
  /** No answer: nobody was asked. */
  run(g: Reb, f: F, answer: Answer | undefined, io: RebIo): void;
}

/** Whether a form has this thing in it. */
const names = (form: Form, ref: Ref): boolean =>
  offers(form).some(({ id, refs }) => id === ref || refs.includes(ref)) ||
  places(form).some((place) => place.ref === ref);

/** A step that asks one seat with any form, or nobody. */
export function formStep<F>(spec: FormStep<F>): RebStep<F> {
  return {
    who(g, f) {
      const duty = spec.who(g, f);
      return duty === null ? [] : [duty];
    },
    ask(look, f) {
      const about = spec.about?.(f);
      const facts = spec.facts?.(look, f);
      return asking(spec.kind, spec.rule(f), spec.form(look, f), about, facts);
    },
    whyNot: (look, f, ref) =>
      names(spec.form(look, f), ref) ? null : { rule: spec.why?.(look, f, ref) ?? spec.rule(f) },
    run: (g, f, answers, io) => spec.run(g, f, answers[0], io),
  };
}

import './forms.css';
import { type ComponentType, useMemo } from 'react';
import type { Answer, AnswerOf, FormName, FormOf } from '../../kernel/forms/index.ts';
import type { Question } from '../../kernel/question.ts';
import type { Staging } from '../table/board.ts';
import { useTableContext } from '../table/table-context.ts';
import { AllotWidget } from './allot.tsx';
import { ArrangeWidget } from './arrange.tsx';
import { ChooseWidget } from './choose.tsx';
import { HaulWidget } from './haul.tsx';
import type { WidgetProps } from './kind.ts';
import { namesIn } from './names.ts';
import { PickWidget } from './pick.tsx';

const WIDGETS: { readonly [K in FormName]: ComponentType<WidgetProps<FormOf<K>, AnswerOf<K>>> } = {
  choose: ChooseWidget,
  pick: PickWidget,
  arrange: ArrangeWidget,
  allot: AllotWidget,
  haul: HaulWidget,
};

/** The widget of a question's form: any question of any game can be answered with it. */
export function FormWidget({
  question,
  staging,
}: {
  readonly question: Question;
  readonly staging: Staging;
}) {
  const { board, spoken, view } = useTableContext();
  const names = useMemo(() => namesIn(spoken, view, question), [spoken, view, question]);
  const { form } = question;
  const { partial } = staging;
  const common = {
    question,
    view,
    names,
    Icon: board.Icon,
    stage: (next: Answer | null) => staging.stage(next),
  };
  const Widget = WIDGETS[form.is] as unknown as ComponentType<WidgetProps>;
  return <Widget {...common} form={form} partial={partial?.is === form.is ? partial : null} />;
}

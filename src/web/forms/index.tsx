import './forms.css';
import { useMemo } from 'react';
import type { Answer } from '../../kernel/forms/index.ts';
import type { Question } from '../../kernel/question.ts';
import { useAtTable } from '../table/at-table.ts';
import type { Staging } from '../table/board.ts';
import { AllotWidget } from './allot.tsx';
import { ArrangeWidget } from './arrange.tsx';
import { ChooseWidget } from './choose.tsx';
import { HaulWidget } from './haul.tsx';
import { namesIn } from './names.ts';
import { PickWidget } from './pick.tsx';

/** The widget of a question's form: any question of any game can be answered with it. */
export function FormWidget({
  question,
  staging,
}: {
  readonly question: Question;
  readonly staging: Staging;
}) {
  const { board, spoken, view } = useAtTable();
  const names = useMemo(() => namesIn(spoken, view, question), [spoken, view, question]);
  const { form } = question;
  const { draft } = staging;
  const common = {
    question,
    view,
    names,
    Icon: board.Icon,
    stage: (next: Answer | null) => staging.stage(next),
  };
  switch (form.is) {
    case 'choose':
      return <ChooseWidget {...common} form={form} draft={draft?.is === 'choose' ? draft : null} />;
    case 'pick':
      return <PickWidget {...common} form={form} draft={draft?.is === 'pick' ? draft : null} />;
    case 'arrange':
      return <ArrangeWidget {...common} form={form} draft={draft?.is === 'arrange' ? draft : null} />;
    case 'allot':
      return <AllotWidget {...common} form={form} draft={draft?.is === 'allot' ? draft : null} />;
    case 'haul':
      return <HaulWidget {...common} form={form} draft={draft?.is === 'haul' ? draft : null} />;
  }
}

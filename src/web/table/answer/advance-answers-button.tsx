import { lazy, Suspense } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { isOfKind } from '../../../kernel/match/rows.ts';
import { IconButton } from '../../kit/button.tsx';
import { Popover } from '../../kit/overlays/overlay.tsx';
import { t } from '../../shell/words.ts';
import type { AdvanceAnswersProps } from './advance-answers.tsx';

/** Loaded when first opened, so that the table loads sooner. */
const AdvanceAnswers = lazy(() => import('./advance-answers.tsx'));

/** Answers in advance, within reach of the prompt. */
export function AdvanceAnswersButton(props: AdvanceAnswersProps) {
  return (
    <DialogTrigger>
      <IconButton
        icon="standing"
        label={t('standing.title')}
        count={props.standing.filter(isOfKind).length}
      />
      <Popover label={t('standing.title')} placement="bottom end">
        <h3>{t('standing.title')}</h3>
        <Suspense>
          <AdvanceAnswers {...props} />
        </Suspense>
      </Popover>
    </DialogTrigger>
  );
}

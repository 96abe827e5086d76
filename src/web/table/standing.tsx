import { lazy, Suspense } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { isOfKind } from '../../kernel/match/rows.ts';
import { IconButton } from '../kit/button.tsx';
import { Popover } from '../kit/overlay.tsx';
import { t } from '../shell/words.ts';
import type { StandingProps } from './standing-choices.tsx';

/** Loaded when first opened, so that the table loads sooner. */
const StandingChoices = lazy(() => import('./standing-choices.tsx'));

/** Answers in advance, within reach of the prompt. */
export function StandingAnswers(props: StandingProps) {
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
          <StandingChoices {...props} />
        </Suspense>
      </Popover>
    </DialogTrigger>
  );
}

import { empty } from '../../../../kernel/forms/index.ts';
import { Button } from '../../../kit/button.tsx';
import { isNothing } from '../../../table/partial/nothing.ts';
import { deedOf } from '../answers/deeds.ts';
import { useBoardContext } from '../board-context.tsx';

/** Confirm is in the prompt line; panels repeat it. */
export function Actions() {
  const { t, staging, view } = useBoardContext();
  const { question, wrong } = staging;
  if (question === null) return null;
  const answer = staging.partial ?? empty(question.form);
  const nothing = isNothing(answer);
  const deed = answer === null || (nothing && wrong !== null) ? undefined : deedOf(view, question, answer);
  return (
    <div className="reb-actions">
      <Button small look="quiet" isDisabled={staging.partial === null} onPress={() => staging.clear()}>
        {t.word('board.clear')}
      </Button>
      <Button
        small
        look={nothing ? 'plain' : 'main'}
        isDisabled={wrong !== null}
        onPress={() => staging.confirm()}
      >
        {deed ?? t.word('board.confirm')}
      </Button>
    </div>
  );
}

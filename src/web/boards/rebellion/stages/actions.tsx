import { empty } from '../../../../kernel/forms/index.ts';
import { Button } from '../../../kit/button.tsx';
import { isNothing } from '../../../table/drafts/nothing.ts';
import { deedOf } from '../answers/deeds.ts';
import { useDesk } from '../desk.tsx';

/** Confirm stays in the prompt line; on a stage it is also at hand. */
export function Actions() {
  const { t, staging, view } = useDesk();
  const { question, wrong } = staging;
  if (question === null) return null;
  const answer = staging.draft ?? empty(question.form);
  const nothing = isNothing(answer);
  const deed = answer === null || (nothing && wrong !== null) ? undefined : deedOf(view, question, answer);
  return (
    <div className="reb-actions">
      <Button small look="quiet" isDisabled={staging.draft === null} onPress={() => staging.clear()}>
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

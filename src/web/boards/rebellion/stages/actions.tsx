import { Button } from '../../../kit/button.tsx';
import { useDesk } from '../desk.tsx';

/** Confirm stays in the prompt line; on a stage it is also at hand. */
export function Actions() {
  const { t, staging } = useDesk();
  if (staging.question === null) return null;
  return (
    <div className="reb-actions">
      <Button small look="quiet" isDisabled={staging.draft === null} onPress={() => staging.clear()}>
        {t.word('board.clear')}
      </Button>
      <Button small look="main" isDisabled={staging.wrong !== null} onPress={() => staging.confirm()}>
        {t.word('board.confirm')}
      </Button>
    </div>
  );
}

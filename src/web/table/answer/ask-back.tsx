import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/overlays/overlay.tsx';
import type { Doubt } from './staging.ts';

/** Asks for confirmation before an answer is sent. Going back has the focus, so that a second Enter loses nothing. */
export function AskBack({ doubt }: { readonly doubt: Doubt | null }) {
  if (doubt === null) return null;
  const { thought, goOn, goBack } = doubt;
  return (
    <Dialog
      open
      alert
      onClose={goBack}
      title={thought.title}
      foot={
        <>
          <Button look={thought.danger ? 'danger' : 'plain'} onPress={goOn}>
            {thought.yes}
          </Button>
          <Button look="main" autoFocus onPress={goBack}>
            {thought.no}
          </Button>
        </>
      }
    >
      <p>{thought.words}</p>
    </Dialog>
  );
}

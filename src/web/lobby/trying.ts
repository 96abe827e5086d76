import type { FormEvent } from 'react';
import { tellProblem } from '../kit/overlays/toast.tsx';
import { problemWords } from '../net/request.ts';

/** Runs an action and shows its error, if any. True: it succeeded. */
export async function tried(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    tellProblem(problemWords(error));
    return false;
  }
}

export const submitting = (act: () => void) => (event: FormEvent) => {
  event.preventDefault();
  act();
};

import './toast.css';
import { useEffect } from 'react';
import { create } from 'zustand';
import { t } from '../../shell/words.ts';
import { IconButton } from '../button.tsx';
import { Icon, type IconName } from '../icons.tsx';

interface Note {
  readonly n: number;
  readonly words: string;
  readonly icon: IconName;
  readonly bad: boolean;
}
const SHOWN_FOR = 6000;
const MOST = 3;

const useNotes = create<{ readonly notes: readonly Note[] }>()(() => ({ notes: [] }));
let count = 0;

function add(words: string, icon: IconName, bad: boolean): void {
  const note = { n: ++count, words, icon, bad };
  // The same words are shown once.
  useNotes.setState(({ notes }) => ({
    notes: [...notes.filter((other) => other.words !== words), note].slice(-MOST),
  }));
}
const drop = (n: number): void =>
  useNotes.setState(({ notes }) => ({ notes: notes.filter((note) => note.n !== n) }));

/** Shows a short message at the edge of the screen; it is read out too. */
export const tell = (words: string, icon: IconName = 'info'): void => add(words, icon, false);
export const tellProblem = (words: string): void => add(words, 'warn', true);

/** The region always exists, so that new messages are read out. */
export function Toasts() {
  const notes = useNotes((store) => store.notes);
  return (
    <section className="k-toasts" aria-label={t('notices')} aria-live="polite">
      {notes.map((note) => (
        <Toast key={note.n} note={note} />
      ))}
    </section>
  );
}

function Toast({ note: { n, words, icon, bad } }: { readonly note: Note }) {
  useEffect(() => {
    const timer = setTimeout(() => drop(n), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [n]);
  return (
    <div className={bad ? 'k-toast k-toast-bad' : 'k-toast'} role={bad ? 'alert' : undefined}>
      <Icon name={icon} size={18} />
      <p className="k-toast-words">{words}</p>
      <IconButton icon="close" label={t('close')} small onPress={() => drop(n)} />
    </div>
  );
}

import type { DieColour, DieFace } from '../../../../games/rebellion/public/data.ts';
import type { Ref } from '../../../../kernel/ids.ts';
import { useBoardContext } from '../board-context.tsx';
import { PointedDie } from './dice.tsx';

function Wish({ of }: { readonly of: Ref }) {
  const { mark } = useBoardContext();
  const [colour, face] = of.slice('die:'.length).split('-') as [DieColour, DieFace];
  const { chosen } = mark(of);
  return (
    <span className="reb-wish">
      <PointedDie colour={colour} face={face} size={36} />
      {chosen > 1 && <b aria-hidden="true">{chosen}</b>}
    </span>
  );
}

/** Chooses the die faces that a card sets. */
export function Wishes() {
  const { t, staging } = useBoardContext();
  const { question } = staging;
  if (question?.kind !== 'set-dice' || question.form.is !== 'pick') return null;
  return (
    <div className="reb-wishes">
      <h4 className="label">{t.word('board.wishes')}</h4>
      {question.form.from.flatMap(({ refs }) => refs.map((ref) => <Wish key={ref} of={ref} />))}
    </div>
  );
}

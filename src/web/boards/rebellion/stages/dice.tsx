import type { DieColour, DieFace } from '../../../../games/rebellion/public/data.ts';
import type { Ref } from '../../../../kernel/ids.ts';
import { useBoardContext } from '../board-context.tsx';
import { DiePicture } from '../pieces/die.tsx';
import { named, usePointing } from '../pointing.ts';

interface Props {
  readonly colour: DieColour;
  readonly face: DieFace;
  /** In a mission colours mean nothing. */
  readonly shown?: DieColour | 'any';
  readonly size?: number;
  readonly spent?: boolean;
  /** Which of the equal dice it is, from 1. */
  readonly nth?: number;
}

/** A rolled die; it can be clicked if the question is about dice. */
export function PointedDie({ colour, face, shown = colour, size = 36, spent = false, nth = 1 }: Props) {
  const { t } = useBoardContext();
  const ref: Ref = `die:${colour}-${face}`;
  const { on, mark, className, markText } = usePointing(ref);
  const name = t.word(`die.${colour}-${face}`);
  const picture = <DiePicture colour={shown} face={face} size={size} />;
  const chosen = mark.chosen >= nth;
  const marks = chosen ? className : className.replace('chosen', '');
  const classes = `reb-die-box ${marks}${spent ? ' spent' : ''}`;
  if (mark.lit)
    return (
      <button
        {...on}
        type="button"
        className={classes}
        aria-label={named(name, markText)}
        aria-pressed={chosen}
      >
        {picture}
      </button>
    );
  const { onClick: _, onKeyDown: __, ...hover } = on;
  return (
    <span {...hover} className={classes} role="img" aria-label={name}>
      {picture}
    </span>
  );
}

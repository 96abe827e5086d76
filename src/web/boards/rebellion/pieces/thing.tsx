import type { DieColour, DieFace } from '../../../../games/rebellion/public/data.ts';
import {
  FACES,
  isSystem,
  kindIn,
  leaderIn,
  locIn,
  NONE,
  systemId,
} from '../../../../games/rebellion/public/table.ts';
import type { RebView } from '../../../../games/rebellion/public/words.ts';
import { NO_FACE, type Ref } from '../../../../kernel/ids.ts';
import type { View } from '../../../../kernel/view.ts';
import { Planet } from '../planets/planet.tsx';
import { CardSign } from './card-sign.tsx';
import { DiePicture } from './die.tsx';
import { BaseSign } from './icons.tsx';
import { leaderState, Medallion } from './leader.tsx';
import { UnitPicture } from './unit.tsx';

const SIZE = 28;

function leaderPicture(view: RebView, ref: Ref) {
  const l = leaderIn(ref);
  return l === NONE ? null : (
    <svg
      aria-hidden="true"
      className="reb-picture"
      viewBox="-28 -28 56 56"
      width={SIZE + 8}
      height={SIZE + 8}
    >
      <Medallion l={l} {...leaderState(view.game, l)} />
    </svg>
  );
}

function placePicture(ref: Ref) {
  const loc = locIn(ref);
  return (
    <svg aria-hidden="true" className="reb-picture" viewBox="-62 -62 124 124" width={SIZE} height={SIZE}>
      {isSystem(loc) ? (
        <Planet id={systemId(loc)} />
      ) : (
        <g transform="scale(4.6)">
          <BaseSign />
        </g>
      )}
    </svg>
  );
}

/** A small picture of a thing, for lists and widgets; nothing where there is none. */
export function Thing({ view, of }: { readonly view: View; readonly of: Ref }) {
  const name = of.slice(of.indexOf(':') + 1);
  switch (of.slice(0, of.indexOf(':'))) {
    case 'leader':
      return <span className="reb-thing">{leaderPicture(view as RebView, of)}</span>;
    case 'unit':
      return kindIn(of) === NONE ? null : (
        <span className="reb-thing">
          <UnitPicture kind={kindIn(of)} height={SIZE} />
        </span>
      );
    case 'system':
    case 'space':
      return <span className="reb-thing">{placePicture(of)}</span>;
    case 'die': {
      const [colour, face] = name.split('-') as [DieColour, DieFace];
      return (
        <span className="reb-thing">
          <DiePicture colour={colour} face={face} size={SIZE} />
        </span>
      );
    }
    case 'card': {
      const id = FACES[view.faces[Number(name)] ?? NO_FACE];
      return id === undefined ? null : (
        <svg
          aria-hidden="true"
          className="reb-picture reb-thing"
          viewBox="-9 -9 18 18"
          width={SIZE - 6}
          height={SIZE - 6}
        >
          <CardSign id={id} />
        </svg>
      );
    }
    default:
      return null;
  }
}

import type { CSSProperties, ReactNode } from 'react';
import { NONE, SIDES, type Side } from '../../../games/empire-vs-rebellion/public/table.ts';
import { isPickedByOpponent } from '../../../games/empire-vs-rebellion/public/words.ts';
import { type CardSlot, cardRef } from '../../../kernel/ids.ts';
import { useTable } from './at-table.ts';
import { upTo } from './count.ts';
import { heardOfFace, sideWord } from './names.ts';
import { AnyCard } from './paper.tsx';
import { faceOfSlot, type Picture } from './picture.ts';
import { hiddenChoice } from './places.ts';
import { Thing } from './thing.tsx';
import { tell } from './words.ts';

/** What a side holds besides its deck: the strategy of this round, the other strategies, the characters in reserve. Mine is a hand of cards. */
export function Court({ side }: { readonly side: Side }) {
  const { pic } = useTable();
  const { unused, used, reserve } = pic.g.areas[side];
  if (pic.g.tutorial || pic.phase === 'setup') return <div className="evr-court" data-side={SIDES[side]} />;
  const mine = side === pic.mine;
  return (
    <fieldset
      className="evr-court"
      data-side={SIDES[side]}
      data-mine={mine || undefined}
      aria-label={tell('court', { side: sideWord(side) })}
    >
      <Group label={tell('strategy')} note={howItLies(pic, side)}>
        <Chosen side={side} />
      </Group>
      <Group label={tell('unused')} n={unused.length}>
        <Fan side={side} pile="unused" />
      </Group>
      {used.length === 0 ? null : (
        <Group label={tell('used')} n={used.length} faded>
          <Fan side={side} pile="used" />
        </Group>
      )}
      <Group label={tell('reserve')} n={reserve.length}>
        <Fan side={side} pile="reserve" />
      </Group>
    </fieldset>
  );
}

interface GroupProps {
  readonly label: string;
  readonly n?: number;
  readonly note?: string | null;
  readonly faded?: boolean;
  readonly children: ReactNode;
}

function Group({ label, n, note = null, faded = false, children }: GroupProps) {
  return (
    <div className="evr-group" data-faded={faded || undefined}>
      <span className="evr-group-label">
        {label}
        {n === undefined ? null : <b>{n}</b>}
        {note === null ? null : <em>{note}</em>}
      </span>
      {children}
    </div>
  );
}

/** Known cards first, in the order of the box: slots are dealt anew all the time, and a hand should not jump. */
const sorted = ({ view }: Picture, slots: readonly CardSlot[]): CardSlot[] =>
  slots.slice().sort((a, b) => place(view.faces[a]) - place(view.faces[b]));
const place = (face: number | undefined): number =>
  face === undefined || face < 0 ? Number.MAX_SAFE_INTEGER : face;

/** The chosen strategy: faceup to those who know it. */
function Chosen({ side }: { readonly side: Side }) {
  const { pic } = useTable();
  const { chosen, shown } = pic.g.areas[side];
  if (chosen === NONE)
    return <span className="evr-small evr-hole" role="img" aria-label={tell('strategy.none')} />;
  const id = faceOfSlot(pic.view, chosen);
  const name =
    id === undefined ? tell('strategy.hidden') : tell('strategy.chosen', { name: heardOfFace(id) });
  return (
    <Thing
      of={cardRef(chosen)}
      name={`${name}${id === undefined ? '.' : ''}`}
      entry
      track={id ?? hiddenChoice(side)}
      className="evr-small evr-chosen"
    >
      <AnyCard id={id} side={side} text="use" />
      {id !== undefined && !shown ? <span className="evr-veil" /> : null}
    </Thing>
  );
}

function howItLies(pic: Picture, side: Side): string | null {
  const { chosen, shown } = pic.g.areas[side];
  if (chosen === NONE) return null;
  if (shown) return tell('strategy.shown');
  if (!isPickedByOpponent(pic.view, side)) return tell('strategy.secret');
  return tell(side === pic.mine || pic.mine === null ? 'strategy.theirs-picked' : 'strategy.mine-picked');
}

/** Several cards held together. Of facedown ones the fan as a whole is named, not each card. */
function Fan({ side, pile }: { readonly side: Side; readonly pile: 'unused' | 'used' | 'reserve' }) {
  const { pic } = useTable();
  const slots = sorted(pic, pic.g.areas[side][pile]);
  const known = slots.filter((slot) => faceOfSlot(pic.view, slot) !== undefined);
  const facedown = slots.length - known.length;
  if (slots.length === 0) return <span className="evr-small evr-hole" />;
  return (
    <span className="evr-fan" style={{ '--many': slots.length } as CSSProperties}>
      {known.map((slot, i) => {
        const id = faceOfSlot(pic.view, slot) ?? '';
        return (
          <Thing
            key={id}
            of={cardRef(slot)}
            name={heardOfFace(id)}
            track={id}
            entry={i === 0}
            className="evr-small"
            style={tilt(i, slots.length)}
          >
            <AnyCard id={id} side={side} text="use" />
          </Thing>
        );
      })}
      {facedown === 0 ? null : (
        <span
          className="evr-facedown"
          role="img"
          aria-label={tell(`${pile}.name`, { side: sideWord(side), n: facedown })}
          data-track={`pile:${pile}-${side}`}
        >
          {upTo(facedown).map((nr) => (
            <span key={nr} className="evr-small" style={tilt(known.length + nr - 1, slots.length)}>
              <AnyCard id={undefined} side={side} text="none" />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

/** A card's place in a fan: from -1 to 1. */
const tilt = (i: number, many: number): CSSProperties =>
  ({ '--tilt': many < 2 ? 0 : (2 * i) / (many - 1) - 1, zIndex: i }) as CSSProperties;

import { CARDS, EVENTS, STRATEGIES } from '../../../../games/empire-vs-rebellion/public/data.ts';
import { SIDES, type Side } from '../../../../games/empire-vs-rebellion/public/table.ts';
import { isCardId, isCharacterId, isEventId, isStrategyId } from '../board-facts.ts';
import { CHARACTER_MARKS } from '../emblems/characters.tsx';
import { KIND_MARKS, KindEmblem } from '../emblems/kinds.tsx';
import { EventScene } from '../emblems/scenes.tsx';
import { SideEmblem, SideShape } from '../emblems/sides.tsx';
import { StrategyEmblem } from '../emblems/strategies.tsx';
import { whyUncertain } from '../library.ts';
import { EventNumbers } from '../middle/event-numbers.tsx';
import { doesOf, inShort, plainName, shortName } from '../names.ts';

/** Cards on paper. How much of a card's text is printed depends on the room there is: `use` in a few words, `does` in full. */

interface Props {
  readonly id: string;
  readonly text: 'does' | 'use' | 'none';
  /** Without it the card's value is shown beside the card instead, as in play, where it must stay upright. */
  readonly valued?: boolean;
}

const Dagger = ({ id }: { readonly id: string }) =>
  whyUncertain(id) === undefined ? null : <span className="evr-dagger">†</span>;

const words = (id: string, text: Props['text']): string | null =>
  text === 'none' ? null : text === 'use' ? inShort(id) : doesOf(id);

/** The name that there is room for. The value of an ordinary card is shown in its shape, not in its name. */
function Title({ id, narrow }: { readonly id: string; readonly narrow: string }) {
  return (
    <span className="evr-title">
      <span className="evr-wide">{withoutValue(plainName(id))}</span>
      <span className="evr-narrow">{withoutValue(narrow)}</span>
      <span className="evr-tiny">{withoutValue(shortName(id))}</span>
      <Dagger id={id} />
    </span>
  );
}
const withoutValue = (name: string): string => name.replace(/ \d$/, '');

/** The faceup side of any card of the game. */
export function Face({ id, text, valued = false }: Props) {
  if (isCardId(id)) return <ResourceFace id={id} text={text} valued={valued} />;
  if (isStrategyId(id)) return <StrategyFace id={id} text={text} />;
  return isEventId(id) ? <EventFace id={id} text={text} /> : null;
}

function ResourceFace({ id, text, valued }: Required<Props> & { readonly id: keyof typeof CARDS }) {
  const { side, type, ready, exhausted } = CARDS[id];
  const said = words(id, text);
  return (
    <span className="evr-paper" data-side={side} data-kind={type}>
      <span className="evr-band">
        {valued ? (
          <Value
            side={side === 'rebel' ? 0 : 1}
            value={ready}
            {...(ready === exhausted ? {} : { low: exhausted })}
          />
        ) : null}
        <Title id={id} narrow={isCharacterId(id) ? shortName(id) : plainName(id)} />
      </span>
      <span className="evr-picture">
        <svg viewBox="0 0 48 48" className="evr-mark" aria-hidden="true">
          {isCharacterId(id) ? CHARACTER_MARKS[id] : KIND_MARKS[type]}
        </svg>
      </span>
      {said === null ? null : <span className="evr-text">{said}</span>}
    </span>
  );
}

function StrategyFace({ id, text }: Pick<Props, 'text'> & { readonly id: keyof typeof STRATEGIES }) {
  const { side, effect } = STRATEGIES[id];
  const said = words(id, text);
  return (
    <span className="evr-paper" data-side={side} data-kind="strategy">
      <span className="evr-band">
        <Title id={id} narrow={plainName(id)} />
      </span>
      <span className="evr-picture">
        <StrategyEmblem fx={effect.fx} className="evr-mark" />
      </span>
      {said === null ? null : <span className="evr-text">{said}</span>}
    </span>
  );
}

function EventFace({ id, text }: Pick<Props, 'text'> & { readonly id: keyof typeof EVENTS }) {
  const said = words(id, text);
  return (
    <span className="evr-paper" data-kind="event">
      <span className="evr-picture">
        <EventScene id={id} className="evr-scene" />
      </span>
      <span className="evr-event-title">
        {plainName(id)}
        <Dagger id={id} />
      </span>
      <EventNumbers event={EVENTS[id]} />
      {said === null ? null : <span className="evr-text">{said}</span>}
    </span>
  );
}

/** A card's value, in its side's shape; `low`: its value when exhausted. */
export function Value({
  side,
  value,
  low,
}: {
  readonly side: Side;
  readonly value: number;
  readonly low?: number;
}) {
  return (
    <span className="evr-value" data-side={SIDES[side]}>
      <SideShape side={side} className="evr-value-shape" />
      <span className="evr-value-now">{value}</span>
      {low === undefined ? null : <span className="evr-value-low">{low}</span>}
    </span>
  );
}

/** The back of a card: a side's emblem, or the chart on the backs of events. */
export function Back({ side }: { readonly side: Side | null }) {
  return (
    <span className="evr-back" {...(side === null ? {} : { 'data-side': SIDES[side] })}>
      {side === null ? (
        <KindEmblem kind="recon" className="evr-back-mark" />
      ) : (
        <SideEmblem side={side} className="evr-back-mark" />
      )}
    </span>
  );
}

/** A card as far as it is known. */
export const AnyCard = ({
  id,
  side,
  ...rest
}: { readonly id: string | undefined; readonly side: Side | null } & Omit<Props, 'id'>) =>
  id === undefined ? <Back side={side} /> : <Face id={id} {...rest} />;

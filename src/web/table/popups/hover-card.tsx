import './hover-card.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../kit/button.tsx';
import { useElsewhere } from '../../kit/overlays/overlay.tsx';
import { t } from '../../shell/words.ts';
import type { Detail } from '../board.ts';
import { RuleLink } from '../prompt/rule-link.tsx';
import { type Box, placeBeside } from './place-beside.ts';

interface Place {
  readonly left: number;
  readonly top: number;
  /** Narrower, or only the heading, where there is little room. */
  readonly form: Shape;
}
const EDGE = 10;
const SHAPES = ['', 'narrow', 'brief'] as const;
type Shape = (typeof SHAPES)[number];

/** What a card must not cover: everything that can be chosen or pressed. */
const TAKEN =
  '.lit, [data-lit], .prompt, input, select, [role="tab"], button:not(:disabled, [data-ref], [data-thing], .log-points)';

function takenPlaces(card: Element): Box[] {
  const found: Box[] = [];
  for (const element of document.querySelectorAll(TAKEN)) {
    if (card.contains(element) || element.checkVisibility?.() === false) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) found.push(box);
  }
  return found;
}

/** The first shape with a free place; null: there is none, and only a pinned card is shown. */
function placeOf(card: HTMLElement, beside: Element, pinned: boolean): Place | null {
  const taken = pinned ? [] : takenPlaces(card);
  const at = beside.getBoundingClientRect();
  const low = { left: EDGE, top: Math.max(EDGE, innerHeight - card.offsetHeight - EDGE), form: '' } as const;
  for (const form of SHAPES) {
    card.dataset['form'] = form;
    const place = placeBeside(
      at,
      card.getBoundingClientRect(),
      { width: innerWidth, height: innerHeight },
      taken,
    );
    if (place !== null) return { ...place, form };
    if (pinned) return low;
  }
  return null;
}

/**
 * The card of a thing, beside it. On hover it only shows: clicks go through it, and it covers nothing
 * that can be chosen. A pinned card has buttons and stays until it is closed.
 */
export function HoverCard({
  detail,
  beside,
  pinned,
  onClose,
}: {
  readonly detail: Detail;
  readonly beside: Element;
  readonly pinned: boolean;
  onClose(): void;
}) {
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    if (card.current !== null) setPlace(placeOf(card.current, beside, pinned));
  }, [beside, pinned]);
  useElsewhere(card, pinned ? onClose : undefined);
  return (
    <aside
      ref={card}
      className={pinned ? 'hover-card hover-pinned' : 'hover-card'}
      data-side={detail.side}
      data-form={place?.form}
      aria-label={detail.title}
      style={place === null ? { visibility: 'hidden' } : { left: place.left, top: place.top }}
    >
      <header className="hover-head">
        <div>
          <p className="hover-kind">{detail.kind}</p>
          <h3>
            {detail.title}
            {detail.uncertain !== undefined && ' †'}
          </h3>
        </div>
        {pinned && <IconButton small icon="close" label={t('close')} onPress={onClose} />}
      </header>
      {detail.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {detail.uncertain !== undefined && <p className="hover-uncertain">† {detail.uncertain}</p>}
      {pinned && detail.rules !== undefined && detail.rules.length > 0 && (
        <p className="hover-rules">
          {detail.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      )}
    </aside>
  );
}

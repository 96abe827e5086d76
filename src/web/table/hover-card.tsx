import './hover-card.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../kit/button.tsx';
import { t } from '../shell/words.ts';
import type { Detail } from './board.ts';
import { RuleLink } from './rule-link.tsx';

const GAP = 10;

/** A place beside an element where the card fits on the screen: to the right, to the left, below, above. */
export function placeBeside(
  at: { left: number; right: number; top: number; bottom: number },
  card: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const clamp = (n: number, most: number): number => Math.max(GAP, Math.min(n, most - GAP));
  const top = clamp(at.top, screen.height - card.height);
  if (at.right + GAP + card.width + GAP <= screen.width) return { left: at.right + GAP, top };
  if (at.left - GAP - card.width >= GAP) return { left: at.left - GAP - card.width, top };
  const left = clamp(at.left, screen.width - card.width);
  if (at.bottom + GAP + card.height + GAP <= screen.height) return { left, top: at.bottom + GAP };
  return { left, top: clamp(at.top - GAP - card.height, screen.height - card.height) };
}

/** All about a thing, on paper, beside it. It stays while the pointer is on it. */
export function HoverCard({
  detail,
  beside,
  onStay,
  onLeave,
  onClose,
}: {
  readonly detail: Detail;
  readonly beside: Element;
  onStay(): void;
  onLeave(): void;
  onClose(): void;
}) {
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    if (card.current === null) return;
    const { width, height } = card.current.getBoundingClientRect();
    setPlace(
      placeBeside(
        beside.getBoundingClientRect(),
        { width, height },
        { width: innerWidth, height: innerHeight },
      ),
    );
  }, [beside]);
  return (
    <aside
      ref={card}
      className="hover-card"
      data-side={detail.side}
      aria-label={detail.title}
      style={place === null ? { visibility: 'hidden' } : place}
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
    >
      <header className="hover-head">
        <div>
          <p className="hover-kind">{detail.kind}</p>
          <h3>
            {detail.title}
            {detail.uncertain !== undefined && <span title={detail.uncertain}> †</span>}
          </h3>
        </div>
        <IconButton small icon="close" label={t('close')} onPress={onClose} />
      </header>
      {detail.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {detail.uncertain !== undefined && (
        <p className="hover-uncertain">
          † {t('detail.uncertain')} {detail.uncertain}
        </p>
      )}
      {detail.rules !== undefined && detail.rules.length > 0 && (
        <p className="hover-rules">
          {detail.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      )}
    </aside>
  );
}

import { CARDS, STRATEGIES } from '../../../../games/empire-vs-rebellion/public/data.ts';
import type { Ref } from '../../../../kernel/ids.ts';
import type { View } from '../../../../kernel/view.ts';
import { asEvr, faceOfSlot, isCardId, isCharacterId, isEventId, isStrategyId } from '../board-facts.ts';
import { CHARACTER_MARKS } from '../emblems/characters.tsx';
import { Glyph } from '../emblems/glyphs.tsx';
import { KIND_MARKS } from '../emblems/kinds.tsx';
import { EventScene } from '../emblems/scenes.tsx';
import { SideEmblem } from '../emblems/sides.tsx';
import { StrategyEmblem } from '../emblems/strategies.tsx';
import { slotIn } from '../spread/spread-items.ts';

/** A small picture of a thing, for lists: what kind of card it is, in its side's colour. */
export function EvrIcon({ view, of }: { readonly view: View; readonly of: Ref }) {
  if (of === 'side:rebel') return <SideEmblem side={0} className="evr-icon" />;
  if (of === 'side:imperial') return <SideEmblem side={1} className="evr-icon" />;
  if (of === 'do:pass') return <Glyph of="hand" className="evr-icon" />;
  const id = of.startsWith('face:') ? of.slice('face:'.length) : faceOfSlot(asEvr(view), slotIn(of));
  if (id === undefined) return <Glyph of="capacity" className="evr-icon" />;
  if (isEventId(id)) return <EventScene id={id} className="evr-icon evr-icon-scene" />;
  if (isStrategyId(id)) {
    const { side, effect } = STRATEGIES[id];
    return (
      <span className="evr-icon" data-side={side}>
        <StrategyEmblem fx={effect.fx} />
      </span>
    );
  }
  if (!isCardId(id)) return null;
  const { side, type } = CARDS[id];
  return (
    <span className="evr-icon" data-side={side}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        {isCharacterId(id) ? CHARACTER_MARKS[id] : KIND_MARKS[type]}
      </svg>
    </span>
  );
}

import type { CSSProperties } from 'react';
import { cardRef, type Ref } from '../../../../kernel/ids.ts';
import { useBoardContext } from '../board-context.ts';
import { type BoardFacts, eventOfSlot, faceOfSlot } from '../board-facts.ts';
import { EventScene } from '../emblems/scenes.tsx';
import { whyUncertain } from '../library.ts';
import { doesOf, heardOfEvent, plainName } from '../names.ts';
import { Back } from '../pieces/paper.tsx';
import { Thing } from '../pieces/thing.tsx';
import { tell } from '../words.ts';
import { EventNumbers } from './event-numbers.tsx';
import { scaleOf } from './gauge.tsx';

/** The event in the middle of the table. */
export function Centre() {
  const { facts } = useBoardContext();
  const { event } = facts;
  const id = eventOfSlot(facts.view, facts.g.event);
  return (
    <fieldset className="evr-centre" aria-label={tell('event')}>
      {event === null ? null : (
        <span
          className="evr-aim"
          aria-hidden="true"
          style={{ '--scale': scaleOf(facts), '--aim': event.objective } as CSSProperties}
        />
      )}
      {event === null || id === undefined ? (
        <div className="evr-no-event">{tell('event.none')}</div>
      ) : (
        <Thing
          of={cardRef(facts.g.event)}
          name={heardOfEvent(id)}
          track={id}
          entry
          still
          className="evr-event"
        >
          <EventScene id={id} className="evr-event-scene" />
          <span className="evr-event-body">
            <span className="evr-event-title">
              {plainName(id)}
              {whyUncertain(id) === undefined ? null : <span className="evr-dagger">†</span>}
            </span>
            <EventNumbers event={event} plain={facts.g.tutorial} />
            {facts.g.tutorial ? null : <span className="evr-text">{doesOf(id)}</span>}
          </span>
        </Thing>
      )}
    </fieldset>
  );
}

const EVENTS: Ref = 'pile:events';

/** The events to come, with those that the viewer has seen. */
export function EventDeck() {
  const { facts } = useBoardContext();
  const { events } = facts.g;
  if (facts.g.tutorial) return null;
  const known = knownEvents(facts);
  const args = { n: events.length, names: known.map(plainName).join(', ') };
  return (
    <Thing
      of={EVENTS}
      name={tell(known.length > 0 ? 'events.known' : 'events.name', args)}
      still
      track="pile:events"
      className="evr-pile evr-events"
    >
      <span className="evr-stack" data-many={Math.min(events.length, 4)}>
        <Back side={null} />
      </span>
      <span className="evr-count">{events.length}</span>
      <span className="evr-pile-label">{tell('events')}</span>
    </Thing>
  );
}

/** Events that the viewer knows in the deck: the next ones, and those that nobody won and lie at the bottom. */
export const knownEvents = ({ g, view, phase }: BoardFacts): string[] =>
  phase === 'setup' ? [] : g.events.flatMap((slot) => faceOfSlot(view, slot) ?? []);

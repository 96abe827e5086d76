import type { Event } from '../../kernel/events.ts';

/** What can happen. The compiler asks for a sentence about each in text/en/tells.ts. */
export type EventKind =
  // setup and planning
  | 'characters-chosen'
  | 'balance-set'
  | 'event-revealed'
  | 'strategy-chosen'
  | 'strategy-picked'
  // turns
  | 'played'
  | 'power-used'
  | 'exhausted-for-nothing'
  | 'readied'
  | 'passed'
  | 'position-repeated'
  | 'struggle-ends'
  // what powers do
  | 'discarded'
  | 'was-exhausted'
  | 'to-reserve'
  | 'deck-renewed'
  | 'looks'
  | 'saw'
  | 'searched'
  | 'searched-and-played'
  | 'played-from-reserve'
  | 'played-from-discard'
  | 'put-on-deck'
  | 'left-on-deck'
  | 'discarded-nothing'
  | 'milled'
  | 'character-added'
  | 'no-character-added'
  | 'influence-gained'
  | 'influence-lost'
  // strategies
  | 'strategy-discarded'
  | 'strategies-retrieved'
  | 'strategy-revealed'
  | 'strategy-void'
  // who wins the event, and what follows
  | 'totals'
  | 'event-won'
  | 'nobody-won'
  | 'game-won'
  | 'will-infiltrate'
  | 'tie-broken'
  | 'deceived'
  | 'will-pick-at-random'
  | 'will-show-first'
  | 'saw-events'
  | 'events-left'
  | 'events-ordered'
  | 'character-set-aside'
  | 'cleaned-up'
  // the tutorial
  | 'tutorial-won'
  | 'tutorial-drawn';

/** What can be asked. The compiler asks for a prompt for each in text/en/questions.ts. */
export type QuestionKind =
  // prompts
  | 'setup.characters'
  | 'planning.strategy'
  | 'planning.infiltration'
  | 'struggle.turn'
  | 'dominance.support'
  | 'event.add-character'
  | 'event.reorder.whether'
  | 'event.reorder.order'
  | 'event.discard-strategy'
  | 'event.character-to-reserve'
  | 'power.discard-one'
  | 'power.exhaust-some'
  | 'power.one-or-both'
  | 'power.discard-and-redraw'
  | 'power.remove-exhausted'
  | 'power.recon.whose'
  | 'power.recon.discard'
  | 'power.search-and-play'
  | 'power.from-reserve'
  | 'power.play-from-discard'
  | 'power.discard-to-deck'
  | 'power.replace-strategy'
  | 'power.search-two.whose'
  | 'power.search-two.discard'
  | 'power.search-two.top'
  | 'power.look-and-play.discard'
  | 'power.look-and-play.play';

/** An event as the rules emit it: it names sides and duties, never a seat. */
export type EvrEvent = Event & { readonly k: EventKind; readonly seat?: never };

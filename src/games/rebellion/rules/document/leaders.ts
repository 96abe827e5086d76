import type { Rule } from './rule.ts';

/** Leaders on the board, prisoners, rings. */
export const LEADERS = {
  'leaders.place': {
    title: 'Where leaders are',
    text: 'A leader is always in exactly one place: in a pool, on a mission, in a system, on the Rebel Base space, or not yet in the game. Whatever places a leader takes them away from where they were. A leader who was used on the board stays there until the Refresh Phase.',
    basis: 'rulebook',
    ruling: 'R-136',
  },
  'leaders.captured': {
    title: 'Captured leaders',
    text: 'Some cards capture a Rebel leader, who then wears the captured ring. A captive opposes nothing except a mission against them, adds no tactic values, uses no action cards, cannot return to the pool and cannot be moved by the Rebels. There is one captured ring: if another leader gets it, the first is rescued. With the carbonite ring the Empire can hold a second captive.',
    basis: 'rulebook',
    ruling: 'R-137, R-138',
  },
  'leaders.captured-window': {
    title: 'The moment of capture',
    text: 'A card that is used when a leader is captured, such as Noble Sacrifice, is used before anybody is rescued automatically. The rulebooks leave the order open; this is our ruling.',
    basis: 'ruling',
    ruling: 'R-143',
  },
  'leaders.rescue': {
    title: 'Rescuing a leader',
    text: "A captive is rescued by a card, or at once when no Imperial unit is left in their system. The ring is taken off and the leader goes to the Rebel Base space, or to the base's system if it is revealed. After a rescue by a Rebel mission each leader assigned to it may go along unless the card forbids it; the Rebels decide for each leader.",
    basis: 'rulebook',
    ruling: 'R-061, R-137',
  },
  'leaders.carbonite': {
    title: 'Leaders in carbonite',
    text: 'A leader in carbonite is still a captured leader: the rules for captives apply, missions may be aimed at them, and they can be rescued. The reputation lost when they were frozen does not come back with the rescue.',
    basis: 'rulebook',
    ruling: 'R-138',
  },
  'leaders.rings': {
    title: 'Rings',
    text: 'A leader wears at most one ring. A new ring replaces the old one, whose effect ends and which goes back to the supply. The Millennium Falcon ring cannot go on a leader who wears an Imperial ring.',
    basis: 'faq',
    ruling: 'R-139, R-140',
  },
  'leaders.lured': {
    title: 'Lured leaders',
    text: 'A leader who was lured to the dark side is Imperial for the rest of the game. They are not captured, act as an Imperial leader from that moment, and come to the Imperial pool in the next Refresh Phase. They cannot use action cards.',
    basis: 'faq',
    ruling: 'R-141',
  },
  'leaders.luke': {
    title: 'Luke Skywalker and the Jedi',
    text: "Luke Skywalker (Jedi) counts as Luke Skywalker for every card. He is never recruited: he takes Luke's place through Seek Yoda. If another leader was on that mission too, Luke may become a Jedi and the ring go to the other leader.",
    basis: 'faq',
    ruling: 'R-142',
  },
  'leaders.eliminated': {
    title: 'Eliminated leaders',
    text: 'An eliminated leader leaves the game for good. Their ring goes back to the supply; we rule this because the captured ring must stay in the game.',
    basis: 'ruling',
    ruling: 'R-144',
  },
  'leaders.detained': {
    title: 'Detained leaders',
    text: 'A detained leader acts as usual but stays on the board in the next retrieve step. After that they are free again. Capture ends the detention, and a captive cannot be detained.',
    basis: 'faq',
    ruling: 'R-063',
  },
} as const satisfies Record<string, Rule>;

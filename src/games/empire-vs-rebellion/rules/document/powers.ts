import type { Rule } from './rule.ts';

/** How powers are resolved. */
export const POWERS = {
  'power.resolve': {
    title: 'Resolving a power',
    text: 'Exhaust the card first, then make the choices that its power asks for, then apply them. Whether the power can be resolved is judged as if its card were already exhausted. So The Force needs another ready card in play, while Darth Vader can always be his own target.',
    basis: 'rulebook',
  },
  'power.as-able': {
    title: 'As far as possible',
    text: 'When you use a power, do as much of it as you can. You may skip only what the card says you may do.',
    basis: 'faq',
  },
  'power.order': {
    title: 'The order of choices',
    text: 'Name all the cards in play that your power will affect before any of it is applied. Choices about cards you have not seen yet (Recon, IG-88, Han Solo, Jabba the Hutt) are made after the look, and by then the power cannot be taken back.',
    basis: 'ruling',
  },
  'power.chooser': {
    title: 'Who chooses',
    text: 'The player who uses a power makes all its choices, unless the card names someone else. Only Emperor Palpatine does: there the opponent chooses.',
    basis: 'rulebook',
  },
  'power.at-least-one': {
    title: 'At least one',
    text: 'If a power offers two parts joined by and/or, you must do at least one of them if any is possible. If it lets you choose up to some number of cards, or any number, you must choose at least one if there is a target. You may decline parts that say you may do them.',
    basis: 'ruling',
    ruling: 'D5',
  },
  'power.unresolvable-ordinary': {
    title: 'Ordinary cards are not exhausted for nothing',
    text: 'If the power of an ordinary card cannot be resolved, you may not use that card: it cannot be exhausted for no effect. The rulebook answers this for characters only.',
    basis: 'ruling',
    ruling: 'D6',
  },
  'power.unresolvable-character': {
    title: 'Exhausting a character for nothing',
    text: 'If the power of one of your ready characters cannot be resolved at all, you may still exhaust that character for no effect, and its value drops from 6 to 1. If the power can be resolved, you must resolve it.',
    basis: 'faq',
  },
  'power.blocked': {
    title: 'Powers blocked by the event',
    text: 'Some events block a kind of power for both players all round. A blocked power counts as one that cannot be resolved: a blocked character may be exhausted for no effect, and by our ruling a blocked ordinary card may not be used. Blocked cards can still be played, counted, readied with influence, and exhausted or discarded by other cards.',
    basis: 'rulebook',
    ruling: 'D6',
  },
  'power.self': {
    title: 'A power and its own card',
    text: 'A power may affect the very card that uses it, unless the power asks for another card. No card in this set does.',
    basis: 'faq',
  },
  'power.capacity': {
    title: 'Cards played by powers',
    text: "A card that a power puts into play enters ready. No power can put a card into play beyond the event's capacity.",
    basis: 'faq',
  },
  'power.discard': {
    title: 'Where discarded cards go',
    text: 'A discarded card goes faceup to the discard pile of its owner. A card returns to a reserve only through Darth Vader, Fall of a Hero and Negotiate With the Hutts.',
    basis: 'rulebook',
  },
  'power.exhaust-ready': {
    title: 'Only ready cards can be exhausted',
    text: "A card that is exhausted already cannot be exhausted again, so Chewbacca and Boba Fett may choose only ready cards, as The Force does. A card exhausted in this way does not carry out its own power. The two characters' cards do not say this, so we rule it.",
    basis: 'ruling',
    ruling: 'D18',
  },
} as const satisfies Record<string, Rule>;

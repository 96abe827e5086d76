import type { Rule } from './rule.ts';

/** The Rebel base: hidden, revealed, moved. */
export const BASE = {
  'base.hidden': {
    title: 'The hidden base',
    text: "The base lies in the system whose probe card is under the location space, and only the Rebel player knows it. Units and leaders who are at the base stand on the Rebel Base space, which is not a system. Imperial ships in the base's system, even a Death Star, do not reveal it, and the Rebel player says nothing about it.",
    basis: 'rulebook',
    ruling: 'R-117',
  },
  'base.reveal': {
    title: 'When the base is revealed',
    text: 'The base is revealed as soon as the Empire has a ground unit or loyalty in its system. The Rebel player shows the card, and all units and leaders on the Rebel Base space move into the system. This comes before any combat there.',
    basis: 'rulebook',
    ruling: 'R-117, R-118',
  },
  'base.voluntary': {
    title: 'Revealing the base by choice',
    text: 'The Rebels may reveal the base at the start of one of their turns, before they act or pass. The units and leaders on the space move into the system. If Imperial units are there in the same theater, a combat follows at once.',
    basis: 'faq',
    ruling: 'R-119, R-118',
  },
  'base.reveal-combat': {
    title: 'Combat after a reveal by loyalty',
    text: 'If Imperial loyalty reveals the base, its units may suddenly stand among Imperial ships. The rulebooks do not cover this. We rule that a combat follows, as after a reveal by choice, once the mission or card that brought the loyalty is finished. The side that played the card is the initiator.',
    basis: 'ruling',
    ruling: 'R-118, R-119',
  },
  'base.revealed': {
    title: 'While the base is revealed',
    text: "Whatever would be placed on the Rebel Base space goes into the base's system instead, and cards that name the space mean that system. Nothing can be deployed on the space or moved to it. Rebel units may move into and out of the system like anywhere else.",
    basis: 'rulebook',
    ruling: 'R-120, R-079',
  },
  'base.from-space': {
    title: 'Cards that take units from the base',
    text: "Some cards take units from the Rebel Base space; once the base is revealed they take them from the base's system. A Rebel leader in that place holds the units back, unless the card says otherwise, as Hidden Fleet and Plan the Assault do. We rule that the same applies to a leader in the system of a revealed base.",
    basis: 'ruling',
  },
  'base.icons': {
    title: 'What the base builds',
    text: 'The Rebel Base space has two icons, a blue triangle and an orange triangle, whose units go on space 1 of the build queue. They can be used while the base is hidden, and also when it is revealed, unless an Imperial unit or Imperial loyalty is in its system.',
    basis: 'rulebook',
    ruling: 'R-120',
  },
  'base.relocate': {
    title: 'Founding a new base',
    text: 'Rapid Mobilization lets the Rebels move their base at the end of the Command Phase, whether it is hidden or revealed. They look at the top four probe cards, or eight if two leaders were assigned, and may choose one whose system has no Imperial loyalty, no Imperial unit and no destroyed-system marker. If they do, the old base is shown, everything on the Rebel Base space goes to its system, and its card goes to the Imperial probe hand. The new base is hidden and begins without units. The cards not chosen are shuffled and go under the probe deck; if none is chosen, all of them do, and a hidden base stays hidden.',
    basis: 'rulebook',
    ruling: 'R-122, R-123',
  },
  'base.relocate-combat': {
    title: 'Combat at the old base',
    text: 'If founding a new base puts Rebel units into a theater with Imperial units, we rule that a combat follows at once, with the Rebels as initiators, just as after revealing the base by choice.',
    basis: 'ruling',
    ruling: 'R-119',
  },
  'base.knowledge': {
    title: 'What you know after the base has moved',
    text: 'When the base has moved, earlier answers about where it is not are out of date, except where they still hold. Your notes show which. The rulebooks leave this to your memory; the notes are our own addition.',
    basis: 'ruling',
    ruling: 'R-125',
  },
} as const satisfies Record<string, Rule>;

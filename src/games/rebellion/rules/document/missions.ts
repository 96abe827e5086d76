import type { Rule } from './rule.ts';

/** How missions are revealed, opposed and resolved. */
export const MISSIONS = {
  'mission.reveal': {
    title: 'Revealing a mission',
    text: "Turn over one of your facedown missions, say where it happens and put its leaders there. You may reveal a mission even if it will achieve nothing; the table may warn you, but it does not forbid it. If the mission takes place on the Rebel Base space, the leaders go to that space, or to the base's system once the base is revealed.",
    basis: 'rulebook',
    ruling: 'R-039',
  },
  'mission.skill': {
    title: 'The skill a mission needs',
    text: 'A mission asks for a number of icons of one skill. The leaders assigned to it must have at least that many together, or the card cannot be revealed. Other leaders who already stand in the system do not count for this.',
    basis: 'rulebook',
    ruling: 'R-031',
  },
  'mission.kinds': {
    title: 'Attempt and resolve',
    text: 'A mission that is attempted can be opposed, and it succeeds or fails. A mission that is resolved simply happens: it cannot be opposed, and it neither succeeds nor fails. So cards that need a success or a failure never apply to a resolved mission.',
    basis: 'faq',
    ruling: 'R-038',
  },
  'mission.target': {
    title: 'Where a mission may go',
    text: 'The card says which systems you may choose; only that part of the text counts; the rest describes the effect. An Imperial system has Imperial loyalty or a subjugation marker. A Rebel system has Rebel loyalty and no subjugation marker. If a card asks for loyalty, only the marker itself counts.',
    basis: 'rulebook',
    ruling: 'R-044, R-046',
  },
  'mission.destroyed': {
    title: 'Missions in destroyed systems',
    text: 'A destroyed system can still be the place of a mission if the card allows it. A mission that names a planet is carried out there even when the planet is gone. Parts that would change loyalty then do nothing.',
    basis: 'faq',
    ruling: 'R-050',
  },
  'mission.against': {
    title: 'Missions against a leader',
    text: 'A mission against a leader takes place in the system where that leader is; a leader on the Rebel Base space is in no system and is safe. All leaders in the system take part, but a leader who comes to oppose does not become the target. A mission that captures cannot be aimed at a leader who is already captured, nor at one who was lured to the dark side.',
    basis: 'faq',
    ruling: 'R-047, R-049',
  },
  'mission.captives': {
    title: 'Captives and missions',
    text: 'A captured leader counts as absent: they do not oppose and do not roll. The exception is a mission against that very captive, who then opposes it and rolls. The Rebels may send another leader to help as usual.',
    basis: 'rulebook',
    ruling: 'R-048',
  },
  'mission.opposition': {
    title: 'Opposing a mission',
    text: 'When a mission is attempted, the other side may send one leader from its pool into the system, even if it already has leaders there. If that side then has a leader there, the mission is opposed and both sides roll. Even a leader without a fitting icon forces the roll, and then the attempt needs at least one success. With nobody there to oppose it, the attempt succeeds by itself.',
    basis: 'rulebook',
    ruling: 'R-035, R-036',
  },
  'mission.dice': {
    title: 'Rolling for a mission',
    text: "Each side rolls one die for every icon of the mission's skill on all of its leaders in the system, whether or not they were assigned; the current player rolls first. Hits and direct hits are one success, specials are two. The attempt succeeds with more successes than the opposition; a tie fails. Nobody rolls more than ten dice in a mission, and the colours do not matter.",
    basis: 'rulebook',
    ruling: 'R-032, R-033, R-037',
  },
  'mission.all-skills': {
    title: 'When all skills count',
    text: 'Two Imperial missions let both sides roll for every skill icon of every kind on their leaders in the system, still ten dice at most. To reveal such a card its leaders need the skill printed on it, as always.',
    basis: 'rulebook',
  },
  'mission.portrait': {
    title: 'A mission with a portrait',
    text: "If a mission that is attempted shows a leader's portrait, its side gets two extra successes when that leader is assigned to it; being in the system is not enough. The bonus is shown to both sides before anybody decides about rerolls. On a mission that is resolved, the portrait unlocks the extra effect written on the card.",
    basis: 'rulebook',
    ruling: 'R-034',
  },
  'mission.resolve': {
    title: 'Carrying out the effect',
    text: 'A mission that succeeds, or is simply resolved, now does what the card says, in the order of the card. A mission that fails does nothing, and its leaders stay where they are. Leaders of both sides remain in the system until they are retrieved.',
    basis: 'rulebook',
    ruling: 'R-033, R-038',
  },
  'mission.combat': {
    title: 'Combat caused by a mission',
    text: 'If a mission brings enemies together, the combat begins only when all steps of the mission are finished, whatever the order of sentences on the card. It belongs to the same action.',
    basis: 'faq',
    ruling: 'R-041',
  },
  'mission.combat-first-player': {
    title: 'Who leads a combat outside a turn',
    text: 'A combat can also come from an Assignment card or from an effect at the end of a phase, outside of any turn. The side whose card caused it is the initiator. By our ruling that side also counts as the current player for everything in which the current player goes first.',
    basis: 'ruling',
    ruling: 'R-105',
  },
  'mission.after': {
    title: 'What happens to the card',
    text: "A starting mission returns to its owner's hand, whether it worked or not. Every other mission goes to its side's discard pile, and a project to the discard pile of the projects.",
    basis: 'rulebook',
    ruling: 'R-042',
  },
  'mission.returned': {
    title: 'Missions that lose their leaders',
    text: 'If a leader on a facedown mission is captured, eliminated or moved away, the card returns to hand without being shown. If a second leader was on it, that leader goes back to the pool of their side.',
    basis: 'faq',
    ruling: 'R-040, R-226',
  },
  'mission.projects': {
    title: 'Project cards',
    text: 'The Empire draws projects through Research and Development and Secret Weapons Research. They join its mission hand, count toward the limit of ten cards, and are assigned and revealed like any other mission. There are ten: three Superlaser Online, two each of Construct Factory, Construct Super Star Destroyer and Oversee Project, and one Construct Death Star.',
    basis: 'rulebook',
    ruling: 'R-042',
  },
  'mission.boba-fett': {
    title: 'The system where Boba Fett waits',
    text: 'While Boba Fett? Where? is in force, Rebel leaders can attempt no mission and use no action card in the chosen system for the whole Command Phase. Rings still work there. Undercover can take a leader out of that system, but not into it. The ban names attempts only, so we rule that a mission which is resolved may still take place there.',
    basis: 'ruling',
    ruling: 'R-060',
  },
} as const satisfies Record<string, Rule>;

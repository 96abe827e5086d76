import type { Rule } from './rule.ts';

/** Leaving a combat. */
export const RETREAT = {
  'retreat.when': {
    title: 'When to retreat',
    text: 'After the ground battle of each combat round players may retreat, the current player first. The rules are the same for attacker and defender: the attacker need not go back where they came from, and a side whose combat was caused by a mission may retreat too.',
    basis: 'rulebook',
    ruling: 'R-108, R-111',
  },
  'retreat.leader': {
    title: 'A leader must lead the way',
    text: 'You need a leader in the system to retreat, and at least one unit must really move. Exactly one leader goes along; the others stay. A captured leader cannot lead a retreat and is not taken along.',
    basis: 'rulebook',
    ruling: 'R-109',
  },
  'retreat.where': {
    title: 'Where to retreat',
    text: 'You retreat to one adjacent system. If any such system that you may enter holds your units or your loyalty marker, you must choose one of these; otherwise any adjacent system without enemy units will do. You may never retreat into a system with enemy units, into one from which the enemy came to start this combat, or onto the Rebel Base space.',
    basis: 'rulebook',
    ruling: 'R-110',
  },
  'retreat.destroyed': {
    title: 'Retreating into a destroyed system',
    text: 'The rulebooks do not say whether you may retreat into a destroyed system. We rule that it may, if all other conditions are met. Ground units there still need room in ships.',
    basis: 'ruling',
    ruling: 'O-05',
  },
  'retreat.what': {
    title: 'What must go and what may stay',
    text: 'All your ships must leave. Ground units and TIE Fighters may go within the transport capacity of the ships that leave, or stay and fight on. Immobile units stay, and so do captives. If you leave units behind and the enemy is in the same theater, another combat round follows.',
    basis: 'rulebook',
    ruling: 'R-112, R-115',
  },
  'retreat.once': {
    title: 'Once only',
    text: 'Each side may retreat once in a combat. You cannot retreat if the enemy has no unit left in the system. After the first side has retreated, the second may still do so if the first left any unit behind.',
    basis: 'rulebook',
    ruling: 'R-113',
  },
  'retreat.death-star': {
    title: 'The Death Star does not retreat',
    text: 'While a Death Star or a Death Star Under Construction is in the combat, the Empire may retreat nothing.',
    basis: 'rulebook',
    ruling: 'R-114',
  },
} as const satisfies Record<string, Rule>;

import type { Rule } from './rule.ts';

/** Loyalty, subjugation, sabotage, destroyed systems. */
export const LOYALTY = {
  loyalty: {
    title: 'What loyalty is for',
    text: 'A populous system is loyal to the Rebels, loyal to the Empire, or neutral, as its loyalty marker shows. A side builds units from the icons of systems that are loyal to it and deploys new units there. Loyalty changes mostly through diplomacy missions.',
    basis: 'rulebook',
  },
  'loyalty.gain': {
    title: 'Gaining loyalty',
    text: 'Gaining one loyalty in a neutral system places your marker there. Gaining one in a system that is loyal to the enemy removes their marker and leaves it neutral. Gaining two there does both, one after the other. Gaining loyalty where you already have it does nothing.',
    basis: 'rulebook',
    ruling: 'R-126',
  },
  'loyalty.coruscant': {
    title: 'Coruscant and empty places',
    text: 'Coruscant is always loyal to the Empire and never gains or loses loyalty. Remote and destroyed systems can hold neither loyalty nor subjugation. The Rebel Base space is not a system and has no loyalty either.',
    basis: 'rulebook',
    ruling: 'R-127',
  },
  'loyalty.choice': {
    title: 'Choosing where loyalty changes',
    text: 'Some cards let you choose systems that gain or lose loyalty. We rule that you choose only among systems whose loyalty can change that way, so never Coruscant, a remote or a destroyed system, nor one that already has the loyalty you would gain. With fewer such systems than the card names you choose all of them; with none nothing happens. This does not limit where a mission takes place: only its card does.',
    basis: 'ruling',
    ruling: 'R-127, R-225',
  },
  'loyalty.subjugation': {
    title: 'Subjugation',
    text: 'If an Imperial ground unit is in a populous system without Imperial loyalty, the system gets a subjugation marker, on top of Rebel loyalty if there is any. The marker goes as soon as no Imperial ground unit is left, and the loyalty below it counts in full again. The Empire builds only from the left-most icon of a subjugated system; the Rebels build and deploy nothing there.',
    basis: 'rulebook',
    ruling: 'R-128, R-130',
  },
  'loyalty.under-subjugation': {
    title: 'Loyalty in subjugated systems',
    text: 'If the Empire gains loyalty in a neutral subjugated system, the subjugation marker is turned to its loyalty side. Rebel loyalty gained in a subjugated system goes below the marker. If there is Rebel loyalty below, one Imperial loyalty removes it and the subjugation marker stays.',
    basis: 'rulebook',
    ruling: 'R-129',
  },
  'loyalty.imperial-system': {
    title: 'Imperial systems',
    text: 'An Imperial system is one with Imperial loyalty or with a subjugation marker; Coruscant always is one. A card that says the system must have Imperial loyalty asks for the loyalty marker, and subjugation is then not enough.',
    basis: 'rulebook',
    ruling: 'R-044',
  },
  'loyalty.rebel-system': {
    title: 'Rebel systems',
    text: 'A Rebel system has Rebel loyalty and no subjugation marker. A card that only asks whether a system has Rebel loyalty looks at the marker, even below subjugation.',
    basis: 'rulebook',
    ruling: 'R-044, R-131',
  },
  'loyalty.neutral': {
    title: 'Neutral systems',
    text: 'A system without a loyalty marker is neutral. A subjugation marker is not loyalty, so a subjugated system without a loyalty marker is neutral too, and cards for neutral systems may choose it. Remote systems are always neutral.',
    basis: 'faq',
    ruling: 'R-045',
  },
  sabotage: {
    title: 'Sabotage markers',
    text: 'In a system with a sabotage marker neither side can build from the icons or deploy units, and cards that say build or deploy do nothing there. Effects that let you gain units or place them on the build queue still work. There is at most one marker in a system. It is removed by an Imperial card, or when the system is destroyed.',
    basis: 'faq',
    ruling: 'R-132',
  },
  destroyed: {
    title: 'Destroyed systems',
    text: 'A destroyed system has no loyalty, no icons, no subjugation and no sabotage, and it is neither populous nor remote. Ships move and fight there as usual, but there are no ground battles. Leaders are not harmed, missions may still go there, and the marker is never removed.',
    basis: 'rulebook',
    ruling: 'R-133',
  },
  'destroyed.ground-units': {
    title: 'Ground units without ground',
    text: 'In a destroyed system ground units need room in ships. If a side ever has more ground units there than its ships can carry, the surplus is destroyed, and the owner chooses which. This applies to both sides at any time.',
    basis: 'rulebook',
    ruling: 'R-134',
  },
  'destroyed.once': {
    title: 'Destroyed only once',
    text: 'A system can be destroyed only once. Firing at it again is allowed, and then only the loyalty part of Superlaser Online happens.',
    basis: 'faq',
    ruling: 'R-135',
  },
} as const satisfies Record<string, Rule>;

import type { Rule } from './rule.ts';

/** The eighteen Rebel action cards. */
export const REBEL_ACTIONS = {
  'action.human-cyborg-relations': {
    title: 'Human-Cyborg Relations',
    text: 'Starting card, Immediate. Put the C-3PO ring on any one of your leaders.',
    basis: 'rulebook',
    ruling: 'R-179, R-178',
  },
  'action.our-most-desperate-hour': {
    title: 'Our Most Desperate Hour',
    text: 'Starting card of Princess Leia, for the Assignment Phase. Look through your mission deck, take any one card and assign Leia from your pool to it facedown, without showing it. You may add a second leader. Then shuffle the deck.',
    basis: 'faq',
    ruling: 'R-022, R-023, R-024',
  },
  'action.rebel-planning': {
    title: 'Rebel Planning',
    text: "Starting card of Jan Dodonna, for the Assignment Phase. Place Dodonna from your pool on the Rebel Base space, or in the base's system if it is revealed, and draw one objective. While he is there he holds the units in that place back.",
    basis: 'rulebook',
    ruling: 'R-022, R-181, R-077',
  },
  'action.resourceful-astromech': {
    title: 'Resourceful Astromech',
    text: 'Starting card, Immediate. Put the R2-D2 ring on any one of your leaders.',
    basis: 'rulebook',
    ruling: 'R-179, R-178',
  },
  'action.start-the-evacuation': {
    title: 'Start the Evacuation',
    text: "Starting card of General Rieekan, for the Assignment Phase. Place Rieekan from your pool in any system without Imperial units. Then you may move any number of units there from the Rebel Base space, or from the base's system if it is revealed, as if the two were adjacent. Transport is needed as always, immobile units stay, and a leader in the place of origin holds the units back.",
    basis: 'rulebook',
    ruling: 'R-022, R-181, R-082',
  },
  'action.temporary-alliance': {
    title: 'Temporary Alliance',
    text: 'Starting card of Mon Mothma, for the Assignment Phase. Place her from your pool in a neutral system; a subjugated system without a loyalty marker is neutral too. Then place units on your build queue from all icons of that system, on the space with its number, whatever enemy units or sabotage are there.',
    basis: 'faq',
    ruling: 'R-022, R-045, R-132, R-181',
  },
  'action.ambush': {
    title: 'Ambush',
    text: 'General Madine, for the Assignment Phase. Place him from your pool in any system and destroy Imperial ground units there with a printed health of up to 3 together, of your choice. No combat follows. Subjugation and captives in that system are checked afterwards.',
    basis: 'rulebook',
    ruling: 'R-022, R-181',
  },
  'action.an-old-friend': {
    title: 'An Old Friend',
    text: 'Han Solo, for the Assignment Phase. Either place Han from your pool in Bespin and recruit Lando Calrissian, or place him in Kashyyyk and recruit Chewbacca; the recruit appears beside him in that system, without an action card. You can only choose a leader who can still be recruited. By our ruling the card cannot be used if neither can.',
    basis: 'ruling',
    ruling: 'R-022, R-150, R-181',
  },
  'action.independent-operation': {
    title: 'Independent Operation',
    text: 'Lando Calrissian, for the Assignment Phase. Place him from your pool in a subjugated system. The Empire must move all its ground units from there to one Imperial system of its choice, without regard to distance or transport, but never to a system with Rebel ground units; captives stay behind. Afterwards subjugation, captives and the end of the game are checked. If there is no system for them to go to, the card cannot be used, and by our ruling it cannot be used in a system where an Imperial leader holds the units back.',
    basis: 'ruling',
    ruling: 'R-022, R-082, R-180',
  },
  'action.its-a-trap': {
    title: "It's a Trap",
    text: 'Admiral Ackbar, for the start of a combat in his system. In the first combat round the Empire may not play any space tactic cards. It may still draw them, and ground tactic cards are not affected.',
    basis: 'rulebook',
    ruling: 'R-090, R-091',
  },
  'action.noble-sacrifice': {
    title: 'Noble Sacrifice',
    text: 'Obi-Wan Kenobi; use it at the moment he is captured. He is eliminated instead, and the Rebels gain 1 reputation. Though captives cannot use action cards, this one is used on the capture itself. We rule that the captured ring goes back to the supply, and that a captive from whom it was taken for Obi-Wan is rescued all the same.',
    basis: 'ruling',
    ruling: 'R-143, R-144',
  },
  'action.one-in-a-million': {
    title: 'One in a Million',
    text: 'Luke Skywalker or Wedge Antilles; use it before you roll dice in a combat or a mission in the system of one of them. They need not be assigned and need no fitting skill. Up to two of the dice you are about to roll are not rolled: you set each to any face that it has. It counts for one roll, and the roll for Death Star Plans is one of those you may choose.',
    basis: 'faq',
    ruling: 'R-058',
  },
  'action.point-blank-assault': {
    title: 'Point-Blank Assault',
    text: 'Admiral Ackbar or General Madine, for the start of a combat in the system of one of them. In this combat every unit of both sides in the system has 1 health less, but never less than 1. Objectives still count the printed health.',
    basis: 'faq',
    ruling: 'R-090, R-091, R-164',
  },
  'action.son-of-skywalker': {
    title: 'Son of Skywalker',
    text: 'Luke Skywalker; use it after the Rebels succeed at a mission in his system. Search your mission deck for Seek Yoda or Daring Rescue, take it into your hand without showing it, and shuffle the deck. Missions that are resolved do not succeed, so they do not count. If neither card is in the deck, you find nothing.',
    basis: 'faq',
    ruling: 'R-024, R-038, R-072',
  },
  'action.target-the-star-destroyers': {
    title: 'Target the Star Destroyers',
    text: 'Wedge Antilles, for the start of a combat in his system. In every space battle of this combat up to two of your black dice that show a hit may count as red hits. You decide when you assign damage.',
    basis: 'rulebook',
    ruling: 'R-090, R-091, R-106',
  },
  'action.the-millennium-falcon': {
    title: 'The Millennium Falcon',
    text: 'Han Solo or Chewbacca, Immediate. Put the Millennium Falcon ring on one of these two who is yours, but not on a wearer of an Imperial ring. If both are captured, eliminated or lured, you recruit nobody and the ring is lost.',
    basis: 'faq',
    ruling: 'R-140, R-150, R-179',
  },
  'action.undercover': {
    title: 'Undercover',
    text: 'Lando Calrissian or Obi-Wan Kenobi; use it when the Empire attempts a mission, while opposing leaders are sent and before any dice. Move one of them from the system they stand in to the system of the mission, where they oppose and roll, beside the one leader you may send from the pool. They may leave the system of Boba Fett? Where? but not enter it. A detained leader can do this; a captured or lured one cannot. We rule that a leader on the Rebel Base space, in the pool or on a facedown mission cannot, since the card moves them from a system.',
    basis: 'ruling',
    ruling: 'R-060, R-091',
  },
  'action.wookiee-guardian': {
    title: 'Wookiee Guardian',
    text: 'Chewbacca; use it when the Empire attempts a spec ops mission in his system, before dice are rolled. The mission fails at once and nobody rolls. The Imperial card is then treated like any mission that failed.',
    basis: 'rulebook',
    ruling: 'R-091',
  },
} as const satisfies Record<string, Rule>;

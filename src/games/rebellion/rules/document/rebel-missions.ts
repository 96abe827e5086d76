import type { Rule } from './rule.ts';

/** The Rebel missions; what a leader must bring, where the mission goes and what it does. */
export const REBEL_MISSIONS = {
  'mission.build-alliance': {
    title: 'Build Alliance',
    text: 'Starting mission, diplomacy 1. Attempt it in a populous system. If a Rebel unit is there, you roll two more dice, still ten at most. Success: gain 1 loyalty in the system.',
    basis: 'rulebook',
    ruling: 'R-053, R-126',
  },
  'mission.infiltration': {
    title: 'Infiltration',
    text: 'Starting mission, intel 1. Attempt it in a system with an Imperial unit. Success: look at the top two objectives in secret, put one back on top and the other under the deck; the backs, which show the stage, are open. We rule that with only one card left you look at it and it stays on top.',
    basis: 'ruling',
    ruling: 'R-194',
  },
  'mission.rapid-mobilization': {
    title: 'Rapid Mobilization',
    text: 'Starting mission, logistics 1, resolved on the Rebel Base space. Nothing happens until the Command Phase ends; then choose one of two things. If the base is hidden, you may move up to five units from one system without a Rebel leader to the Rebel Base space, at any distance but with transport. Or, hidden or revealed, you may found a new base: look at four probe cards, or at eight if two leaders were assigned, and choose one or none. If this puts your units among enemies at the old base, we rule that combat follows with you as initiator. With Contingency Plan the effect can wait twice; if the two differ, you say once which comes first.',
    basis: 'ruling',
    ruling: 'R-084, R-122, R-123, R-124, R-230',
  },
  'mission.sabotage': {
    title: 'Sabotage',
    text: 'Starting mission, spec ops 1. Attempt it in a populous system, as the official correction says. Success: put a sabotage marker there, at most one in a system. While it lies there nobody builds from the icons or deploys in that system.',
    basis: 'faq',
    ruling: 'R-051, R-132',
  },
  'mission.base-defenses': {
    title: 'Base Defenses',
    text: "Diplomacy 1, portrait General Rieekan. Attempt it in a Rebel system. Success: gain one Ion Cannon and one Shield Generator on the Rebel Base space, or in the base's system if it is revealed. There are three of each in all.",
    basis: 'rulebook',
    ruling: 'R-156, R-120, R-227',
  },
  'mission.contingency-plan': {
    title: 'Contingency Plan',
    text: 'Logistics 1, portrait Lando Calrissian, resolved without a system: its leaders are not placed on the board. Take one of its leaders and assign them, facedown, to a starting mission from your hand, even one used earlier in this round; you may reveal it on a later turn with that leader alone. If Lando was on this card, he has two extra successes for a mission he attempts later in this round. We rule that a second leader on this card is spent until the Refresh Phase, and that without a starting mission in hand nothing happens and its leaders are spent too.',
    basis: 'ruling',
    ruling: 'R-023, R-124',
  },
  'mission.covert-operation': {
    title: 'Covert Operation',
    text: 'Intel 3; attempt it in a system with at least one Imperial unit. Success: draw two objectives, keep one and put the other under the objective deck, without showing either.',
    basis: 'faq',
    ruling: 'R-052',
  },
  'mission.daring-rescue': {
    title: 'Daring Rescue',
    text: 'Intel 2, two copies; attempt it in a system with a captured leader; the captive does not roll. Success: rescue one captured leader there. Any of the leaders assigned to this mission may go to the base too.',
    basis: 'rulebook',
    ruling: 'R-048, R-061',
  },
  'mission.demolition': {
    title: 'Demolition',
    text: 'Spec ops 3; attempt it in an Imperial system. Success: for each resource icon of the system destroy one unit of your choice with the same colour and shape on the Imperial build queue, on any space. Icons without such a unit do nothing. Super Star Destroyers and Death Stars have no build icon and are safe.',
    basis: 'rulebook',
    ruling: 'R-153',
  },
  'mission.establish-trade-relations': {
    title: 'Establish Trade Relations',
    text: 'Diplomacy 3, portrait Mon Mothma. Attempt it in any system without a sabotage marker. Success: gain 1 loyalty there, and then place units on your build queue from all icons of the system, on the space with its number, whatever its loyalty has become.',
    basis: 'rulebook',
    ruling: 'R-071, R-126',
  },
  'mission.for-the-greater-good': {
    title: 'For the Greater Good',
    text: 'Intel 3, portrait Obi-Wan Kenobi. Attempt it in a system with a captured leader. Success: rescue one captured leader there and draw one objective. The leaders assigned to this mission may not go to the base; they stay.',
    basis: 'rulebook',
    ruling: 'R-048, R-061',
  },
  'mission.hidden-fleet': {
    title: 'Hidden Fleet',
    text: "Logistics 1, three copies, resolved in a system without Imperial units. Move any number of units there from the Rebel Base space, or from the base's system if it is revealed, as if the two were adjacent. Leaders in the place of origin do not hold the units back. Transport is needed, and immobile units stay.",
    basis: 'rulebook',
    ruling: 'R-066, R-082',
  },
  'mission.hit-and-run': {
    title: 'Hit and Run',
    text: 'Spec ops 2, two copies; attempt it in any system. Success: destroy units of your choice there, ships or ground units, with a printed health of up to 2 together. A Death Star has no health and cannot be chosen.',
    basis: 'rulebook',
    ruling: 'R-186',
  },
  'mission.incite-rebellion': {
    title: 'Incite Rebellion',
    text: 'Diplomacy 2, two copies; attempt it in a subjugated system. Success: gain three Rebel Troopers there. When the mission is finished a combat follows, with the Rebels as initiators.',
    basis: 'faq',
    ruling: 'R-041, R-070, R-105',
  },
  'mission.lead-the-strike-team': {
    title: 'Lead the Strike Team',
    text: "Spec ops 2, portrait Han Solo. Attempt it in any system. Success: move up to four ground units of your choice, but no structures, there from the Rebel Base space, or from the base's system if it is revealed; neither distance nor transport matters. A Rebel leader in the place of origin holds them back. When the mission is finished a combat follows if both sides have ground units there.",
    basis: 'faq',
    ruling: 'R-041, R-067',
  },
  'mission.misdirection': {
    title: 'Misdirection',
    text: 'Spec ops 1, portrait General Madine. Attempt it in a system with an Imperial unit. Success: openly name one of your leaders, in the pool, on the board or on a facedown mission. For the rest of the round the Empire may not send leaders from its pool against missions to which that leader is assigned. Imperial leaders who are already there oppose as usual.',
    basis: 'rulebook',
    ruling: 'R-059',
  },
  'mission.plan-the-assault': {
    title: 'Plan the Assault',
    text: "Intel 2, portrait Jan Dodonna. Attempt it in a system with an Imperial ship. Success: move any number of ships, but no ground units, there from the Rebel Base space, or from the base's system if it is revealed, as if the two were adjacent. Leaders in the place of origin do not hold them back. When the mission is finished a combat follows if both sides share a theater.",
    basis: 'rulebook',
    ruling: 'R-041, R-068',
  },
  'mission.plant-false-lead': {
    title: 'Plant False Lead',
    text: 'Logistics 1, resolved in a system with an Imperial unit. Take four cards at random from the Imperial probe hand, or all if there are fewer. Look at them and put them back on the top and the bottom of the probe deck, shared out and ordered as you like. The Empire knows which cards it lost and how many went to each end, but not which went where.',
    basis: 'rulebook',
    ruling: 'R-193',
  },
  'mission.public-uprising': {
    title: 'Public Uprising',
    text: 'Diplomacy 3; attempt it in a subjugated system. Success: gain there one unit with a circle as its build icon and two with a triangle, ships or ground units, each of your choice. When the mission is finished a combat follows, with the Rebels as initiators.',
    basis: 'rulebook',
    ruling: 'R-041, R-070, R-105',
  },
  'mission.rogue-squadron-raid': {
    title: 'Rogue Squadron Raid',
    text: 'Spec ops 2, portrait Wedge Antilles. Attempt it in an Imperial system. Success: destroy units on the Imperial build queue with a printed health of up to 4 together. A queued Death Star has no health and cannot be chosen.',
    basis: 'rulebook',
    ruling: 'R-186',
  },
  'mission.seek-yoda': {
    title: 'Seek Yoda',
    text: 'Intel 1, portrait Luke Skywalker, resolved on Dagobah, even if it is destroyed. If Luke is assigned, he becomes Luke Skywalker (Jedi). Then put the Master Yoda ring on one of the assigned leaders; another ring that leader wears goes back to the supply. By our ruling a ring that Luke wore stays with him when he becomes a Jedi. The ring lets you reroll any one of your own dice once in each game round, in a mission or combat where its wearer is; that it may be any face is our ruling too.',
    basis: 'ruling',
    ruling: 'R-050, R-057, R-142, O-06',
  },
  'mission.stolen-plans': {
    title: 'Stolen Plans',
    text: 'Intel 2, portrait Princess Leia. Attempt it in a system with an Imperial unit. Success: look at the top four objectives in secret and put them back on top in any order. With fewer cards, look at all of them. The backs, which show the stage, are open to both sides.',
    basis: 'faq',
    ruling: 'R-194',
  },
  'mission.support-of-mon-calamari': {
    title: 'Support of Mon Calamari',
    text: 'Diplomacy 2, portrait Admiral Ackbar. Attempt it in Mon Calamari, even if it is destroyed. Success: either gain 2 loyalty there, or place one Mon Calamari Cruiser from your supply on space 3 of your build queue. Sabotage does not prevent the cruiser, but an empty supply does.',
    basis: 'faq',
    ruling: 'R-050, R-071, R-156',
  },
  'mission.wookiee-uprising': {
    title: 'Wookiee Uprising',
    text: 'Spec ops 3, portrait Chewbacca. Attempt it in Kashyyyk, even if it is destroyed. Success: gain 1 loyalty there and destroy units of your choice there, ships or ground units, with a printed health of up to 4 together. In a destroyed Kashyyyk only the loyalty is lost.',
    basis: 'faq',
    ruling: 'R-050, R-126',
  },
} as const satisfies Record<string, Rule>;

import type { REBEL_MISSIONS } from '../../../data/rebel-missions.ts';
import type { Words } from './words.ts';

/** "On success" is that of an attempt; "a free leader" is neither captured nor lured. */
export const REBEL_MISSION_WORDS: Readonly<Record<keyof typeof REBEL_MISSIONS, Words>> = {
  'build-alliance': {
    name: 'Build Alliance',
    does: 'Attempt in any populous system. If a Rebel unit is there, roll two more dice. On success the Rebels gain one loyalty in the system.',
  },
  infiltration: {
    name: 'Infiltration',
    does: 'Attempt where an Imperial unit is. On success, see the top two objectives in secret, leave one on top and put the other under the deck.',
  },
  'rapid-mobilization': {
    name: 'Rapid Mobilization',
    does: "Resolve at the Rebel Base space; the effect waits for the end of the Command Phase. Then either bring up to five Rebel units from one system without a Rebel leader to the space of a hidden base, at any distance but with transport, or see the top four probe cards (eight with two leaders assigned) and, if you like, make one of them the new base. The new base's system must not be destroyed and must have neither Imperial loyalty nor Imperial units; the old base is shown, and everything on the space moves to its system.",
  },
  sabotage: {
    name: 'Sabotage',
    does: "Attempt in any populous system. On success, put a sabotage marker there unless it has one. While it lies there, neither side builds from the system's icons or deploys to it.",
  },
  'base-defenses': {
    name: 'Base Defenses',
    does: "Attempt in a Rebel system. On success, gain an Ion Cannon and a Shield Generator on the Rebel Base space, or in the base's system once it is revealed.",
  },
  'contingency-plan': {
    name: 'Contingency Plan',
    does: 'Resolve at no system: move one leader from this card to a starting mission in your hand, even one used this round, and lay that mission facedown to be revealed on a later turn. No other leader can join it. If Lando Calrissian was on this card, a mission that he attempts later this round gets two more successes.',
  },
  'covert-operation': {
    name: 'Covert Operation',
    does: 'Attempt where an Imperial unit is. On success, draw two objectives, keep one and put the other under the deck, all in secret.',
  },
  'daring-rescue': {
    name: 'Daring Rescue',
    does: 'Attempt where a captured leader is held. On success, rescue one captured leader there; the leaders assigned to this mission may go to the base as well.',
  },
  demolition: {
    name: 'Demolition',
    does: 'Attempt in an Imperial system. On success, for each resource icon of the system destroy one unit of that colour and shape on the Imperial build queue, if there is one. Units that no icon builds are safe.',
  },
  'establish-trade-relations': {
    name: 'Establish Trade Relations',
    does: "Attempt in any system without a sabotage marker. On success the Rebels gain one loyalty there. Then, whatever the loyalty now is, they may put one unit for each of its icons on their build queue, on the space of the system's number.",
  },
  'for-the-greater-good': {
    name: 'For the Greater Good',
    does: 'Attempt where a captured leader is held. On success, rescue one captured leader there and draw one objective. The leaders assigned to this mission stay where they are.',
  },
  'hidden-fleet': {
    name: 'Hidden Fleet',
    does: "Resolve in a system without Imperial units. Any number of Rebel units may move there from the Rebel Base space, or the base's system once it is revealed, as if the two were adjacent. Leaders at the base do not hold them back, but transport is needed as usual.",
  },
  'hit-and-run': {
    name: 'Hit and Run',
    does: 'Attempt in any system. On success, destroy units of your choice there whose printed health adds up to two at most.',
  },
  'incite-rebellion': {
    name: 'Incite Rebellion',
    does: 'Attempt in a subjugated system. On success, gain three Rebel Troopers there. When the mission is over, combat follows and counts as started by the Rebels.',
  },
  'lead-the-strike-team': {
    name: 'Lead the Strike Team',
    does: "Attempt in any system. On success, up to four Rebel ground units other than structures may move there from the Rebel Base space, or the base's system once it is revealed, at any distance and without transport, unless a Rebel leader at the base holds them back. If both sides then have ground units there, combat follows and counts as started by the Rebels.",
  },
  misdirection: {
    name: 'Misdirection',
    does: 'Attempt where an Imperial unit is. On success, name one of your leaders, wherever they are. For the rest of the round the Empire cannot send a leader from its pool against a mission to which that leader is assigned.',
  },
  'plan-the-assault': {
    name: 'Plan the Assault',
    does: "Attempt where an Imperial ship is. On success, any number of Rebel ships, but no ground units, may move there from the Rebel Base space, or the base's system once it is revealed, as if the two were adjacent; leaders at the base do not hold them back. Combat follows if both sides then share a theater.",
  },
  'plant-false-lead': {
    name: 'Plant False Lead',
    does: "Resolve where an Imperial unit is. Take four cards at random from the Empire's probe hand, or all if there are fewer. See them and put each on top of the probe deck or under it, in any order.",
  },
  'public-uprising': {
    name: 'Public Uprising',
    does: 'Attempt in a subjugated system. On success, gain one unit with a circle and two with a triangle there, each a ship or a ground unit as you choose. When the mission is over, combat follows and counts as started by the Rebels.',
  },
  'rogue-squadron-raid': {
    name: 'Rogue Squadron Raid',
    does: 'Attempt in an Imperial system. On success, destroy units of your choice on the Imperial build queue whose printed health adds up to four at most. A Death Star has no health and cannot be chosen.',
  },
  'seek-yoda': {
    name: 'Seek Yoda',
    does: 'Resolve at Dagobah. If Luke Skywalker is assigned, Luke Skywalker (Jedi) takes his place. Then one of the assigned leaders gets the Master Yoda ring.',
  },
  'stolen-plans': {
    name: 'Stolen Plans',
    does: 'Attempt where an Imperial unit is. On success, see the top four objectives in secret and put them back on top in any order.',
  },
  'support-of-mon-calamari': {
    name: 'Support of Mon Calamari',
    does: 'Attempt at Mon Calamari. On success choose: the Rebels gain two loyalty there, or they put a Mon Calamari Cruiser, if one is left, on space 3 of their build queue.',
  },
  'wookiee-uprising': {
    name: 'Wookiee Uprising',
    does: 'Attempt at Kashyyyk. On success the Rebels gain one loyalty there and destroy units of their choice there whose printed health adds up to four at most.',
  },
};

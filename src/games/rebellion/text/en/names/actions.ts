import type { ActionId } from '../../../data/actions.ts';
import type { Words } from './words.ts';

/** The leader whom a card shows must be where it is used. */
export const ACTION_WORDS: Readonly<Record<ActionId, Words>> = {
  'according-to-my-design': {
    name: 'According to My Design',
    does: 'At the start of a combat where Emperor Palpatine is: in the first combat round the Rebels roll one red and two black dice fewer, in space and again on the ground.',
  },
  'brilliant-administrator': {
    name: 'Brilliant Administrator',
    does: "In place of assigning a leader, put Grand Moff Tarkin from the pool in an Imperial system. Put up to one unit for each of its icons on the Imperial build queue, on the space of the system's number.",
  },
  'it-is-your-destiny': {
    name: 'It Is Your Destiny',
    does: "When a mission has rescued a leader in Darth Vader's system: capture one Rebel leader assigned to that mission, even one about to leave for the base.",
  },
  'more-dangerous-than-you-realize': {
    name: 'More Dangerous Than You Realize',
    does: 'At the start of a combat where General Tagge is: choose space or ground and draw three more tactic cards from that deck.',
  },
  blindside: {
    name: 'Blindside',
    does: 'Before you reveal a mission to which Boba Fett or Janus Greejatus is assigned: the Rebels cannot send a leader from their pool against it.',
  },
  'boba-fett-where': {
    name: 'Boba Fett? Where?',
    does: "In place of assigning a leader, put Boba Fett from the pool in an Imperial system. In this round's Command Phase, Rebel leaders can neither attempt missions nor use action cards there.",
  },
  'catch-them-by-surprise': {
    name: 'Catch Them by Surprise',
    does: 'In place of assigning a leader, put Admiral Ozzel from the pool in any system and move Imperial units there from adjacent systems. This is an activation like any other, with the combat and the subjugation that may follow.',
  },
  'fully-operational': {
    name: 'Fully Operational',
    does: 'At the start of a combat where Moff Jerjerrod and a Death Star are, be it finished or under construction: destroy one Rebel ship there.',
  },
  'good-intel': {
    name: 'Good Intel',
    does: 'At the start of a combat where Colonel Yularen or Soontir Fel is: for this combat the Empire sees all tactic cards in the Rebel hand, later draws too.',
  },
  'keep-them-from-escaping': {
    name: 'Keep Them from Escaping',
    does: 'At the start of a combat where Admiral Piett is: the Rebels cannot retreat from this combat.',
  },
  'local-rumors': {
    name: 'Local Rumors',
    does: 'In place of assigning a leader, put Colonel Yularen from the pool in a system that has an Imperial unit. The Rebels say truthfully whether their base is in that region, which does not reveal it.',
  },
  'proceeding-as-planned': {
    name: 'Proceeding as Planned',
    does: 'In place of assigning a leader, search the project deck for a card and assign Admiral Ozzel or Moff Jerjerrod from the pool to it, facedown; another leader may join. Then shuffle the deck.',
  },
  'public-support': {
    name: 'Public Support',
    does: 'In place of assigning a leader, put Janus Greejatus from the pool in an Imperial system without Rebel ground units and gain three Stormtroopers there. This round he does not hold Imperial units back in that system.',
  },
  'ready-for-action': {
    name: 'Ready for Action',
    does: 'At the start of a combat: bring Admiral Piett or General Veers from the pool to its system, even if another Imperial leader is there. His tactic values count, but he cannot be the leader who retreats. After the combat he returns to the pool.',
  },
  'scouting-mission': {
    name: 'Scouting Mission',
    does: 'In place of assigning a leader, put Soontir Fel from the pool in any system and bring up to four TIE Fighters there from systems without an Imperial leader, at any distance and without transport. Combat follows if both sides then have ships there.',
  },
  'target-the-generator': {
    name: 'Target the Generator',
    does: 'At the start of a combat where General Veers is: destroy one Rebel structure there.',
  },
  'human-cyborg-relations': {
    name: 'Human-Cyborg Relations',
    does: "When you get this card, put the C-3PO ring on any Rebel leader. Once, it can turn a failed diplomacy mission in that leader's system into a success.",
  },
  'our-most-desperate-hour': {
    name: 'Our Most Desperate Hour',
    does: 'In place of assigning a leader, search the Rebel mission deck for a card and assign Princess Leia from the pool to it, facedown; another leader may join. Then shuffle the deck.',
  },
  'rebel-planning': {
    name: 'Rebel Planning',
    does: "In place of assigning a leader, put Jan Dodonna from the pool on the Rebel Base space, or in the base's system once it is revealed, and draw one objective. As long as he is there he holds the units back.",
  },
  'resourceful-astromech': {
    name: 'Resourceful Astromech',
    does: "When you get this card, put the R2-D2 ring on any Rebel leader. Once, it can blank a die that the Empire rolled for a mission in that leader's system.",
  },
  'start-the-evacuation': {
    name: 'Start the Evacuation',
    does: "In place of assigning a leader, put General Rieekan from the pool in a system without Imperial units. Any number of Rebel units may move there from the Rebel Base space, or the base's system once it is revealed, as if the two were adjacent. Transport is needed as usual, and a leader at the base holds them back.",
  },
  'temporary-alliance': {
    name: 'Temporary Alliance',
    does: "In place of assigning a leader, put Mon Mothma from the pool in a neutral system; it may be subjugated. Put up to one unit for each of its icons on the Rebel build queue, on the space of the system's number.",
  },
  ambush: {
    name: 'Ambush',
    does: 'In place of assigning a leader, put General Madine from the pool in any system and destroy Imperial ground units there whose printed health adds up to three at most. No combat follows from this.',
  },
  'an-old-friend': {
    name: 'An Old Friend',
    does: 'In place of assigning a leader, put Han Solo from the pool at Bespin and recruit Lando Calrissian, or at Kashyyyk and recruit Chewbacca. The recruit must still be available and is placed beside him.',
  },
  'independent-operation': {
    name: 'Independent Operation',
    does: 'In place of assigning a leader, put Lando Calrissian from the pool in a subjugated system without an Imperial leader. The Empire must move all its ground units from there to one Imperial system of its choice without Rebel ground units, at any distance and without transport. If there is no such system, the card cannot be used.',
  },
  'its-a-trap': {
    name: "It's a Trap",
    does: 'At the start of a combat where Admiral Ackbar is: in the first combat round the Empire cannot play space tactic cards.',
  },
  'noble-sacrifice': {
    name: 'Noble Sacrifice',
    does: 'When Obi-Wan Kenobi is captured: he is eliminated instead, and the Rebels gain one reputation.',
  },
  'one-in-a-million': {
    name: 'One in a Million',
    does: 'Before you roll in a combat or mission where Luke Skywalker or Wedge Antilles is: set up to two of those dice to faces of your choice instead of rolling them. This works for Death Star Plans too.',
  },
  'point-blank-assault': {
    name: 'Point-Blank Assault',
    does: 'At the start of a combat where Admiral Ackbar or General Madine is: for this combat every unit of both sides has one health less, though never less than one.',
  },
  'son-of-skywalker': {
    name: 'Son of Skywalker',
    does: "When an attempted Rebel mission has succeeded in Luke Skywalker's system: search the Rebel mission deck for Seek Yoda or Daring Rescue and take it into your hand unshown. Then shuffle the deck.",
  },
  'target-the-star-destroyers': {
    name: 'Target the Star Destroyers',
    does: 'At the start of a combat where Wedge Antilles is: in each space battle of this combat, up to two of your black hits may count as red hits when you assign damage.',
  },
  'the-millennium-falcon': {
    name: 'The Millennium Falcon',
    does: "When you get this card, put the Millennium Falcon ring on Han Solo or Chewbacca, but not on one who wears an Imperial ring. Once, it can rescue a captured leader in the wearer's system after a mission succeeded there.",
  },
  undercover: {
    name: 'Undercover',
    does: 'When the Empire attempts a mission, before dice are rolled: move Lando Calrissian or Obi-Wan Kenobi from another system to that of the mission, which he then opposes. You may still send a leader from the pool.',
  },
  'wookiee-guardian': {
    name: 'Wookiee Guardian',
    does: "When the Empire attempts a spec ops mission in Chewbacca's system, before dice are rolled: the mission fails.",
  },
};

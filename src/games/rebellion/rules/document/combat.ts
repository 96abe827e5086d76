import type { Rule } from './rule.ts';

/** Combat, step by step. */
export const COMBAT = {
  'combat.when': {
    title: 'When there is combat',
    text: 'Combat follows when units are moved into a system with enemy units, and both sides then have ships there, or both have ground units. Ships on one side and ground units on the other do not fight. A mission, an action card or a revealed base can bring enemies together in the same way.',
    basis: 'rulebook',
    ruling: 'R-081',
  },
  'combat.gained': {
    title: 'Units that a card brings',
    text: 'A combat can also start without a move. We rule that units which a card gains or places beside enemy units of the same theater start a combat, as moved units would. The side that played the card is the initiator. Base Defenses does so at a revealed base where Imperial ground units stand.',
    basis: 'ruling',
    ruling: 'R-105, R-227',
  },
  'combat.initiated': {
    title: 'Who initiated a combat',
    text: 'If it is your turn, the combat is one that you initiated. Outside of turns it is initiated by the side whose card caused it. Some objectives ask for this.',
    basis: 'faq',
    ruling: 'R-105',
  },
  'combat.steps': {
    title: 'The order of a combat',
    text: 'First each side may add a leader, then cards for the start of combat are used, then tactic cards are drawn. After that there are combat rounds until the combat is over. Each round has a space battle, a ground battle, a chance to retreat, and a check whether another round follows.',
    basis: 'rulebook',
    ruling: 'R-090, R-093',
  },
  'combat.add-leader': {
    title: 'Adding a leader',
    text: 'Starting with the current player, a side that has no leader with tactic values in the system may place one there from its pool. It need not do so. The leader that is added must have tactic values. You may do this even after you have passed.',
    basis: 'rulebook',
    ruling: 'R-089',
  },
  'combat.start-cards': {
    title: 'Cards for the start of combat',
    text: 'Cards marked Start of Combat are used right after leaders were added and before tactic cards are drawn, the current player first. One of the leaders shown on the card must already be in the system; being in the pool is not enough. Only a card that brings its leader along, such as Ready for Action, is free of this.',
    basis: 'rulebook',
    ruling: 'R-090, R-091',
  },
  'combat.tactics': {
    title: 'Drawing tactic cards',
    text: "If both sides have ships, you draw as many space tactic cards as your best leader's space value; if both have ground units, as many ground tactic cards as your best ground value. You take the single highest value for each theater, which may come from two different leaders; captives do not count. The current player draws first. Both sides draw from the same two decks, and hands are secret.",
    basis: 'rulebook',
    ruling: 'R-092',
  },
  'combat.round': {
    title: 'A combat round',
    text: 'In the space battle the current player attacks with all ships, then the other side with all of its ships; it is fought only if both have ships. The ground battle goes the same way with ground units. Then players may retreat. If both sides still have units in the same theater, another round follows.',
    basis: 'rulebook',
    ruling: 'R-093, R-095',
  },
  'combat.attack': {
    title: 'An attack',
    text: 'An attack has five steps: roll dice, use combat actions, assign damage, block damage, and find out which units are destroyed. All your ships, or all your ground units, attack together.',
    basis: 'rulebook',
  },
  'combat.dice': {
    title: 'Rolling for an attack',
    text: 'Add up the red and the black attack values of your units in the theater and roll that many dice, at most five red and five black. Anything that takes dice away is counted before this limit.',
    basis: 'rulebook',
    ruling: 'R-102',
  },
  'combat.actions': {
    title: 'Combat actions',
    text: 'After rolling you may do any number of these, one at a time. Discard one of your dice that shows a special to draw a tactic card of this theater. Or play a tactic card from your hand; if it shows the special icon, you must also discard a die that shows a special. Cards that you do not play you may keep for later in the same combat.',
    basis: 'rulebook',
    ruling: 'R-097',
  },
  'combat.damage': {
    title: 'Assigning damage',
    text: "Give every die that can do damage, and every damage from your cards, to an enemy unit in this theater. A hit fits only a unit whose health has the die's colour; a direct hit fits any unit with health. You must assign all that can be assigned, and you may assign more damage to a unit than it has health.",
    basis: 'rulebook',
    ruling: 'R-094',
  },
  'combat.block': {
    title: 'Blocking damage',
    text: 'Now the defender may play tactic cards that block, and each blocked point removes one damage just assigned, from a die or from a card. A card that blocks two may take both from one unit or one each from two. Damage from earlier attacks can no longer be blocked.',
    basis: 'rulebook',
  },
  'combat.destroy': {
    title: 'Destroyed units',
    text: 'A unit with damage equal to its health or more is lost, but it leaves only at the end of this space or ground battle, so it still makes its attack if it has not attacked yet. Less damage stays on the unit as markers for the following rounds. Damage lasts for this combat only; a unit that leaves the combat is whole again.',
    basis: 'rulebook',
    ruling: 'R-095, R-096',
  },
  'combat.card-losses': {
    title: 'Units destroyed by cards',
    text: 'Units that a card destroys during a combat count as destroyed in that combat. This matters for objectives.',
    basis: 'faq',
    ruling: 'R-107',
  },
  'combat.structures': {
    title: 'Structures in combat',
    text: 'Shield Generators and Ion Cannons roll no dice, but they help in other ways. If at the end of a combat round they are the only Rebel ground units left against Imperial ground units, they are destroyed at once.',
    basis: 'rulebook',
    ruling: 'R-101',
  },
  'combat.ion-cannon': {
    title: 'Ion Cannon in combat',
    text: 'In every space battle in its system the Empire rolls two red dice fewer. Several cannons add up. The dice are taken away before the limit of five is applied.',
    basis: 'rulebook',
    ruling: 'R-102',
  },
  'combat.shield-generator': {
    title: 'Shield Generator in combat',
    text: 'At the start of every ground battle in its system, in each combat round, the Rebels draw one ground tactic card. Several generators give a card each.',
    basis: 'rulebook',
    ruling: 'R-102',
  },
  'combat.death-star': {
    title: 'The Death Star in combat',
    text: 'A Death Star has no health. Damage cannot be assigned to it, and a card that destroys units by their health can never touch it. Only Death Star Plans can destroy it. A card that names the Death Star does not mean the Death Star Under Construction unless it says so.',
    basis: 'rulebook',
    ruling: 'R-186, R-189',
  },
  'combat.under-construction': {
    title: 'The Death Star Under Construction in combat',
    text: 'It rolls no dice, can be damaged like other ships, and can also be destroyed with Death Star Plans. If it is the only Imperial ship left against Rebel ships at the end of a combat round, it is destroyed. The Death Star that is being built there goes with it. Unless Death Star Plans did it, this brings the Rebels no reputation.',
    basis: 'rulebook',
    ruling: 'R-190',
  },
  'combat.plans': {
    title: 'Using Death Star Plans',
    text: 'In each combat round, right after the space battle when losses have been removed, the Rebels may show a Death Star Plans card if a Rebel fighter is alive there and a Death Star or a Death Star Under Construction is present. They name one such station and roll three dice; any direct hit destroys it and scores the card. On a miss the card goes back to hand. There is one try per combat round, even with both cards in hand, and none if an objective was already played in this combat.',
    basis: 'rulebook',
    ruling: 'R-187, R-188',
  },
  'combat.stalemate': {
    title: 'Battles without end',
    text: 'A combat goes on as long as somebody can still destroy something: a Death Star that slowly destroys ships is not a stalemate. The rulebooks do not say what happens when neither side can ever destroy anything. Only then, by our ruling, does a combat end without a result.',
    basis: 'ruling',
    ruling: 'R-103',
  },
  'combat.silenced-death-star': {
    title: 'A Death Star without dice',
    text: 'Two or more Ion Cannons may leave a Death Star without dice. If it is the only Imperial ship then, the Empire has no ground unit in the system and Death Star Plans was not tried in this round, the Rebel ships must retreat at the end of the combat round. If they cannot, they are destroyed.',
    basis: 'faq',
    ruling: 'R-223',
  },
  'combat.transports': {
    title: 'Rebel Transports alone',
    text: 'Rebel Transports roll no dice. If they are the only Rebel ships in a combat with Imperial ships, they must retreat in the retreat step or they are destroyed.',
    basis: 'rulebook',
  },
  'combat.transports-held': {
    title: 'Transports that may not retreat',
    text: 'If a card forbids the Rebels to retreat, this also applies to Rebel Transports that stand alone. By our ruling they are then destroyed in that retreat step if an Imperial ship is present.',
    basis: 'ruling',
  },
  'combat.win': {
    title: 'Winning a battle',
    text: 'Space and ground battles are won separately. You win one when the last enemy unit in that theater is gone and you still have a unit there; the enemy must have had units there when the combat began. Units that retreat count as gone, so a side that retreats loses the battle. But if you destroyed the last enemy ship and retreat later because of the ground battle, you have still won in space. If both sides lost everything in a theater, nobody won it.',
    basis: 'faq',
    ruling: 'R-104',
  },
  'combat.end': {
    title: 'The end of combat',
    text: 'The combat ends when the two sides no longer share a theater after a combat round. All tactic cards, played or still in hand, are shuffled back into their decks. All damage markers are removed.',
    basis: 'rulebook',
    ruling: 'R-100, R-096',
  },
} as const satisfies Record<string, Rule>;

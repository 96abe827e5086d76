import type { Rule } from './rule.ts';

/** The 24 event cards: their numbers and their effects. */
export const EVENTS = {
  'event.acquire-the-death-star-plans': {
    title: 'Acquire the Death Star Plans',
    text: "Objective value 13, capacity 3; worth 2 victory points and 1 influence. The loser discards two influence tokens, or all of them if they have fewer. This comes after the winner's influence and after Bureaucracy.",
    basis: 'rulebook',
    ruling: 'D14',
  },
  'event.attack-on-echo-base': {
    title: 'Attack on Echo Base',
    text: 'Objective value 9, capacity 3; worth 2 victory points and 1 influence. Neither player can resolve Diplomacy powers this round. Cards of that type cannot be used then, but they still count.',
    basis: 'rulebook',
    ruling: 'D6',
  },
  'event.balance-of-the-force': {
    title: 'Balance of the Force',
    text: 'Objective value 7, capacity 5; worth 1 victory point and 2 influence. The winner may take a private look at the next three events and return them to the top of their deck in any order. Nobody else learns what they are or how they lie.',
    basis: 'rulebook',
    ruling: 'D20',
  },
  'event.battle-of-endor': {
    title: 'Battle of Endor',
    text: 'Objective value 17, capacity 5; worth 3 victory points and no influence. Neither player can resolve The Force powers this round. Cards of that type cannot be used then, but they still count.',
    basis: 'rulebook',
    ruling: 'D6',
  },
  'event.battle-of-hoth': {
    title: 'Battle of Hoth',
    text: 'Objective value 17, capacity 5; worth 3 victory points and no influence. It has no effect.',
    basis: 'rulebook',
  },
  'event.battle-of-yavin': {
    title: 'Battle of Yavin',
    text: 'Objective value 15, capacity 4; worth 3 victory points and no influence. It has no effect.',
    basis: 'rulebook',
  },
  'event.control-of-endor': {
    title: 'Control of Endor',
    text: 'Objective value 9, capacity 2; worth 1 victory point and 2 influence. It has no effect.',
    basis: 'rulebook',
  },
  'event.create-a-diversion': {
    title: 'Create a Diversion',
    text: "Objective value 5, capacity 2; worth 1 victory point and 2 influence. In the next round the loser's strategy is picked at random from their unused ones. It lies facedown, and its owner may look at it once all picks are locked in. If Infiltration applies to the loser as well, the infiltrator picks it instead.",
    basis: 'rulebook',
    ruling: 'D2, D3',
  },
  'event.destroy-the-shield-generator': {
    title: 'Destroy the Shield Generator',
    text: "Objective value 8, capacity 2; worth 2 victory points and 1 influence. The loser discards two influence tokens, or all of them if they have fewer. This comes after the winner's influence and after Bureaucracy.",
    basis: 'rulebook',
    ruling: 'D14',
  },
  'event.diplomatic-freedom': {
    title: 'Diplomatic Freedom',
    text: 'Objective value 11, capacity 3; worth 1 victory point and 2 influence. It has no effect.',
    basis: 'rulebook',
  },
  'event.display-of-power': {
    title: 'Display of Power',
    text: "Objective value 10, capacity 4; worth 3 victory points and no influence. The winner looks at the loser's unused strategies and picks one, which becomes used. If the loser has none unused, nothing happens.",
    basis: 'rulebook',
    ruling: 'D19',
  },
  'event.duel-on-cloud-city': {
    title: 'Duel on Cloud City',
    text: 'Objective value 21, capacity 6; worth 3 victory points and no influence. Neither player can resolve character powers this round, except those of Luke Skywalker and Darth Vader. The other characters may be exhausted for no effect; ordinary cards work as usual.',
    basis: 'rulebook',
  },
  'event.escape-from-tatooine': {
    title: 'Escape From Tatooine',
    text: 'Objective value 11, capacity 3; worth 1 victory point and 2 influence. It has no effect. This is also the event of the tutorial.',
    basis: 'rulebook',
  },
  'event.evacuation-of-echo-base': {
    title: 'Evacuation of Echo Base',
    text: 'Objective value 15, capacity 4; worth 2 victory points and 1 influence. Neither player can resolve Recon powers this round. Cards of that type cannot be used then, but they still count.',
    basis: 'rulebook',
    ruling: 'D6',
  },
  'event.fall-of-a-hero': {
    title: 'Fall of a Hero',
    text: "Objective value 9, capacity 3; worth 1 victory point and 2 influence. The loser must move one character from their resource deck to their reserve, chosen in secret. Characters in the loser's discard pile and play area count as part of the deck here.",
    basis: 'rulebook',
    ruling: 'D17',
  },
  'event.heart-of-the-empire': {
    title: 'Heart of the Empire',
    text: 'Objective value 13, capacity 4; worth 1 victory point and 2 influence. It has no effect.',
    basis: 'rulebook',
  },
  'event.locate-the-rebel-base': {
    title: 'Locate the Rebel Base',
    text: "Objective value 9, capacity 5; worth 1 victory point and 2 influence. In the next round the loser's strategy is chosen first and shown to both players before the winner's is chosen. It stays open until it is replaced.",
    basis: 'rulebook',
    ruling: 'D2',
  },
  'event.most-desperate-hour': {
    title: 'Most Desperate Hour',
    text: 'Objective value 13, capacity 4; worth 1 victory point and 2 influence. Neither player can resolve Military powers this round. Cards of that type cannot be used then, but they still count.',
    basis: 'rulebook',
    ruling: 'D6',
  },
  'event.negotiate-with-the-hutts': {
    title: 'Negotiate With the Hutts',
    text: "Objective value 13, capacity 3; worth 3 victory points and no influence. The winner must move one character from their resource deck to their reserve, chosen in secret. Characters in the winner's discard pile and play area count as part of the deck here.",
    basis: 'rulebook',
    ruling: 'D17',
  },
  'event.occupation-of-cloud-city': {
    title: 'Occupation of Cloud City',
    text: 'Objective value 5, capacity 2; worth 2 victory points and 1 influence. The winner may secretly shuffle one character of their reserve into their resource deck. The other player sees that one was added, never which. With an empty reserve nothing happens.',
    basis: 'rulebook',
    ruling: 'D20',
  },
  'event.rebel-uprising': {
    title: 'Rebel Uprising',
    text: 'Objective value 19, capacity 6; worth 1 victory point and 2 influence. The winner may secretly shuffle one character of their reserve into their resource deck. The other player sees that one was added, never which. With an empty reserve nothing happens.',
    basis: 'rulebook',
    ruling: 'D20',
  },
  'event.rescue-mission-to-cloud-city': {
    title: 'Rescue Mission to Cloud City',
    text: 'Objective value 7, capacity 3; worth 1 victory point and 2 influence. It has no effect.',
    basis: 'rulebook',
  },
  'event.securing-the-rebel-base-on-yavin-4': {
    title: 'Securing the Rebel Base on Yavin 4',
    text: 'Objective value 9, capacity 2; worth 1 victory point and 2 influence. It has no effect.',
    basis: 'rulebook',
  },
  'event.ultimate-power-in-the-universe': {
    title: 'Ultimate Power in the Universe',
    text: 'Objective value 7, capacity 3; worth 2 victory points and 1 influence. The winner takes back all of their used strategies, which become unused and facedown. The strategy chosen this round is not among them.',
    basis: 'rulebook',
    ruling: 'D16',
  },
} as const satisfies Record<string, Rule>;

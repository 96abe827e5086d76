import type { Catalogue } from '../../../../kernel/speak/text.ts';
import type { EventId } from '../../data/events.ts';

const NOTHING = 'No effect: only its points and influence count.';
const LOSE_INFLUENCE = 'The loser also loses two influence, or all of it if that is less.';
const ADD_CHARACTER = 'The winner may shuffle one character of their reserve into their deck in secret.';
const blocked = (type: string): string =>
  `${type} powers cannot be used this round. The cards still count for the total.`;

interface Words {
  name: string;
  /** Only where the name is long. */
  short?: string;
  does: string;
}

const EVENT_WORDS: Record<EventId, Words> = {
  'acquire-the-death-star-plans': {
    name: 'Acquire the Death Star Plans',
    short: 'Death Star Plans',
    does: LOSE_INFLUENCE,
  },
  'attack-on-echo-base': {
    name: 'Attack on Echo Base',
    short: 'Echo Base Attack',
    does: blocked('Diplomacy'),
  },
  'balance-of-the-force': {
    name: 'Balance of the Force',
    short: 'Force Balance',
    does: 'The winner may look at the next three events in secret and put them back in any order.',
  },
  'battle-of-endor': { name: 'Battle of Endor', does: blocked('The Force') },
  'battle-of-hoth': { name: 'Battle of Hoth', does: NOTHING },
  'battle-of-yavin': { name: 'Battle of Yavin', does: NOTHING },
  'control-of-endor': { name: 'Control of Endor', does: NOTHING },
  'create-a-diversion': {
    name: 'Create a Diversion',
    short: 'Diversion',
    does: "Next round the loser's strategy is picked at random.",
  },
  'destroy-the-shield-generator': {
    name: 'Destroy the Shield Generator',
    short: 'Shield Generator',
    does: LOSE_INFLUENCE,
  },
  'diplomatic-freedom': { name: 'Diplomatic Freedom', does: NOTHING },
  'display-of-power': {
    name: 'Display of Power',
    does: "The winner sees the loser's unused strategies and discards one of them.",
  },
  'duel-on-cloud-city': {
    name: 'Duel on Cloud City',
    short: 'Cloud City Duel',
    does: 'Character powers cannot be used this round, except those of Luke Skywalker and Darth Vader.',
  },
  'escape-from-tatooine': { name: 'Escape From Tatooine', short: 'Tatooine', does: NOTHING },
  'evacuation-of-echo-base': {
    name: 'Evacuation of Echo Base',
    short: 'Evacuation',
    does: blocked('Recon'),
  },
  'fall-of-a-hero': {
    name: 'Fall of a Hero',
    does: 'The loser must move one of their characters back to the reserve, choosing it in secret.',
  },
  'heart-of-the-empire': { name: 'Heart of the Empire', short: 'Empire Heart', does: NOTHING },
  'locate-the-rebel-base': {
    name: 'Locate the Rebel Base',
    short: 'Rebel Base',
    does: "Next round the loser's strategy is picked first and shown, before the winner's is picked.",
  },
  'most-desperate-hour': { name: 'Most Desperate Hour', short: 'Desperate Hour', does: blocked('Military') },
  'negotiate-with-the-hutts': {
    name: 'Negotiate With the Hutts',
    short: 'The Hutts',
    does: 'The winner must move one of their characters back to the reserve, choosing it in secret.',
  },
  'occupation-of-cloud-city': {
    name: 'Occupation of Cloud City',
    short: 'Occupation',
    does: ADD_CHARACTER,
  },
  'rebel-uprising': { name: 'Rebel Uprising', does: ADD_CHARACTER },
  'rescue-mission-to-cloud-city': {
    name: 'Rescue Mission to Cloud City',
    short: 'Rescue Mission',
    does: NOTHING,
  },
  'securing-the-rebel-base-on-yavin-4': {
    name: 'Securing the Rebel Base on Yavin 4',
    short: 'Base on Yavin 4',
    does: NOTHING,
  },
  'ultimate-power-in-the-universe': {
    name: 'Ultimate Power in the Universe',
    short: 'Ultimate Power',
    does: 'The winner takes all of their used strategies back, but not the one of this round.',
  },
};

export const events: Catalogue = Object.fromEntries(
  Object.entries(EVENT_WORDS).flatMap(([id, { name, short, does }]) => [
    [`face.${id}`, name],
    [`does.${id}`, does],
    ...(short === undefined ? [] : [[`short.${id}`, short]]),
  ]),
);

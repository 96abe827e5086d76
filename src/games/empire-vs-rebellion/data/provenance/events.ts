import type { Confidence, Provenance, SourceId } from './sources.ts';

const TRANSCRIBED: SourceId[] = ['S-SIM'];

const ALL_ONCE: Record<string, Confidence> = {
  name: 'one-source',
  objectiveValue: 'one-source',
  capacity: 'one-source',
  victoryPoints: 'one-source',
  influence: 'one-source',
  effect: 'one-source',
};

const BLOCKED =
  'A blocked power is not resolvable: ordinary cards with it cannot be used (D6), characters may be exhausted for no effect (FAQ). Values, play, influence and the exhausting of such cards by others are untouched.';
const EVEN_OBJECTIVE =
  'Objective is one of only two even numbers in the deck; check against a printed card if one is at hand.';
const SPREAD_DECK =
  'At this moment the deck is spread over deck, discard pile and play area; any character there qualifies; its owner chooses; nothing happens if there is none (D17).';

/** The 24 events. */
export const EVENTS = {
  'acquire-the-death-star-plans': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [],
  },
  'attack-on-echo-base': {
    confidence: 'one-source',
    sources: ['S-SIM', 'S-FFG-ECHO'],
    fields: {
      name: 'two-sources',
      objectiveValue: 'one-source',
      capacity: 'one-source',
      victoryPoints: 'one-source',
      influence: 'one-source',
      effect: 'one-source',
    },
    notes: [BLOCKED],
  },
  'balance-of-the-force': {
    confidence: 'one-source',
    sources: ['S-SEED', 'S-SIM'],
    fields: {
      name: 'two-sources',
      objectiveValue: 'two-sources',
      capacity: 'one-source',
      victoryPoints: 'two-sources',
      influence: 'two-sources',
      effect: 'two-sources',
    },
    notes: [
      "Drawn in the rulebook's event diagram (1 VP, 2 influence, objective 7, same effect); only the capacity rests on one source.",
    ],
  },
  'battle-of-endor': {
    confidence: 'one-source',
    sources: ['S-SIM', 'S-BREACH'],
    fields: {
      name: 'one-source',
      objectiveValue: 'two-sources',
      capacity: 'two-sources',
      victoryPoints: 'one-source',
      influence: 'one-source',
      effect: 'one-source',
    },
    notes: [
      'S-BREACH shows an unnamed event with text, target 17 and capacity 5; among the 24 only this one fits.',
      BLOCKED,
    ],
  },
  'battle-of-hoth': { confidence: 'one-source', sources: TRANSCRIBED, fields: ALL_ONCE, notes: [] },
  'battle-of-yavin': { confidence: 'one-source', sources: TRANSCRIBED, fields: ALL_ONCE, notes: [] },
  'control-of-endor': { confidence: 'one-source', sources: TRANSCRIBED, fields: ALL_ONCE, notes: [] },
  'create-a-diversion': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [
      "If Infiltration also applies to that player, the infiltrator's choice replaces the random pick (D2).",
    ],
  },
  'destroy-the-shield-generator': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [EVEN_OBJECTIVE],
  },
  'diplomatic-freedom': { confidence: 'one-source', sources: TRANSCRIBED, fields: ALL_ONCE, notes: [] },
  'display-of-power': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [
      EVEN_OBJECTIVE,
      "With no unused strategy left on the loser's side nothing happens. If it was the last unused one, all five return at Cleanup (D19).",
    ],
  },
  'duel-on-cloud-city': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [BLOCKED],
  },
  'escape-from-tatooine': {
    confidence: 'two-sources',
    sources: ['S-SEED', 'S-FDOC', 'S-DICEDROP', 'S-SIM'],
    fields: {
      name: 'two-sources',
      objectiveValue: 'two-sources',
      capacity: 'two-sources',
      victoryPoints: 'two-sources',
      influence: 'two-sources',
      effect: 'two-sources',
    },
    notes: ['Tutorial event. Two diagrams in the rulebook show no effect text.'],
  },
  'evacuation-of-echo-base': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [BLOCKED],
  },
  'fall-of-a-hero': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [SPREAD_DECK],
  },
  'heart-of-the-empire': { confidence: 'one-source', sources: TRANSCRIBED, fields: ALL_ONCE, notes: [] },
  'locate-the-rebel-base': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [
      'If Infiltration also applies to that player, the infiltrator chooses it and it is shown before the infiltrator picks his own (D2).',
    ],
  },
  'most-desperate-hour': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [BLOCKED],
  },
  'negotiate-with-the-hutts': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: ['S-SIM misspells the name; corrected here.', SPREAD_DECK],
  },
  'occupation-of-cloud-city': { confidence: 'one-source', sources: TRANSCRIBED, fields: ALL_ONCE, notes: [] },
  'rebel-uprising': { confidence: 'one-source', sources: TRANSCRIBED, fields: ALL_ONCE, notes: [] },
  'rescue-mission-to-cloud-city': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [],
  },
  'securing-the-rebel-base-on-yavin-4': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [],
  },
  'ultimate-power-in-the-universe': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [
      'The strategy chosen this round is still on the table and is not taken back; it is discarded at Cleanup (D16).',
    ],
  },
} satisfies Record<string, Provenance>;

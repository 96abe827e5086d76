import type { Confidence, Provenance, SourceId } from './sources.ts';

const TRANSCRIBED: SourceId[] = ['S-SIM'];
const IN_RULEBOOK: SourceId[] = ['S-SEED', 'S-SIM'];
const REVIEWED: SourceId[] = ['S-SIM', 'S-LUDOVOX'];
const IN_BOTH: SourceId[] = ['S-SEED', 'S-SIM', 'S-LUDOVOX'];

const ALL_ONCE: Record<string, Confidence> = {
  name: 'one-source',
  power: 'one-source',
  readyValue: 'one-source',
  exhaustedValue: 'one-source',
};
const EXHAUSTED_VALUE_ONCE: Record<string, Confidence> = {
  name: 'two-sources',
  power: 'two-sources',
  readyValue: 'two-sources',
  exhaustedValue: 'one-source',
};
const NAME_TWICE: Record<string, Confidence> = {
  name: 'two-sources',
  power: 'one-source',
  readyValue: 'one-source',
  exhaustedValue: 'one-source',
};
const VALUES_ONCE: Record<string, Confidence> = {
  name: 'two-sources',
  power: 'two-sources',
  readyValue: 'one-source',
  exhaustedValue: 'one-source',
};

/** The 16 characters. */
export const CHARACTERS = {
  chewbacca: {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [
      'The printed range allows fewer than two; choosing none is treated as not resolving, which the FAQ forbids while a target exists (D5).',
      'Only ready cards can be exhausted (D18).',
    ],
  },
  'han-solo': {
    confidence: 'one-source',
    sources: IN_RULEBOOK,
    fields: EXHAUSTED_VALUE_ONCE,
    notes: [
      'At capacity the power cannot be resolved: no search and no shuffle happen (D21, from the FAQ on capacity).',
      'One card must be taken, ordinary or character; the search cannot be failed on purpose.',
    ],
  },
  'lando-calrissian': {
    confidence: 'one-source',
    sources: REVIEWED,
    fields: NAME_TWICE,
    notes: [
      'At least one card must be chosen (D5, as for Chewbacca).',
      'The discards are in the discard pile before the plays, so a reshuffle in the middle can bring them back.',
    ],
  },
  'leia-organa': {
    confidence: 'one-source',
    sources: REVIEWED,
    fields: NAME_TWICE,
    notes: [
      'At capacity only the shuffle choice is open.',
      'If the deck is empty, the discard pile is shuffled in together with the character (D12).',
    ],
  },
  'luke-skywalker': {
    confidence: 'two-sources',
    sources: IN_BOTH,
    fields: {
      name: 'two-sources',
      power: 'two-sources',
      readyValue: 'two-sources',
      exhaustedValue: 'two-sources',
    },
    notes: [],
  },
  'obi-wan-kenobi': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: ['An ordinary card or a character may be chosen; it enters ready.'],
  },
  'r2-d2-and-c-3po': {
    confidence: 'one-source',
    sources: IN_RULEBOOK,
    fields: VALUES_ONCE,
    notes: [
      'If that leaves no unused strategy, all five come back at once and any of them may be chosen, the one just discarded included (FAQ).',
    ],
  },
  yoda: {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: ['No upper limit on tokens (FAQ).'],
  },
  'admiral-piett': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: [
      'Discard piles are open, so any card in them may be chosen, not only the top one.',
      'If that deck is empty, the rest of the discard pile is shuffled into it first, then the card goes on top (D12).',
    ],
  },
  'boba-fett': {
    confidence: 'one-source',
    sources: IN_BOTH,
    fields: EXHAUSTED_VALUE_ONCE,
    notes: [
      'Resolve the discard before the exhaust, each with its own target.',
      "The transcription does not say 'ready' for the exhaust; an exhausted card cannot be exhausted again (D18).",
    ],
  },
  'darth-vader': {
    confidence: 'one-source',
    sources: REVIEWED,
    fields: NAME_TWICE,
    notes: [
      "The transcription names no side for Vader's card; 'its faction's reserve' shows that either side is meant (D18).",
    ],
  },
  'emperor-palpatine': {
    confidence: 'one-source',
    sources: IN_BOTH,
    fields: VALUES_ONCE,
    notes: [
      'Empty unused set: as for R2-D2 and C-3PO.',
      'The opponent chooses for himself even in a round where Infiltration picked his first card (D8).',
    ],
  },
  'general-veers': {
    confidence: 'one-source',
    sources: REVIEWED,
    fields: NAME_TWICE,
    notes: [
      'A milled character counts as 6, an exhausted opposing character as 1 (D7).',
      'No choice is made: the sweep takes all that qualify, which may be none.',
    ],
  },
  'grand-moff-tarkin': {
    confidence: 'one-source',
    sources: TRANSCRIBED,
    fields: ALL_ONCE,
    notes: ['With no opposing tokens the power cannot be resolved; Tarkin may still be exhausted (FAQ).'],
  },
  'ig-88': {
    confidence: 'one-source',
    sources: REVIEWED,
    fields: NAME_TWICE,
    notes: ['The two cards may be any in the deck; the search cannot be failed on purpose.'],
  },
  'jabba-the-hutt': {
    confidence: 'one-source',
    sources: REVIEWED,
    fields: NAME_TWICE,
    notes: [
      'Both later parts are optional and come in that order, so the discard can make room for the play.',
    ],
  },
} satisfies Record<string, Provenance>;

import type { Confidence, Provenance, SourceId } from './sources.ts';

const NAMED_IN_RULEBOOK: SourceId[] = ['S-SEED', 'S-SIM', 'S-DICESETT'];
const DECEPTION: SourceId[] = ['S-SEED', 'S-SIM', 'S-FFG-ECHO', 'S-VIERNES', 'S-DICESETT'];
const NOT_IN_RULEBOOK: SourceId[] = ['S-SIM', 'S-DICESETT'];

const ALL_TWICE: Record<string, Confidence> = {
  name: 'two-sources',
  effect: 'two-sources',
  sameForBothFactions: 'two-sources',
};
const SAMENESS_TWICE: Record<string, Confidence> = {
  name: 'one-source',
  effect: 'one-source',
  sameForBothFactions: 'two-sources',
};

const DIRECT_ASSAULT_NOTES = [
  'The raised total is the one compared with the objective value, so it can push you over it (our reading, D9).',
  'Whether the effect resolves at all is judged on the total before the +2.',
];
const DECEPTION_NOTES = [
  'Two Deceptions cancel out (FAQ).',
  'Applied after Direct Assault: if the +2 puts the other player over, Deception does nothing.',
];
const INFILTRATION_NOTES = [
  'Two Infiltrations: both choose for each other at the same time, then each may look (FAQ).',
  'The owner may always look at his own chosen card (FAQ).',
  "The chooser sees the faces of the opponent's unused cards (D1; used strategies are open, so the set is known anyway).",
  'It takes effect next round whoever won this one. A strategy replaced later by R2-D2 and C-3PO or Palpatine is chosen by its owner (D8).',
];
const BUREAUCRACY_NOTES = [
  'No effect if your total was above the objective value, because then no strategy effect resolves.',
  "To lose is that the other player won the event, after Deception. The tokens come before the event's effect, so an effect that takes tokens can take them (D14).",
];
const SUPPORT_NOTES = ['Optional; no effect with an empty reserve.'];

/** The 10 strategy cards, which come in equal pairs. */
export const STRATEGIES = {
  'rebel-direct-assault': {
    confidence: 'two-sources',
    sources: NAMED_IN_RULEBOOK,
    fields: ALL_TWICE,
    notes: DIRECT_ASSAULT_NOTES,
  },
  'rebel-deception': {
    confidence: 'two-sources',
    sources: DECEPTION,
    fields: ALL_TWICE,
    notes: DECEPTION_NOTES,
  },
  'rebel-infiltration': {
    confidence: 'two-sources',
    sources: NAMED_IN_RULEBOOK,
    fields: ALL_TWICE,
    notes: INFILTRATION_NOTES,
  },
  'rebel-bureaucracy': {
    confidence: 'one-source',
    sources: NOT_IN_RULEBOOK,
    fields: SAMENESS_TWICE,
    notes: BUREAUCRACY_NOTES,
  },
  'rebel-support': {
    confidence: 'one-source',
    sources: NOT_IN_RULEBOOK,
    fields: SAMENESS_TWICE,
    notes: SUPPORT_NOTES,
  },
  'imperial-direct-assault': {
    confidence: 'two-sources',
    sources: NAMED_IN_RULEBOOK,
    fields: ALL_TWICE,
    notes: DIRECT_ASSAULT_NOTES,
  },
  'imperial-deception': {
    confidence: 'two-sources',
    sources: DECEPTION,
    fields: ALL_TWICE,
    notes: DECEPTION_NOTES,
  },
  'imperial-infiltration': {
    confidence: 'two-sources',
    sources: NAMED_IN_RULEBOOK,
    fields: ALL_TWICE,
    notes: INFILTRATION_NOTES,
  },
  'imperial-bureaucracy': {
    confidence: 'one-source',
    sources: NOT_IN_RULEBOOK,
    fields: SAMENESS_TWICE,
    notes: BUREAUCRACY_NOTES,
  },
  'imperial-support': {
    confidence: 'one-source',
    sources: NOT_IN_RULEBOOK,
    fields: SAMENESS_TWICE,
    notes: SUPPORT_NOTES,
  },
} satisfies Record<string, Provenance>;

import type { Confidence, Provenance, SourceId } from './sources.ts';

const MILITARY: SourceId[] = [
  'S-SEED',
  'S-SIM',
  'S-STARWARSPL',
  'S-DICEDROP',
  'S-METAGAMES',
  'S-RINGBOTE',
  'S-KITTENS',
];
const OTHER_TYPES: SourceId[] = ['S-SIM', 'S-STARWARSPL', 'S-METAGAMES', 'S-RINGBOTE', 'S-KITTENS'];

const READY_VALUE_ONCE: Record<string, Confidence> = {
  type: 'two-sources',
  power: 'two-sources',
  readyValue: 'one-source',
  exhaustedValue: 'two-sources',
};
const ALL_TWICE: Record<string, Confidence> = {
  type: 'two-sources',
  power: 'two-sources',
  readyValue: 'two-sources',
  exhaustedValue: 'two-sources',
};

/** The 32 ordinary resource cards. */
export const RESOURCES = {
  'rebel-military-2': { confidence: 'one-source', sources: MILITARY, fields: READY_VALUE_ONCE, notes: [] },
  'rebel-military-3': { confidence: 'one-source', sources: MILITARY, fields: READY_VALUE_ONCE, notes: [] },
  'rebel-military-4': { confidence: 'two-sources', sources: MILITARY, fields: ALL_TWICE, notes: [] },
  'rebel-military-5': { confidence: 'one-source', sources: MILITARY, fields: READY_VALUE_ONCE, notes: [] },
  'rebel-diplomacy-2': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'rebel-diplomacy-3': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'rebel-diplomacy-4': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'rebel-diplomacy-5': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'rebel-the-force-2': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'rebel-the-force-3': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'rebel-the-force-4': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'rebel-the-force-5': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'rebel-recon-2': { confidence: 'one-source', sources: OTHER_TYPES, fields: READY_VALUE_ONCE, notes: [] },
  'rebel-recon-3': { confidence: 'one-source', sources: OTHER_TYPES, fields: READY_VALUE_ONCE, notes: [] },
  'rebel-recon-4': { confidence: 'one-source', sources: OTHER_TYPES, fields: READY_VALUE_ONCE, notes: [] },
  'rebel-recon-5': { confidence: 'one-source', sources: OTHER_TYPES, fields: READY_VALUE_ONCE, notes: [] },
  'imperial-military-2': { confidence: 'one-source', sources: MILITARY, fields: READY_VALUE_ONCE, notes: [] },
  'imperial-military-3': { confidence: 'one-source', sources: MILITARY, fields: READY_VALUE_ONCE, notes: [] },
  'imperial-military-4': { confidence: 'two-sources', sources: MILITARY, fields: ALL_TWICE, notes: [] },
  'imperial-military-5': { confidence: 'one-source', sources: MILITARY, fields: READY_VALUE_ONCE, notes: [] },
  'imperial-diplomacy-2': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'imperial-diplomacy-3': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'imperial-diplomacy-4': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'imperial-diplomacy-5': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'imperial-the-force-2': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'imperial-the-force-3': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'imperial-the-force-4': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'imperial-the-force-5': {
    confidence: 'one-source',
    sources: OTHER_TYPES,
    fields: READY_VALUE_ONCE,
    notes: [],
  },
  'imperial-recon-2': { confidence: 'one-source', sources: OTHER_TYPES, fields: READY_VALUE_ONCE, notes: [] },
  'imperial-recon-3': { confidence: 'one-source', sources: OTHER_TYPES, fields: READY_VALUE_ONCE, notes: [] },
  'imperial-recon-4': { confidence: 'one-source', sources: OTHER_TYPES, fields: READY_VALUE_ONCE, notes: [] },
  'imperial-recon-5': { confidence: 'one-source', sources: OTHER_TYPES, fields: READY_VALUE_ONCE, notes: [] },
} satisfies Record<string, Provenance>;

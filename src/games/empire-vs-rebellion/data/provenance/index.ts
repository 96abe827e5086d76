import { CHARACTERS } from './characters.ts';
import { EVENTS } from './events.ts';
import { RESOURCES } from './resources.ts';
import type { Provenance } from './sources.ts';
import { STRATEGIES } from './strategies.ts';

export { type Confidence, type Provenance, SOURCES, type SourceId } from './sources.ts';

const ALL = { ...RESOURCES, ...CHARACTERS, ...STRATEGIES, ...EVENTS };

/** For every card of the game, which texts attest it and how well. */
export const PROVENANCE: Record<keyof typeof ALL, Provenance> = ALL;

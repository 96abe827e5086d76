export { PROVENANCE, type Provenance, SOURCES, type SourceId } from './provenance/index.ts';

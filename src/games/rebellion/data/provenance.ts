export { PROVENANCE, type Provenance, SOURCES } from './provenance/index.ts';

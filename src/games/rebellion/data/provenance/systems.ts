import type { SystemId } from '../systems.ts';
import { disputed, type Provenance, twice } from './sources.ts';

/** The 32 systems: region, kind, icons and number. */
export const SYSTEMS: Readonly<Record<SystemId, Provenance>> = {
  alderaan: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  bespin: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  bothawui: disputed(
    ['johnchampaign', 'alexwiese', 'tts-script', 'solo-tool', 'llamas'],
    'Icon: llamas codes a medium SHIP (blue circle) yet marks the first icon as ground; johnchampaign, alexwiese, tts-script and solo-tool all say one ground circle. Trust ground circle (4 to 1, and llamas contradicts itself).',
  ),
  'cato-neimoidia': twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  corellia: disputed(
    ['johnchampaign', 'alexwiese', 'tts-script', 'solo-tool', 'llamas'],
    'Build slot: llamas 2; johnchampaign, alexwiese, tts-script and solo-tool 3. Trust 3 (4 to 1).',
  ),
  coruscant: twice(
    ['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool'],
    'Permanent Imperial loyalty; loyalty there can never change and it has no loyalty space for a marker and no probe card.',
  ),
  dagobah: twice(['johnchampaign', 'llamas', 'tts-script']),
  dantooine: twice(['johnchampaign', 'llamas', 'tts-script']),
  dathomir: twice(['johnchampaign', 'llamas', 'tts-script']),
  endor: twice(['johnchampaign', 'llamas', 'tts-script']),
  felucia: disputed(
    ['johnchampaign', 'alexwiese', 'tts-script', 'solo-tool', 'llamas'],
    'Build slot: llamas 3 (looks copied from Mon Calamari, with a wrong first-icon flag too); johnchampaign, alexwiese, tts-script and solo-tool 1. Trust 1.',
  ),
  geonosis: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  hoth: twice(['johnchampaign', 'llamas', 'tts-script']),
  ilum: twice(['johnchampaign', 'llamas', 'tts-script']),
  kashyyyk: twice(
    ['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool'],
    'An older copy of solo-tool had a ground square as second icon; its newer copy and every other source say two ground triangles.',
  ),
  kessel: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  malastare: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  mandalore: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  'mon-calamari': twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  mustafar: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  mygeeto: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  naboo: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  'nal-hutta': disputed(
    ['johnchampaign', 'alexwiese', 'tts-script', 'solo-tool', 'llamas'],
    'Build slot: llamas 2; johnchampaign, alexwiese, tts-script and solo-tool 1. Trust 1.',
  ),
  'ord-mantell': disputed(
    ['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool'],
    'Icon order: solo-tool lists ground circle first; johnchampaign, llamas, alexwiese and tts-script list space circle first. Trust space first. It matters only while the system is subjugated (left icon only).',
  ),
  rodia: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  ryloth: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  saleucami: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  sullust: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  tatooine: twice(['johnchampaign', 'llamas', 'tts-script']),
  toydaria: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  utapau: twice(['johnchampaign', 'llamas', 'alexwiese', 'tts-script', 'solo-tool']),
  yavin: twice(['johnchampaign', 'llamas', 'tts-script']),
};

import type { SystemId } from '../systems.ts';
import { once, type Provenance, twice } from './sources.ts';

/** The 31 probe cards: which of them carry a mark. */
export const PROBES: Readonly<Record<`probe-${Exclude<SystemId, 'coruscant'>}`, Provenance>> = {
  'probe-alderaan': once(['johnchampaign']),
  'probe-bespin': once(['johnchampaign']),
  'probe-bothawui': twice(
    ['johnchampaign', 'swr-reference', 'tts-script'],
    'Icon list from johnchampaign; the printed first-game loyalty of this system (two further sources) agrees with it.',
  ),
  'probe-cato-neimoidia': once(['johnchampaign']),
  'probe-corellia': twice(
    ['johnchampaign', 'swr-reference', 'tts-script'],
    'Icon list from johnchampaign; the printed first-game loyalty of this system (two further sources) agrees with it.',
  ),
  'probe-dagobah': once(['johnchampaign']),
  'probe-dantooine': once(['johnchampaign']),
  'probe-dathomir': once(['johnchampaign']),
  'probe-endor': once(['johnchampaign']),
  'probe-felucia': once(['johnchampaign']),
  'probe-geonosis': once(['johnchampaign']),
  'probe-hoth': once(['johnchampaign']),
  'probe-ilum': once(['johnchampaign']),
  'probe-kashyyyk': twice(
    ['johnchampaign', 'swr-reference', 'tts-script'],
    'Icon list from johnchampaign; the printed first-game loyalty of this system (two further sources) agrees with it.',
  ),
  'probe-kessel': once(['johnchampaign']),
  'probe-malastare': once(['johnchampaign']),
  'probe-mandalore': twice(
    ['johnchampaign', 'swr-reference', 'tts-script'],
    'Icon list from johnchampaign; the printed first-game loyalty of this system (two further sources) agrees with it.',
  ),
  'probe-mon-calamari': once(
    ['johnchampaign'],
    'Icon from johnchampaign only; it fits our own knowledge of the game.',
  ),
  'probe-mustafar': twice(
    ['johnchampaign', 'swr-reference', 'tts-script'],
    'Icon list from johnchampaign; the printed first-game loyalty of this system (two further sources) agrees with it.',
  ),
  'probe-mygeeto': once(
    ['johnchampaign'],
    'Icon from johnchampaign only; it fits our own knowledge of the game.',
  ),
  'probe-naboo': twice(
    ['johnchampaign', 'swr-reference', 'tts-script'],
    'Icon list from johnchampaign; the printed first-game loyalty of this system (two further sources) agrees with it.',
  ),
  'probe-nal-hutta': once(['johnchampaign']),
  'probe-ord-mantell': once(['johnchampaign']),
  'probe-rodia': once(
    ['johnchampaign'],
    'Icon from johnchampaign only; it fits our own knowledge of the game.',
  ),
  'probe-ryloth': once(
    ['johnchampaign'],
    'Icon from johnchampaign only; it fits our own knowledge of the game.',
  ),
  'probe-saleucami': twice(
    ['johnchampaign', 'swr-reference', 'tts-script'],
    'Icon list from johnchampaign; the printed first-game loyalty of this system (two further sources) agrees with it.',
  ),
  'probe-sullust': twice(
    ['johnchampaign', 'swr-reference', 'tts-script'],
    'Icon list from johnchampaign; the printed first-game loyalty of this system (two further sources) agrees with it.',
  ),
  'probe-tatooine': once(['johnchampaign']),
  'probe-toydaria': once(['johnchampaign']),
  'probe-utapau': once(['johnchampaign']),
  'probe-yavin': once(['johnchampaign']),
};

import type { UnitId } from '../units.ts';
import { disputed, type Provenance, twice } from './sources.ts';

/** The 18 kinds of units. */
export const UNITS: Readonly<Record<UnitId, Provenance>> = {
  'tie-fighter': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Stats agree in all four sources. Count in box: llamas 12; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box.',
  ),
  'assault-carrier': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Stats agree in all four sources. Count in box: llamas 5; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box.',
  ),
  'star-destroyer': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Stats agree in all four sources. Count in box: llamas 5; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box.',
  ),
  'super-star-destroyer': twice(['johnchampaign', 'llamas', 'swr-reference', 'tts-script']),
  'death-star': twice(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'johnchampaign tags it with a square icon for internal reasons; no source lets an icon build it.',
  ),
  'death-star-under-construction': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Health colour: johnchampaign red 4; llamas, swr-reference and tts-script black 4. Trust black (3 to 1). Settled as O-02.',
  ),
  stormtrooper: disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Stats agree in all four sources. Count in box: llamas 18; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box.',
  ),
  'at-st': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Stats agree in all four sources. Count in box: llamas 5; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box.',
  ),
  'at-at': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Stats agree in all four sources. Count in box: llamas 3; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box.',
  ),
  'x-wing': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Stats agree in all four sources. Count in box: llamas 6; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box.',
  ),
  'y-wing': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Stats agree in all four sources. Count in box: llamas 10; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box.',
  ),
  'rebel-transport': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Stats agree in all four sources. Count in box: llamas 3; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box. Icon: an older johnchampaign version said space circle, its newer version and the rest say space triangle.',
  ),
  'corellian-corvette': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Stats agree in all four sources. Count in box: llamas 3; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box.',
  ),
  'mon-calamari-cruiser': twice(['johnchampaign', 'llamas', 'swr-reference', 'tts-script']),
  'rebel-trooper': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Stats agree in all four sources. Count in box: llamas 15; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box.',
  ),
  airspeeder: disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script'],
    'Stats agree in all four sources. Count in box: llamas 4; johnchampaign, swr-reference and tts-script agree on the value used, and only their counts add up to the 153 miniatures of the box.',
  ),
  'shield-generator': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script', 'alexwiese', 'setup-helper'],
    'Icon: johnchampaign ground circle; llamas (heavy), alexwiese, setup-helper and tts-script ground square. Trust square. Several may stand in one system.',
  ),
  'ion-cannon': disputed(
    ['johnchampaign', 'llamas', 'swr-reference', 'tts-script', 'alexwiese', 'setup-helper'],
    'Icon: johnchampaign ground circle; llamas (heavy), alexwiese, setup-helper and tts-script ground square. Trust square. Several add up. FAQ: if the only Imperial ship is a Death Star that cannot roll because of two or more Ion Cannons, the Empire has no ground unit there and no Death Star Plans was revealed this round, the Rebel ships must retreat at the end of the combat round and are destroyed if they cannot.',
  ),
};

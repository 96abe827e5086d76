import type { Catalogue } from '../../../../kernel/speak/text.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { UnitId } from '../../data/units.ts';
import { named } from './names/words.ts';

/** Units by number, as they stand in a row on the table: "3 TIE, 1 Star Destroyer". */
const COUNTED: Readonly<Record<UnitId, string>> = {
  'tie-fighter': '{n} TIE',
  'assault-carrier': '{n} Assault {n:Carrier|Carriers}',
  'star-destroyer': '{n} Star {n:Destroyer|Destroyers}',
  'super-star-destroyer': '{n} Super Star {n:Destroyer|Destroyers}',
  'death-star': '{n} Death {n:Star|Stars}',
  'death-star-under-construction': '{n} Death Star Under Construction',
  stormtrooper: '{n} {n:Stormtrooper|Stormtroopers}',
  'at-st': '{n} {n:AT-ST|AT-STs}',
  'at-at': '{n} {n:AT-AT|AT-ATs}',
  'x-wing': '{n} {n:X-wing|X-wings}',
  'y-wing': '{n} {n:Y-wing|Y-wings}',
  'rebel-transport': '{n} {n:Transport|Transports}',
  'corellian-corvette': '{n} {n:Corvette|Corvettes}',
  'mon-calamari-cruiser': '{n} Mon Calamari {n:Cruiser|Cruisers}',
  'rebel-trooper': '{n} Rebel {n:Trooper|Troopers}',
  airspeeder: '{n} {n:Airspeeder|Airspeeders}',
  'shield-generator': '{n} Shield {n:Generator|Generators}',
  'ion-cannon': '{n} Ion {n:Cannon|Cannons}',
};

/** Leaders where there is little room. */
export const SHORT_LEADERS: Readonly<Record<LeaderId, string>> = {
  'emperor-palpatine': 'Palpatine',
  'grand-moff-tarkin': 'Tarkin',
  'darth-vader': 'Vader',
  'general-tagge': 'Tagge',
  'admiral-ozzel': 'Ozzel',
  'admiral-piett': 'Piett',
  'soontir-fel': 'Fel',
  'janus-greejatus': 'Greejatus',
  'moff-jerjerrod': 'Jerjerrod',
  'colonel-yularen': 'Yularen',
  'general-veers': 'Veers',
  'boba-fett': 'Boba Fett',
  'mon-mothma': 'Mon Mothma',
  'jan-dodonna': 'Dodonna',
  'princess-leia': 'Leia',
  'general-rieekan': 'Rieekan',
  'luke-skywalker': 'Luke',
  'luke-skywalker-jedi': 'Luke (Jedi)',
  chewbacca: 'Chewbacca',
  'general-madine': 'Madine',
  'obi-wan-kenobi': 'Obi-Wan',
  'admiral-ackbar': 'Ackbar',
  'han-solo': 'Han',
  'lando-calrissian': 'Lando',
  'wedge-antilles': 'Wedge',
};

export const pieces: Catalogue = { ...named('counted', COUNTED), ...named('short.leader', SHORT_LEADERS) };

import type { IMPERIAL_MISSIONS } from '../imperial-missions.ts';
import type { PROJECTS } from '../projects.ts';
import { disputed, type Provenance, twice } from './sources.ts';

/** The Imperial missions and the projects. Copies as for the Rebels. */
export const IMPERIAL_MISSIONS_FROM: Readonly<
  Record<keyof typeof IMPERIAL_MISSIONS | keyof typeof PROJECTS, Provenance>
> = {
  'rule-by-fear': twice(['johnchampaign', 'llamas']),
  'gather-intel': twice(['johnchampaign', 'llamas', 'faq']),
  'research-and-development': twice(
    ['johnchampaign', 'llamas'],
    'Both sources agree on the two modes. Our ruling: (b) needs a marker, so that it is never a way to dodge the choice of (a).',
  ),
  'capture-rebel-operative': twice(
    ['johnchampaign', 'llamas', 'faq'],
    'A leader on the Rebel Base space is in no system and cannot be aimed at.',
  ),
  'address-delays': {
    ...twice(['johnchampaign', 'llamas', 'swr-reference']),
    fields: { copies: 'one-source' },
  },
  'carbon-freezing': twice(
    ['johnchampaign', 'llamas', 'swr-reference'],
    'Our rulings: a leader already in carbonite may be aimed at but a success then changes nothing (no second loss of reputation); if another leader wears the single carbonite ring, that leader is rescued when the ring moves, as with the captured ring.',
  ),
  'collect-bounty': twice(
    ['johnchampaign', 'llamas', 'faq'],
    'The printed text speaks of a single Imperial leader. Our ruling: with two assigned, both move along.',
  ),
  detained: twice(
    ['johnchampaign', 'llamas', 'faq'],
    'FAQ: the card may be revealed in a system whose only Rebel leaders are captured, then without effect.',
  ),
  'display-of-power': twice(['johnchampaign', 'llamas']),
  'double-our-efforts': twice(
    ['johnchampaign', 'llamas'],
    'Diplomacy icon on a build card looks odd but both sources agree. The second pick is worded as an additional unit, hence a different one (our ruling).',
  ),
  'fear-will-keep-them-in-line': twice(
    ['johnchampaign', 'llamas', 'faq'],
    "johnchampaign's target filter counts the Death Star Under Construction; the FAQ says it does not count.",
  ),
  'homing-beacon': twice(
    ['johnchampaign', 'llamas'],
    'The Rebel player picks the system. johnchampaign forbids Coruscant as destination; the text has no such limit.',
  ),
  'hunt-them-down': twice(
    ['johnchampaign', 'llamas'],
    'No source limits it to Rebel units; own units are legal and pointless.',
  ),
  'imperial-propaganda': twice(['johnchampaign', 'llamas']),
  'intercept-transmission': {
    ...disputed(
      ['johnchampaign', 'llamas'],
      'Title only: johnchampaign has the plural, llamas and a Tabletop Simulator script have the singular. Trust the singular. Text, skill and number agree. With fewer than 8 cards in the deck, all of them.',
    ),
    fields: { copies: 'one-source' },
  },
  interrogation: { ...twice(['johnchampaign', 'llamas', 'swr-reference']), fields: { copies: 'one-source' } },
  'interrogation-droid': twice(
    ['johnchampaign', 'llamas'],
    'Our rulings: the two decoys are free (no source limits them to plausible systems); with the base already revealed the effect is empty.',
  ),
  'long-range-probe': twice(['johnchampaign', 'llamas', 'faq']),
  'lure-of-the-dark-side': twice(
    ['johnchampaign', 'llamas', 'faq'],
    'It stays in its system until the Refresh Phase and already acts as an Imperial leader there (it pins Imperial, not Rebel, units). Our ruling: should a reshuffled deck bring the card back, the ring moves to the new leader and the earlier one stays Imperial, as the card says for the rest of the game.',
  ),
  'planetary-conquest': twice(
    ['johnchampaign', 'llamas', 'swr-reference'],
    'That a leader in the source system blocks the move follows from the general movement rule (compare the FAQ on Lead the Strike Team); no card-specific ruling.',
  ),
  'probe-droid-initiative': twice(['johnchampaign', 'llamas']),
  'retrieve-the-plans': twice(['johnchampaign', 'llamas']),
  'secret-weapons-research': { ...twice(['johnchampaign', 'llamas']), fields: { copies: 'one-source' } },
  'trade-negotiations': { ...twice(['johnchampaign', 'llamas']), fields: { copies: 'one-source' } },
  'construct-death-star': twice(
    ['johnchampaign', 'llamas', 'swr-reference'],
    'Supply: 2 Death Stars (one starts in play) and 1 Death Star Under Construction. Destroying the piece without Death Star Plans gives no reputation (FAQ). Our ruling: with the piece available but no Death Star in supply it does nothing either (no unlinked Under Construction piece).',
  ),
  'construct-factory': twice(['johnchampaign', 'llamas']),
  'construct-super-star-destroyer': twice(
    ['johnchampaign', 'llamas', 'faq'],
    "llamas leaves the icon shape blank; square is from johnchampaign. The two-leader bonus in johnchampaign's code belongs to the expansion's printing. The FAQ digest calls it 'Build Super Star Destroyer'.",
  ),
  'oversee-project': twice(
    ['johnchampaign', 'llamas', 'faq'],
    'A ground unit deployed this way has the usual consequences: base-reveal check and subjugation. That the deployment limit of the Refresh Phase does not apply is our ruling.',
  ),
  'superlaser-online': twice(
    ['johnchampaign', 'llamas', 'faq', 'swr-reference'],
    '3 destroyed-system markers are in the box, but markers are no limit. Units on the Rebel Base space are not in the system. One rules summary speaks of Imperial units that require transport, which would include TIE Fighters; R-134 and the Rules Reference digest say ground units, which is used.',
  ),
};

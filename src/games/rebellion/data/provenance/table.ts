import { disputed, once, type Provenance, twice } from './sources.ts';

/** What is no card and no piece: the board, the dice, setup, and what the box holds. */
export const TABLE = {
  'region-1': twice(['johnchampaign', 'llamas', 'tts-script'], 'The sources differ only in their numbering.'),
  'region-2': twice(['johnchampaign', 'llamas', 'tts-script'], 'The sources differ only in their numbering.'),
  'region-3': twice(['johnchampaign', 'llamas', 'tts-script'], 'The sources differ only in their numbering.'),
  'region-4': twice(['johnchampaign', 'llamas', 'tts-script'], 'The sources differ only in their numbering.'),
  'region-5': twice(['johnchampaign', 'llamas', 'tts-script'], 'The sources differ only in their numbering.'),
  'region-6': twice(['johnchampaign', 'llamas', 'tts-script'], 'The sources differ only in their numbering.'),
  'region-7': twice(['johnchampaign', 'llamas', 'tts-script'], 'The sources differ only in their numbering.'),
  'region-8': twice(['johnchampaign', 'llamas', 'tts-script'], 'The sources differ only in their numbering.'),
  borders: twice(
    ['johnchampaign', 'llamas'],
    'One early version of johnchampaign adds Dathomir - Felucia, which the later one drops; llamas agrees with the later one pair for pair (69 of 69). Which gaps between systems are shaded as impassable and which simply do not touch was not verified: only the pairs were.',
  ),
  'base-space': twice(['alexwiese', 'tts-script', 'solo-tool'], 'Its icons and number.'),
  'build.icons': twice(
    ['alexwiese', 'tts-script', 'setup-helper'],
    'The same for all twelve pairs of side and icon.',
  ),
  'build.exact-shape': disputed(
    ['alexwiese', 'setup-helper', 'tts-script', 'swr-reference', 'johnchampaign'],
    'johnchampaign core-model notes say a square icon may build any unit of that colour; alexwiese, setup-helper, tts-script and swr-reference treat each shape as exact, and so does our own knowledge. Trust exact.',
  ),
  'build.who-builds': twice(['alexwiese', 'swr-reference', 'tts-script']),
  'build.blocked': twice(['swr-reference', 'tts-script']),
  'build.queue': twice(['swr-reference', 'johnchampaign']),
  'build.fewer': once(['swr-reference']),
  'dice.faces': twice(
    ['johnchampaign', 'battle-odds'],
    'Both colours carry the same faces. One version of johnchampaign has 3 hits and no direct hit on black; outvoted.',
  ),
  'dice.results': twice(['johnchampaign', 'swr-reference']),
  'dice.count': twice(['component-list', 'swr-reference']),
  'track.spaces': twice(['swr-reference', 'tts-script']),
  'track.space-16': disputed(
    ['swr-reference', 'tts-script'],
    'swr-reference lists build icons up to space 14 only; tts-script simply builds on every even round, which would include 16. Of no effect in play: reputation cannot stand beyond 16, so the game is over when time reaches it.',
  ),
  'track.length': twice(['johnchampaign', 'tts-script']),
  'track.start': twice(['johnchampaign', 'swr-reference', 'setup-helper']),
  'probes.count': twice(['johnchampaign', 'component-list', 'swr-reference']),
  'setup.leaders': disputed(
    ['llamas', 'tts-script', 'setup-helper', 'ffg-news', 'johnchampaign'],
    'The stored johnchampaign list has Luke Skywalker instead of General Rieekan. llamas, tts-script, setup-helper and the publisher article say Rieekan. Trust Rieekan.',
  ),
  'setup.missions': twice(['johnchampaign', 'llamas']),
  'setup.units': twice(['johnchampaign', 'swr-reference', 'tts-script', 'setup-helper']),
  'setup.steps': twice(['swr-reference', 'tts-script', 'setup-helper']),
  'setup.rebel-placement': disputed(
    ['swr-reference', 'setup-helper', 'tts-script'],
    'setup-helper keeps the printed wording (one Rebel or neutral system) and tts-script also forbids Imperial systems; swr-reference cites the FAQ change. Trust the FAQ; in practice they coincide because every Imperial system must hold a ground unit.',
  ),
  'setup.imperial-placement': twice(
    ['tts-script', 'swr-reference'],
    'tts-script validates Coruscant explicitly; johnchampaign automatic placement forgets it.',
  ),
  'setup.first-game': twice(
    ['swr-reference', 'tts-script'],
    'Learn to Play p. 16, as cited by swr-reference.',
  ),
  'setup.team-game': twice(
    ['tts-script', 'setup-helper', 'swr-reference'],
    'Turn order from tts-script and setup-helper; duties from swr-reference.',
  ),
  'setup.hand-limit': twice(
    ['johnchampaign', 'swr-reference', 'tts-script'],
    'Checked only when missions are drawn; projects count, objectives do not, starting missions can never be discarded.',
  ),
  'box.miniatures': twice(['component-list', 'swr-reference', 'johnchampaign']),
  'box.leaders': twice(['component-list', 'llamas', 'johnchampaign']),
  'box.attachment-rings': twice(['component-list', 'llamas']),
  'box.dice': twice(['component-list', 'swr-reference']),
  'box.mission-cards': twice(
    ['component-list', 'llamas'],
    'llamas copies add up to 29 Rebel and 39 Imperial, the Imperial ones including 10 projects.',
  ),
  'box.project-cards': twice(
    ['llamas', 'johnchampaign'],
    'Part of the 68. Copies: Superlaser Online 3, Construct Factory 2, Construct Super Star Destroyer 2, Oversee Project 2, Construct Death Star 1.',
  ),
  'box.objective-cards': twice(
    ['component-list', 'llamas', 'johnchampaign'],
    'Five per stage; Death Star Plans once in stage II and once in III.',
  ),
  'box.action-cards': twice(
    ['component-list', 'llamas'],
    '18 Rebel (12 with recruit icon, 6 starting) and 16 Imperial (12 with recruit icon, 4 starting). The llamas starting flag is inverted: it marks the recruit cards.',
  ),
  'box.tactic-cards': twice(['component-list', 'llamas'], '15 space and 15 ground.'),
  'box.probe-cards': twice(['component-list', 'johnchampaign']),
  'box.limits': once(
    ['swr-reference'],
    'Dice, leaders, rings, units and cards are limited to the box; other markers are not.',
  ),
} satisfies Record<string, Provenance>;

import { disputed, once, twice } from '../../../kernel/cards.ts';
import type { RebEntry } from './entry.ts';

/** What is neither a card nor a piece: the board, building, setup, and the contents of the box. */
export const TABLE = {
  borders: {
    name: 'Borders',
    about: {
      from: twice(
        ['johnchampaign', 'llamas'],
        'One early version of johnchampaign adds Dathomir - Felucia, which the later one drops; llamas agrees with the later one pair for pair (69 of 69). Which gaps between systems are shaded as impassable and which simply do not touch was not verified: only the pairs were.',
      ),
    },
  },
  'base-space': {
    name: 'Rebel Base space',
    about: { from: twice(['alexwiese', 'tts-script', 'solo-tool'], 'Its icons and number.') },
  },
  'build.icons': {
    name: 'What each icon builds',
    about: {
      from: twice(
        ['alexwiese', 'tts-script', 'setup-helper'],
        'The same for all twelve pairs of side and icon.',
      ),
    },
  },
  'build.exact-shape': {
    name: 'Building exactly the shape of an icon',
    about: {
      from: disputed(
        ['alexwiese', 'setup-helper', 'tts-script', 'swr-reference', 'johnchampaign'],
        'johnchampaign core-model notes say a square icon may build any unit of that colour; alexwiese, setup-helper, tts-script and swr-reference treat each shape as exact, and so does our own knowledge. Trust exact.',
      ),
      doubt:
        'Sources differ on whether an icon may build something of another shape; we build exactly its shape.',
    },
  },
  'build.who-builds': {
    name: 'Who builds',
    about: { from: twice(['alexwiese', 'swr-reference', 'tts-script']) },
  },
  'build.blocked': { name: 'What stops building', about: { from: twice(['swr-reference', 'tts-script']) } },
  'build.queue': { name: 'Build queue', about: { from: twice(['swr-reference', 'johnchampaign']) } },
  'build.fewer': { name: 'Building fewer units than icons allow', about: { from: once(['swr-reference']) } },
  'probes.count': {
    name: 'Number of probe cards',
    about: { from: twice(['johnchampaign', 'component-list', 'swr-reference']) },
  },
  'setup.leaders': {
    name: 'Starting leaders',
    about: {
      from: disputed(
        ['llamas', 'tts-script', 'setup-helper', 'ffg-news', 'johnchampaign'],
        'The stored johnchampaign list has Luke Skywalker instead of General Rieekan. llamas, tts-script, setup-helper and the publisher article say Rieekan. Trust Rieekan.',
      ),
      doubt: 'Sources differ on one Rebel starting leader; we use General Rieekan.',
    },
  },
  'setup.missions': { name: 'Starting missions', about: { from: twice(['johnchampaign', 'llamas']) } },
  'setup.units': {
    name: 'Starting units',
    about: { from: twice(['johnchampaign', 'swr-reference', 'tts-script', 'setup-helper']) },
  },
  'setup.steps': {
    name: 'Steps of the setup',
    about: { from: twice(['swr-reference', 'tts-script', 'setup-helper']) },
  },
  'setup.rebel-placement': {
    name: 'Where Rebel units start',
    about: {
      from: disputed(
        ['swr-reference', 'setup-helper', 'tts-script'],
        'setup-helper keeps the printed wording (one Rebel or neutral system) and tts-script also forbids Imperial systems; swr-reference cites the FAQ change. Trust the FAQ; in practice they coincide because every Imperial system must hold a ground unit.',
      ),
      doubt: 'The printed rules and the official FAQ differ; we follow the FAQ.',
    },
  },
  'setup.imperial-placement': {
    name: 'Where Imperial units start',
    about: {
      from: twice(
        ['tts-script', 'swr-reference'],
        'tts-script validates Coruscant explicitly; johnchampaign automatic placement forgets it.',
      ),
    },
  },
  'setup.first-game': {
    name: 'First game',
    about: {
      from: twice(['swr-reference', 'tts-script'], 'Learn to Play p. 16, as cited by swr-reference.'),
    },
  },
  'setup.team-game': {
    name: 'Team game',
    about: {
      from: twice(
        ['tts-script', 'setup-helper', 'swr-reference'],
        'Turn order from tts-script and setup-helper; duties from swr-reference.',
      ),
    },
  },
  'setup.hand-limit': {
    name: 'Limit of missions in hand',
    about: {
      from: twice(
        ['johnchampaign', 'swr-reference', 'tts-script'],
        'Checked only when missions are drawn; projects count, objectives do not, starting missions can never be discarded.',
      ),
    },
  },
  'box.miniatures': {
    name: 'Number of miniatures',
    about: { from: twice(['component-list', 'swr-reference', 'johnchampaign']) },
  },
  'box.leaders': {
    name: 'Number of leaders',
    about: { from: twice(['component-list', 'llamas', 'johnchampaign']) },
  },
  'box.attachment-rings': { name: 'Number of rings', about: { from: twice(['component-list', 'llamas']) } },
  'box.dice': { name: 'Number of dice', about: { from: twice(['component-list', 'swr-reference']) } },
  'box.mission-cards': {
    name: 'Number of missions',
    about: {
      from: twice(
        ['component-list', 'llamas'],
        'llamas copies add up to 29 Rebel and 39 Imperial, the Imperial ones including 10 projects.',
      ),
    },
  },
  'box.project-cards': {
    name: 'Number of projects',
    about: {
      from: twice(
        ['llamas', 'johnchampaign'],
        'Part of the 68. Copies: Superlaser Online 3, Construct Factory 2, Construct Super Star Destroyer 2, Oversee Project 2, Construct Death Star 1.',
      ),
    },
  },
  'box.objective-cards': {
    name: 'Number of objectives',
    about: {
      from: twice(
        ['component-list', 'llamas', 'johnchampaign'],
        'Five per stage; Death Star Plans once in stage II and once in III.',
      ),
    },
  },
  'box.action-cards': {
    name: 'Number of action cards',
    about: {
      from: twice(
        ['component-list', 'llamas'],
        '18 Rebel (12 with recruit icon, 6 starting) and 16 Imperial (12 with recruit icon, 4 starting). The llamas starting flag is inverted: it marks the recruit cards.',
      ),
    },
  },
  'box.tactic-cards': {
    name: 'Number of tactic cards',
    about: { from: twice(['component-list', 'llamas'], '15 space and 15 ground.') },
  },
  'box.probe-cards': {
    name: 'Number of probe cards in the box',
    about: { from: twice(['component-list', 'johnchampaign']) },
  },
  'box.limits': {
    name: 'What the box limits',
    about: {
      from: once(
        ['swr-reference'],
        'Dice, leaders, rings, units and cards are limited to the box; other markers are not.',
      ),
    },
  },
} satisfies Record<string, RebEntry>;

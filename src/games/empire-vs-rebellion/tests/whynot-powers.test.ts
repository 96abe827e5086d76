import { describe, expect, it } from 'vitest';
import { type EvrSetup, evrScene } from '../scene.ts';
import { type Asking, ask, cites } from './testing/cites.ts';

/** The rules behind refusals in the questions that powers ask. */

const OPEN_TABLE = {
  play: ['recon-2', 'recon-3*'],
  discard: ['recon-4'],
  deck: ['military-5', 'diplomacy-5'],
};
/** A Rebel card is used among cards of every kind. */
const using = (card: string, more: EvrSetup = {}): EvrSetup => ({
  event: 'rebel-uprising',
  ...more,
  rebel: { ...OPEN_TABLE, play: [card, ...OPEN_TABLE.play], reserve: ['obi-wan-kenobi'], ...more.rebel },
  imperial: { ...OPEN_TABLE, reserve: ['ig-88'], used: ['support'] },
});
const imperialUsing = (card: string): EvrSetup => ({
  event: 'rebel-uprising',
  active: 'imperial',
  rebel: { ...OPEN_TABLE, reserve: ['yoda'], used: ['support'] },
  imperial: { ...OPEN_TABLE, play: [card, ...OPEN_TABLE.play], reserve: ['emperor-palpatine'] },
});

describe('the question of each power', () => {
  it.each<[string, Asking]>([
    [
      'Military',
      {
        at: using('military-2'),
        steps: ['power:rebel-military-2'],
        cites: {
          'card:imperial-recon-3': null,
          'card:rebel-recon-2': 'power.military',
          'card:rebel-military-2': 'power.military',
          'card:imperial-recon-4': 'power.resolve',
          'do:decline': 'power.as-able',
        },
      },
    ],
    [
      'Diplomacy',
      {
        at: using('diplomacy-2'),
        steps: ['power:rebel-diplomacy-2'],
        cites: {
          'card:rebel-diplomacy-2': null,
          'card:rebel-recon-3': null,
          'card:imperial-recon-2': 'power.diplomacy',
          'card:rebel-recon-4': 'power.resolve',
          'do:decline': 'power.as-able',
        },
      },
    ],
    [
      'The Force',
      {
        at: using('the-force-2'),
        steps: ['power:rebel-the-force-2'],
        cites: {
          'card:rebel-recon-2': null,
          'card:imperial-recon-2': null,
          'card:rebel-recon-3': 'power.exhaust-ready',
          'card:imperial-recon-3': 'power.exhaust-ready',
          'card:rebel-the-force-2': 'power.exhaust-ready',
          'card:imperial-recon-4': 'power.the-force',
        },
      },
    ],
    [
      'Recon: whose deck',
      {
        at: using('recon-5'),
        steps: ['power:rebel-recon-5'],
        cites: {
          'side:0': null,
          'side:1': null,
          'side:2': 'power.recon',
          'card:rebel-recon-2': 'power.recon',
        },
      },
    ],
    [
      'Recon: which card',
      {
        at: using('recon-5'),
        steps: ['power:rebel-recon-5', 'side:1'],
        cites: {
          'card:imperial-military-5': null,
          'card:rebel-military-5': 'power.recon',
          'card:imperial-recon-2': 'power.recon',
          'do:decline': 'power.as-able',
        },
      },
    ],
    [
      'Chewbacca',
      {
        at: using('chewbacca'),
        steps: ['power:chewbacca'],
        cites: {
          'card:imperial-recon-2': null,
          'card:imperial-recon-3': 'power.exhaust-ready',
          'card:rebel-recon-2': 'power.chewbacca',
          'card:chewbacca': 'power.chewbacca',
        },
      },
    ],
    [
      'Han Solo',
      {
        at: using('han-solo'),
        steps: ['power:han-solo'],
        cites: {
          'card:rebel-military-5': null,
          'card:rebel-recon-4': 'power.han-solo',
          'card:obi-wan-kenobi': 'power.han-solo',
          'card:imperial-military-5': 'power.han-solo',
          'do:decline': 'power.as-able',
        },
      },
    ],
    [
      'Lando Calrissian',
      {
        at: using('lando-calrissian'),
        steps: ['power:lando-calrissian'],
        cites: {
          'card:lando-calrissian': null,
          'card:rebel-recon-3': null,
          'card:imperial-recon-2': 'power.lando-calrissian',
        },
      },
    ],
    [
      'Leia Organa',
      {
        at: using('leia-organa'),
        steps: ['power:leia-organa'],
        cites: {
          'play:obi-wan-kenobi': null,
          'shuffle:obi-wan-kenobi': null,
          'play:rebel-recon-4': 'power.leia-organa',
          'shuffle:ig-88': 'power.leia-organa',
        },
      },
    ],
    [
      'Leia Organa at capacity',
      {
        at: using('leia-organa', { event: 'escape-from-tatooine' }),
        steps: ['power:leia-organa'],
        cites: { 'play:obi-wan-kenobi': 'power.capacity', 'shuffle:obi-wan-kenobi': null },
      },
    ],
    [
      'Luke Skywalker',
      {
        at: using('luke-skywalker'),
        steps: ['power:luke-skywalker'],
        cites: {
          'card:luke-skywalker': null,
          'card:imperial-recon-3': null,
          'card:imperial-recon-4': 'power.luke-skywalker',
        },
      },
    ],
    [
      'Obi-Wan Kenobi',
      {
        at: using('obi-wan-kenobi', { rebel: { reserve: [] } }),
        steps: ['power:obi-wan-kenobi'],
        cites: {
          'card:rebel-recon-4': null,
          'card:imperial-recon-4': 'power.obi-wan-kenobi',
          'card:rebel-recon-2': 'power.obi-wan-kenobi',
          'do:decline': 'power.as-able',
        },
      },
    ],
    [
      'R2-D2 and C-3PO',
      {
        at: using('r2-d2-and-c-3po', { rebel: { strategy: 'deception', used: ['support'] } }),
        steps: ['power:r2-d2-and-c-3po'],
        cites: {
          'card:rebel-infiltration': null,
          'card:rebel-support': 'planning.used',
          'card:rebel-deception': 'planning.used',
          'card:imperial-deception': 'strategy.replace',
          'do:decline': 'power.as-able',
        },
      },
    ],
    [
      'Admiral Piett',
      {
        at: imperialUsing('admiral-piett'),
        steps: ['power:admiral-piett'],
        cites: {
          'card:imperial-recon-4': null,
          'card:rebel-recon-4': null,
          'card:rebel-recon-2': 'power.admiral-piett',
          'do:decline': 'power.as-able',
        },
      },
    ],
    [
      'Boba Fett',
      {
        at: imperialUsing('boba-fett'),
        steps: ['power:boba-fett'],
        cites: {
          'card:rebel-recon-3': null,
          'card:imperial-recon-2': null,
          'card:imperial-recon-3': 'power.exhaust-ready',
          'card:boba-fett': 'power.exhaust-ready',
          'card:rebel-recon-4': 'power.boba-fett',
        },
      },
    ],
    [
      'Darth Vader',
      {
        at: imperialUsing('darth-vader'),
        steps: ['power:darth-vader'],
        cites: {
          'card:darth-vader': null,
          'card:rebel-recon-3': null,
          'card:rebel-recon-2': 'power.darth-vader',
          'card:imperial-recon-2': 'power.darth-vader',
          'card:rebel-recon-4': 'power.darth-vader',
          'do:decline': 'power.as-able',
        },
      },
    ],
    [
      'Emperor Palpatine, of the one who answers',
      {
        at: imperialUsing('emperor-palpatine'),
        steps: ['power:emperor-palpatine'],
        who: 'rebel',
        cites: {
          'card:rebel-infiltration': null,
          'card:rebel-support': 'planning.used',
          'card:imperial-infiltration': 'strategy.replace',
        },
      },
    ],
    [
      'IG-88: whose deck',
      {
        at: imperialUsing('ig-88'),
        steps: ['power:ig-88'],
        cites: { 'side:0': null, 'card:rebel-recon-2': 'power.ig-88' },
      },
    ],
    [
      'IG-88: what is discarded',
      {
        at: imperialUsing('ig-88'),
        steps: ['power:ig-88', 'side:0'],
        cites: {
          'card:rebel-military-5': null,
          'card:rebel-recon-4': 'power.ig-88',
          'card:yoda': 'power.ig-88',
          'do:decline': 'power.as-able',
        },
      },
    ],
    [
      'IG-88: what goes on top',
      {
        at: imperialUsing('ig-88'),
        steps: ['power:ig-88', 'side:0', 'card:rebel-military-5'],
        cites: { 'card:rebel-diplomacy-5': null, 'card:rebel-military-5': 'power.ig-88' },
      },
    ],
    [
      'Jabba the Hutt: the discard',
      {
        at: imperialUsing('jabba-the-hutt'),
        steps: ['power:jabba-the-hutt'],
        cites: {
          'do:decline': null,
          'card:jabba-the-hutt': null,
          'card:rebel-recon-2': 'power.jabba-the-hutt',
          'card:imperial-military-5': 'power.jabba-the-hutt',
        },
      },
    ],
    [
      'Jabba the Hutt: the card on top',
      {
        at: imperialUsing('jabba-the-hutt'),
        steps: ['power:jabba-the-hutt', 'do:decline'],
        cites: {
          'do:decline': null,
          'card:imperial-military-5': null,
          'card:imperial-diplomacy-5': 'power.jabba-the-hutt',
        },
      },
    ],
  ])('%s', (_, asking) => ask(asking));

  it.each([
    ['recon-5', 'power:imperial-recon-5', 'power.recon'],
    ['ig-88', 'power:ig-88', 'power.ig-88'],
  ])('%s: a player without any card in deck and discard pile cannot be named', (card, power, rule) => {
    const s = evrScene(imperialUsing(card)).arrange((state) => {
      Object.assign(state.game.areas[0], { deck: [], discard: [] });
    });
    s.choose('imperial', power);
    expect(s.offers('imperial')).toEqual(['side:1']);
    cites(s, 'imperial', 'side:0', rule);
  });

  it('while one resolves a power the other is not asked', () => {
    const s = evrScene(using('military-2')).choose('rebel', 'power:rebel-military-2');
    expect(s.whyNot('imperial', 'do:pass')).toEqual({ rule: 'table.turn' });
  });
});

import { describe, expect, it } from 'vitest';
import { type EvrSetup, evrScene } from '../scene.ts';
import { type Asking, ask, cites } from './testing/cites.ts';
import { fight, hand } from './testing/table.ts';

/** The rules behind refusals in the struggle. */

const BOTH_PLAY: EvrSetup = { rebel: { play: ['recon-2'] }, imperial: { play: ['recon-2'] } };

describe('the struggle', () => {
  it.each<[string, Asking]>([
    [
      'no card in play',
      {
        at: { imperial: { play: ['recon-2*', 'recon-3'] } },
        cites: {
          'do:play': null,
          'do:pass': 'struggle.must-play',
          'power:rebel-recon-2': 'struggle.must-play',
          'ready:rebel-recon-2': 'struggle.must-play',
          'ready:imperial-recon-2': 'struggle.must-play',
          'card:imperial-recon-3': 'struggle.must-play',
        },
      },
    ],
    [
      'capacity',
      {
        at: { event: 'control-of-endor', rebel: { play: ['recon-2', 'recon-3*'] } },
        cites: { 'do:play': 'struggle.capacity', 'do:pass': null },
      },
    ],
    [
      'own and opposing cards',
      {
        at: {
          rebel: { play: ['recon-2', 'recon-3*'], discard: ['recon-4'], reserve: ['yoda'] },
          imperial: { play: ['recon-2', 'recon-3*'] },
        },
        cites: {
          'power:rebel-recon-2': null,
          'card:rebel-recon-2': null,
          'power:imperial-recon-2': 'struggle.own-card',
          'exhaust:imperial-recon-2': 'struggle.own-card',
          'ready:imperial-recon-3': 'struggle.own-card',
          'card:imperial-recon-2': 'struggle.own-card',
          'card:imperial-recon-3': 'struggle.own-card',
          'power:rebel-recon-4': 'struggle.own-card',
          'card:rebel-recon-4': 'struggle.own-card',
          'card:yoda': 'struggle.own-card',
          'do:decline': 'struggle.turn',
          'do:nothing': 'struggle.turn',
        },
      },
    ],
    [
      'ready and exhausted cards',
      {
        at: { rebel: { play: ['recon-2', 'recon-3*', 'yoda*'] }, imperial: { play: ['recon-2'] } },
        cites: {
          'power:rebel-recon-3': 'struggle.ready-only',
          'power:yoda': 'struggle.ready-only',
          'exhaust:yoda': 'struggle.ready-only',
          'ready:rebel-recon-2': 'struggle.exhausted-only',
          'ready:rebel-recon-3': null,
          'card:rebel-recon-3': null,
          'ready:yoda': null,
        },
      },
    ],
    [
      'no tokens',
      {
        at: { rebel: { play: ['recon-2', 'recon-3*'], influence: 0 } },
        cites: {
          'ready:rebel-recon-3': 'struggle.tokens',
          'card:rebel-recon-3': 'struggle.tokens',
          'ready:rebel-recon-2': 'struggle.exhausted-only',
        },
      },
    ],
    [
      'powers that cannot be resolved',
      {
        at: { rebel: { play: ['military-2', 'chewbacca', 'yoda'] } },
        cites: {
          'power:rebel-military-2': 'power.unresolvable-ordinary',
          'exhaust:rebel-military-2': 'power.unresolvable-ordinary',
          'card:rebel-military-2': 'power.unresolvable-ordinary',
          'power:chewbacca': 'power.unresolvable-character',
          'exhaust:chewbacca': null,
          'card:chewbacca': null,
          'power:yoda': null,
          'exhaust:yoda': 'power.as-able',
        },
      },
    ],
    [
      'powers that the event blocks',
      {
        at: {
          event: 'attack-on-echo-base',
          rebel: { play: ['diplomacy-2', 'recon-2'] },
          imperial: { play: ['recon-2'] },
        },
        cites: {
          'power:rebel-diplomacy-2': 'power.blocked',
          'card:rebel-diplomacy-2': 'power.blocked',
          'exhaust:rebel-diplomacy-2': 'power.unresolvable-ordinary',
          'power:rebel-recon-2': null,
        },
      },
    ],
    [
      'characters that the event blocks',
      {
        at: {
          event: 'duel-on-cloud-city',
          rebel: { play: ['yoda', 'luke-skywalker'] },
          imperial: { play: ['recon-2'] },
        },
        cites: {
          'power:yoda': 'power.blocked',
          'exhaust:yoda': null,
          'card:yoda': null,
          'power:luke-skywalker': null,
          'exhaust:luke-skywalker': 'power.as-able',
        },
      },
    ],
    [
      'the tutorial, nothing in play',
      {
        at: { tutorial: true, rebel: { influence: 0 }, imperial: { play: ['recon-2'] } },
        cites: { 'do:pass': 'tutorial.must-play', 'power:rebel-recon-2': 'tutorial.must-play' },
      },
    ],
    [
      'the tutorial',
      {
        at: { tutorial: true, rebel: { play: ['recon-2', 'recon-3*'], influence: 0 } },
        cites: {
          'ready:rebel-recon-3': 'tutorial.turn',
          'power:rebel-recon-3': 'struggle.ready-only',
          'do:decline': 'tutorial.turn',
        },
      },
    ],
  ])('%s', (_, asking) => ask(asking));

  it('the question itself cites what the player must do', () => {
    const rule = (at: EvrSetup) => evrScene(at).question('rebel').rule;
    expect(rule(BOTH_PLAY)).toBe('struggle.turn');
    expect(rule({})).toBe('struggle.must-play');
    expect(rule({ tutorial: true, rebel: { play: ['recon-2'], influence: 0 } })).toBe('tutorial.turn');
    expect(rule({ tutorial: true, rebel: { influence: 0 } })).toBe('tutorial.must-play');
  });

  it('with deck and discard pile empty no card can be played', () => {
    const s = evrScene(BOTH_PLAY).arrange((state) => {
      Object.assign(state.game.areas[0], { deck: [], discard: [] });
    });
    cites(s, 'rebel', 'do:play', 'deck.renew');
  });

  it('out of turn nothing is possible, whatever one points at', () => {
    const s = evrScene(BOTH_PLAY);
    for (const ref of ['do:play', 'do:pass', 'power:imperial-recon-2', 'card:imperial-recon-2']) {
      expect(s.whyNot('imperial', ref)).toEqual({ rule: 'table.turn' });
      expect(s.whyNot('spectator', ref)).toEqual({ rule: 'table.turn' });
      expect(s.attempt('imperial', { is: 'choose', id: s.id(ref) })).toEqual({ refused: 'not-asked' });
    }
  });

  it('when the game is over nothing is possible any more', () => {
    const won = ['battle-of-yavin', 'display-of-power'];
    const s = fight({ event: 'battle-of-hoth', rebel: { play: hand(9), won }, imperial: { play: hand(2) } });
    expect(s.whyNot('rebel', 'do:play')).toEqual({ rule: 'table.over' });
    expect(s.attempt('rebel', { is: 'choose', id: 'do:play' })).toEqual({ refused: 'over' });
  });
});

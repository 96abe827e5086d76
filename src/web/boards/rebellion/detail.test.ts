import { beforeAll, describe, expect, it } from 'vitest';
import { LEADER_IDS } from '../../../games/rebellion/data/leaders.ts';
import { UNIT_IDS } from '../../../games/rebellion/data/units.ts';
import { RING_IDS, SYSTEM_IDS, TRACK_LENGTH } from '../../../games/rebellion/public/data.ts';
import { RULES } from '../../../games/rebellion/public/rules.ts';
import { FACES } from '../../../games/rebellion/public/table.ts';
import { rebScene } from '../../../games/rebellion/scene.ts';
import type { Ref } from '../../../kernel/ids.ts';
import { detailOf, paragraphs } from './detail.ts';
import { fillLibrary, rules } from './library.ts';

const scene = rebScene({
  units: { naboo: { 'x-wing': 2 } },
  base: 'hoth',
  hand: { rebel: ['sabotage'], imperial: ['gather-intel'] },
  leaders: { 'luke-skywalker': 'naboo' },
  rings: { 'luke-skywalker': 'master-yoda' },
});
const refs: Ref[] = [
  ...SYSTEM_IDS.map((id): Ref => `system:${id}`),
  'space:rebel-base',
  ...LEADER_IDS.map((id): Ref => `leader:${id}`),
  ...UNIT_IDS.map((id): Ref => `unit:${id}`),
  ...RING_IDS.map((id): Ref => `ring:${id}`),
  ...FACES.map((id): Ref => `face:${id}`),
  ...Array.from({ length: TRACK_LENGTH }, (_, i): Ref => `track:${i + 1}`),
  'pile:rebel',
  'pile:imperial',
  'queue:1',
  'queue:2',
  'queue:3',
  ...['hit', 'directHit', 'special', 'blank'].flatMap((face): Ref[] => [
    `die:red-${face}`,
    `die:black-${face}`,
  ]),
];

describe('what a thing is', () => {
  beforeAll(fillLibrary);

  it.each(['rebel', 'imperial', 'spectator'])('is told of everything, as the %s sees it', (viewer) => {
    const view = scene.view(viewer);
    for (const ref of refs) {
      const detail = detailOf(view, ref);
      expect([ref, detail?.title === undefined || detail.title === '']).toEqual([ref, false]);
      // A missing word shows as [key].
      expect([
        ref,
        JSON.stringify(detail).match(/\[(show|board|face|does|full|table)\.[^\]]*\]/)?.[0],
      ]).toEqual([ref, undefined]);
      for (const rule of detail?.rules ?? []) expect([ref, Object.hasOwn(RULES, rule)]).toEqual([ref, true]);
    }
  });

  it('is empty for a name that this game does not have', () => {
    const view = scene.view('rebel');
    for (const ref of ['unit:no-such', 'system:no-such', 'leader:no-such', 'thing:1', 'track:17'] as Ref[])
      expect(detailOf(view, ref)).toBeUndefined();
  });

  it('says no more of a facedown card than its back', () => {
    const slot: Ref = `card:${scene.slot('gather-intel')}`;
    expect(detailOf(scene.view('imperial'), slot)?.title).toBe('Gather Intel');
    expect(detailOf(scene.view('rebel'), slot)).toEqual({
      title: 'A facedown card',
      kind: 'Imperial mission or project',
      lines: [],
    });
  });

  it('marks what is uncertain, with the reason', () => {
    expect(detailOf(scene.view('rebel'), 'face:daring-rescue')?.uncertain).toMatch(/Sources differ/);
    expect(detailOf(scene.view('rebel'), 'face:infiltration')?.uncertain).toMatch(/ruling/);
    expect(detailOf(scene.view('rebel'), 'leader:darth-vader')?.uncertain).toBeUndefined();
    // Of the two doubts about this card only what we use matters at the table; how many sources there are does not.
    expect(detailOf(scene.view('rebel'), 'face:daring-rescue')?.uncertain).toBe(
      'Sources differ on its skill, intel or diplomacy; we use intel.',
    );
  });

  it('keeps names of sources and numbers of rulings out of every card', () => {
    const view = scene.view('rebel');
    for (const ref of refs)
      expect([ref, JSON.stringify(detailOf(view, ref))]).toEqual([
        ref,
        expect.not.stringMatching(/llamas|johnchampaign|github|sql-list|alexwiese|\b[RO]-\d\d|Read: /),
      ]);
  });
});

describe('the library', () => {
  it('has all rules once it is filled', async () => {
    await fillLibrary();
    expect(rules['command.turn']?.title).toBe(RULES['command.turn'].title);
    expect(Object.keys(rules).sort()).toEqual(Object.keys(RULES).sort());
  });

  it('puts lines of a terminal together again', () => {
    expect(paragraphs(['Head that is', '    long', '  One', '      and more', '  Two'])).toEqual([
      'Head that is long',
      'One and more',
      'Two',
    ]);
  });
});

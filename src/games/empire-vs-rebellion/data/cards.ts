import type { Power } from './powers.ts';

export type ResourceType = 'military' | 'diplomacy' | 'the-force' | 'recon' | 'character';

export interface ResourceCard {
  readonly side: 'rebel' | 'imperial';
  readonly type: ResourceType;
  /** Resource value while ready, and while exhausted. */
  readonly ready: number;
  readonly exhausted: number;
  readonly power: Power;
}

const MILITARY: Power = { fx: 'discard-one', from: 'opposing' };
const DIPLOMACY: Power = { fx: 'discard-one', from: 'own' };
const THE_FORCE: Power = { fx: 'exhaust-some', from: 'either', most: 1 };
const RECON: Power = { fx: 'recon' };

const military = (side: 'rebel' | 'imperial', value: number): ResourceCard => ({
  side,
  type: 'military',
  ready: value,
  exhausted: value,
  power: MILITARY,
});
const diplomacy = (side: 'rebel' | 'imperial', value: number): ResourceCard => ({
  side,
  type: 'diplomacy',
  ready: value,
  exhausted: value,
  power: DIPLOMACY,
});
const theForce = (side: 'rebel' | 'imperial', value: number): ResourceCard => ({
  side,
  type: 'the-force',
  ready: value,
  exhausted: value,
  power: THE_FORCE,
});
const recon = (side: 'rebel' | 'imperial', value: number): ResourceCard => ({
  side,
  type: 'recon',
  ready: value,
  exhausted: value,
  power: RECON,
});
const character = (
  side: 'rebel' | 'imperial',
  ready: number,
  exhausted: number,
  power: Power,
): ResourceCard => ({ side, type: 'character', ready, exhausted, power });

/** The 48 resource cards: 16 ordinary cards and 8 characters a side. Ordinary cards keep their value when exhausted. */
export const CARDS = {
  'rebel-military-2': military('rebel', 2),
  'rebel-military-3': military('rebel', 3),
  'rebel-military-4': military('rebel', 4),
  'rebel-military-5': military('rebel', 5),
  'rebel-diplomacy-2': diplomacy('rebel', 2),
  'rebel-diplomacy-3': diplomacy('rebel', 3),
  'rebel-diplomacy-4': diplomacy('rebel', 4),
  'rebel-diplomacy-5': diplomacy('rebel', 5),
  'rebel-the-force-2': theForce('rebel', 2),
  'rebel-the-force-3': theForce('rebel', 3),
  'rebel-the-force-4': theForce('rebel', 4),
  'rebel-the-force-5': theForce('rebel', 5),
  'rebel-recon-2': recon('rebel', 2),
  'rebel-recon-3': recon('rebel', 3),
  'rebel-recon-4': recon('rebel', 4),
  'rebel-recon-5': recon('rebel', 5),
  chewbacca: character('rebel', 6, 1, { fx: 'exhaust-some', from: 'opposing', most: 2 }),
  'han-solo': character('rebel', 6, 1, { fx: 'search-and-play' }),
  'lando-calrissian': character('rebel', 6, 1, { fx: 'discard-and-redraw' }),
  'leia-organa': character('rebel', 6, 1, { fx: 'from-reserve' }),
  'luke-skywalker': character('rebel', 6, 1, {
    fx: 'one-or-both',
    parts: [
      { do: 'discard', from: 'own' },
      { do: 'discard', from: 'opposing' },
    ],
  }),
  'obi-wan-kenobi': character('rebel', 6, 1, { fx: 'play-from-discard' }),
  'r2-d2-and-c-3po': character('rebel', 6, 1, { fx: 'replace-strategy', whose: 'own' }),
  yoda: character('rebel', 6, 1, { fx: 'gain-influence', by: 1 }),
  'imperial-military-2': military('imperial', 2),
  'imperial-military-3': military('imperial', 3),
  'imperial-military-4': military('imperial', 4),
  'imperial-military-5': military('imperial', 5),
  'imperial-diplomacy-2': diplomacy('imperial', 2),
  'imperial-diplomacy-3': diplomacy('imperial', 3),
  'imperial-diplomacy-4': diplomacy('imperial', 4),
  'imperial-diplomacy-5': diplomacy('imperial', 5),
  'imperial-the-force-2': theForce('imperial', 2),
  'imperial-the-force-3': theForce('imperial', 3),
  'imperial-the-force-4': theForce('imperial', 4),
  'imperial-the-force-5': theForce('imperial', 5),
  'imperial-recon-2': recon('imperial', 2),
  'imperial-recon-3': recon('imperial', 3),
  'imperial-recon-4': recon('imperial', 4),
  'imperial-recon-5': recon('imperial', 5),
  'admiral-piett': character('imperial', 6, 1, { fx: 'discard-to-deck' }),
  'boba-fett': character('imperial', 6, 1, {
    fx: 'one-or-both',
    parts: [
      { do: 'discard', from: 'opposing' },
      { do: 'exhaust', from: 'either' },
    ],
  }),
  'darth-vader': character('imperial', 6, 1, { fx: 'remove-exhausted' }),
  'emperor-palpatine': character('imperial', 6, 1, { fx: 'replace-strategy', whose: 'opposing' }),
  'general-veers': character('imperial', 6, 1, { fx: 'mill-and-sweep' }),
  'grand-moff-tarkin': character('imperial', 6, 1, { fx: 'take-influence', by: 2 }),
  'ig-88': character('imperial', 6, 1, { fx: 'search-two' }),
  'jabba-the-hutt': character('imperial', 6, 1, { fx: 'look-and-play' }),
} as const satisfies Record<string, ResourceCard>;
export type CardId = keyof typeof CARDS;

import { expect, it } from 'vitest';
import './testing/scenarios-ordinary.ts';
import './testing/scenarios-rebel.ts';
import './testing/scenarios-imperial.ts';
import './testing/scenarios-seers.ts';
import './testing/scenarios-strategies.ts';
import './testing/scenarios-events.ts';
import './testing/scenarios-effects.ts';
import { cardsWithoutScenario } from './testing/scenario.ts';

it('every card of the box has a scenario', () => {
  expect(cardsWithoutScenario()).toEqual([]);
});

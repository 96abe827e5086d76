import { MISSIONS } from '../../../games/rebellion/public/data.ts';
import type { RebLook } from '../../../games/rebellion/public/frames.ts';
import { possibleBases } from '../../../games/rebellion/public/queries.ts';
import {
  allSkillsOf,
  EMPIRE,
  iconsOf,
  isNeutral,
  leaderIn,
  locIn,
  missionIn,
  REBEL,
  type Side,
  slotIn,
} from '../../../games/rebellion/public/table.ts';
import type { Answer, Haul, Pick } from '../../../kernel/forms/index.ts';
import type { Asked } from '../../../kernel/game.ts';
import { bestOption, fullHaul, offered, takeBest } from './answers.ts';
import { missionWorth } from './assigning.ts';
import { Day } from './day.ts';
import { strength } from './galaxy.ts';
import { loyaltyGain } from './missions.ts';

/** Greedy answers to what single cards ask. */

/** Units come out of the base only for a fight that looks won. */
export function bring(look: RebLook, form: Haul): Answer {
  const loc = locIn(form.to);
  const foes = strength(look.game, loc, EMPIRE);
  const all = fullHaul(form, (_from, unit) => (unit === 'rebel-trooper' ? 2 : 0));
  const mine = strength(look.game, loc, REBEL);
  return foes > 0 && mine + 6 > foes ? all : { is: 'haul', move: [] };
}

/** From where there are most. */
export const conquestFrom = (look: RebLook, asked: Asked): Answer | null =>
  bestOption(asked.form, (option) =>
    option.id === 'do:decline' ? 0 : strength(look.game, locIn(option.id), EMPIRE, 1),
  );

export const conquest = (form: Pick): Answer => ({
  is: 'pick',
  take: form.from.map((lot) => [lot.id, lot.max]),
});

export const regionLoyalty = (look: RebLook, form: Pick): Answer =>
  takeBest(form, (lot) => 10 + loyaltyGain(look.game, locIn(lot.id), EMPIRE));

export function monCalamari(look: RebLook, asked: Asked): Answer | null {
  const { loc } = look.frame('mission');
  return offered(asked.form, loyaltyGain(look.game, loc, REBEL) > 0 ? 'do:loyalty' : 'do:cruiser');
}

/** Where an action card sends its leader: where most is built, or the foe stands, or the base may be. */
export function actionWhere(look: RebLook, asked: Asked, side: Side): Answer | null {
  const g = look.game;
  const { id } = look.frame('action');
  const possible = side === EMPIRE ? possibleBases(g, look) : [];
  return bestOption(asked.form, (option) => {
    const loc = locIn(option.id);
    if (id === 'ambush') return Math.min(4, strength(g, loc, EMPIRE, 1)) + (isNeutral(g, loc) ? 0.5 : 0);
    if (id === 'local-rumors' || id === 'scouting-mission') return possible.includes(loc) ? 2 : 0;
    return iconsOf(g, loc).length;
  });
}

/** A mission out of the deck: the best that the leader can do. */
export function actionSearch(look: RebLook, asked: Asked, side: Side): Answer | null {
  const day = new Day(look);
  return bestOption(asked.form, (option) => {
    const id = missionIn(slotIn(option.id), look);
    return id === undefined ? 0 : missionWorth(day, side, id) - (MISSIONS[id].need - 1);
  });
}

/** A ring goes to the best of those who can wear it. */
export const bestLeader = (asked: Asked): Answer | null =>
  bestOption(asked.form, (option) => allSkillsOf(leaderIn(option.id)));

import { howMany, type Option, picked } from '../../../../kernel/forms/index.ts';
import { type CardSlot, cardRef } from '../../../../kernel/ids.ts';
import { TACTICS, type TacticId, tacticEffect } from '../../cards/tactics/index.ts';
import type { TacticEffect } from '../../cards/tactics/tactic.ts';
import { ruleOfCard, tacticIn } from '../../faces.ts';
import type { RebIo } from '../../io.ts';
import { kindIn, kindOption } from '../../names.ts';
import { hasTarget } from '../../queries/damage.ts';
import { inForce } from '../../queries/in-force.ts';
import type { RebRule } from '../../rules/document.ts';
import { type Kind, NONE, own, type Reader, type Reb } from '../../state.ts';
import {
  type Die,
  diceIn,
  dieIn,
  dieLots,
  dieOptions,
  hasFace,
  reroll,
  rollFacts,
  takeDie,
} from '../../table/dice.ts';
import { discardTactic } from '../../table/piles.ts';
import { GROUND, hasIn, RED, SPACE, type Theater, unitsAt } from '../../table/units.ts';
import { formStep } from '../form-step.ts';
import { choiceStep } from '../step.ts';
import { goOn } from './attack-flow.ts';
import type { Attack, Combat } from './frames.ts';
import { battleDuty, draw, kindsIn, putInForce } from './state.ts';

/** Tactic cards played in one's own attack. */

/** Why a card cannot be played now; null: it can. */
export function judgeTactic(g: Reb, c: Combat, f: Attack, card: CardSlot, r: Reader): RebRule | null {
  const id = tacticIn(card, r);
  if (id === undefined || !g.tactics[f.theater].hands[f.side].includes(card)) return 'tactic.cards';
  if (TACTICS[id].timing === 'block') return 'combat.block';
  const [trap] = inForce(c, 'no-tactics', f.side, f.theater);
  if (trap) return ruleOfCard(trap.by);
  if (needsSpecial(id) && !hasFace(f.roll, 'special')) return 'combat.actions';
  const bombards = tacticEffect(id, 'bombard') !== undefined;
  if ((bombards || tacticEffect(id, 'damage')) && !hasTarget(g, f)) return 'combat.death-star';
  if (bombards && !hasIn(g, f.loc, f.side, SPACE)) return `tactic.${id}`;
  if (tacticEffect(id, 'reroll') && diceIn(f.roll) === 0) return `tactic.${id}`;
  return null;
}
const needsSpecial = (id: TacticId): boolean => TACTICS[id].cost === 'special';

export function play(g: Reb, f: Attack, card: CardSlot, io: RebIo): void {
  f.card = card;
  f.tactic = tacticIn(card, io) ?? null;
  io.reveal([card], io.all);
  io.emit({ k: 'tactic-played', side: f.side, system: f.loc, theater: f.theater, cards: [card] });
  const [only, second] = specials(f);
  if (f.tactic === null || !needsSpecial(f.tactic)) resolve(g, f, io);
  else if (only && second === undefined) payWith(g, f, dieIn(only.id), io);
  else f.at = 'pay';
}

/** Dice that can pay. The colour matters to a player who plans to reroll. */
export const specials = (f: Attack, verb = 'pay'): Option[] => dieOptions(verb, f.roll, 'special');

export function spend(f: Attack, die: Die, io: RebIo): void {
  takeDie(f.roll, die);
  io.emit({ k: 'special-spent', side: f.side, colour: die.colour });
}

function payWith(g: Reb, f: Attack, die: Die, io: RebIo): void {
  spend(f, die, io);
  resolve(g, f, io);
}

/** What the card does; a step of the attack asks the rest of some. */
const EXECUTE: {
  readonly [K in Exclude<TacticEffect['do'], 'block'>]: (
    g: Reb,
    f: Attack,
    e: Extract<TacticEffect, { do: K }>,
    card: TacticId,
    io: RebIo,
  ) => void;
} = {
  'draw-tactics': (_g, f) => {
    f.at = 'brilliant';
  },
  reroll: (_g, f) => {
    f.at = 'reroll';
  },
  bombard: (g, f, _e, _card, io) => bombardWith(g, f, io),
  damage(g, f, { n, on }, card, io) {
    f.extra.push({ card, n, on });
    putAway(g, f, io);
  },
  'put-in-force'(g, f, e, card, io) {
    putInForce(io.frame('combat'), card, f.side, e);
    putAway(g, f, io);
  },
};

/** An executor fits its own effect; the compiler cannot see that across a union. */
function resolve(g: Reb, f: Attack, io: RebIo): void {
  const [effect] = f.tactic === null ? [] : TACTICS[f.tactic].effects;
  if (f.tactic === null || effect === undefined || effect.do === 'block') putAway(g, f, io);
  else EXECUTE[effect.do](g, f, effect as never, f.tactic, io);
}

/** "Discarded after use": it lay in the hand, open, while it was resolved. */
function putAway(g: Reb, f: Attack, io: RebIo): void {
  discardTactic(g, f.side, f.card, io);
  forgetCard(f);
  goOn(g, f, io);
}

function forgetCard(f: Attack): void {
  f.card = NONE;
  f.tactic = null;
}

// ---- questions that cards ask: each names the card ----

const byAttacker = (_g: Reb, f: Attack) => battleDuty(f.side, f.theater);
const ruleOf = (f: Attack): RebRule => (f.tactic === null ? 'tactic.cards' : `tactic.${f.tactic}`);
const aboutCard = (f: Attack) => [cardRef(f.card)];

const pay = choiceStep<Attack>({
  kind: 'tactic.pay',
  rule: ruleOf,
  about: aboutCard,
  who: byAttacker,
  options: (_look, f) => specials(f),
  run: (g, f, id, io) => payWith(g, f, dieIn(id), io),
});

/** Concentrate Fire: the dice are picked up and rolled together. */
const rerollSome = formStep<Attack>({
  kind: 'tactic.reroll',
  rule: ruleOf,
  about: aboutCard,
  who: byAttacker,
  form(_look, f) {
    const most = tacticEffect(f.tactic, 'reroll')?.most ?? 0;
    return { is: 'pick', from: dieLots(f.roll), limits: [howMany(0, most, ruleOf(f))] };
  },
  run(g, f, answer, io) {
    const dice = picked(answer).map(dieIn);
    reroll(f.roll, dice, io);
    if (dice.length > 0) {
      io.emit({ k: 'rerolled', side: f.side, by: 'concentrate-fire', n: dice.length, ...rollFacts(f.roll) });
    }
    putAway(g, f, io);
  },
});

/** Brilliant Strategy: how the cards are split between the decks. */
const SPLITS: readonly Option[] = ['space-space', 'space-ground', 'ground-ground'].map((id) => ({
  id: `draw:${id}`,
  refs: [],
}));

const brilliant = choiceStep<Attack>({
  kind: 'tactic.draw',
  rule: ruleOf,
  about: aboutCard,
  who: byAttacker,
  options: () => SPLITS,
  run(g, f, id, io) {
    const decks = id
      .slice('draw:'.length)
      .split('-')
      .map((name): Theater => (name === 'space' ? SPACE : GROUND));
    const c = io.frame('combat');
    // While cards are drawn it is neither in hand nor in the discard pile: it cannot be drawn itself.
    const piles = own(g, 'tactics')[f.theater];
    piles.hands[f.side] = piles.hands[f.side].filter((slot) => slot !== f.card);
    for (const theater of [SPACE, GROUND] as const) {
      draw(g, c, f.side, theater, decks.filter((deck) => deck === theater).length, io);
    }
    piles.discard.push(f.card);
    forgetCard(f);
    goOn(g, f, io);
  },
});

// ---- Bombardment: a ship first, then its red dice as damage ----

const ships = (g: Reb, f: Attack): Kind[] =>
  kindsIn(f.side, SPACE).filter((kind) => unitsAt(g, f.loc, kind) > 0);

function bombardWith(g: Reb, f: Attack, io: RebIo): void {
  const [only, second] = ships(g, f);
  if (only !== undefined && second === undefined) bombardFrom(g, f, only, io);
  else f.at = 'bombard';
}

function bombardFrom(g: Reb, f: Attack, ship: Kind, io: RebIo): void {
  const n = RED[ship] ?? 0;
  if (f.tactic !== null) f.extra.push({ card: f.tactic, n, on: 'any' });
  io.emit({ k: 'bombarded', side: f.side, system: f.loc, unit: ship, n });
  putAway(g, f, io);
}

const bombard = choiceStep<Attack>({
  kind: 'tactic.bombard',
  rule: ruleOf,
  about: aboutCard,
  who: byAttacker,
  options: (look, f) => ships(look.game, f).map((kind) => kindOption('ship', kind)),
  run: (g, f, id, io) => bombardFrom(g, f, kindIn(id), io),
});

export const tactics = { pay, reroll: rerollSome, brilliant, bombard };

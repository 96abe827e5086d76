import { howMany, type Lot, picked } from '../../../../kernel/forms/index.ts';
import { type CardSlot, cardRef } from '../../../../kernel/ids.ts';
import { TACTICS, type TacticId, tacticEffect } from '../../cards/tactics/index.ts';
import { tacticIn } from '../../faces.ts';
import type { RebIo } from '../../io.ts';
import { cardOption, DONE, slotIn, unitRef } from '../../names.ts';
import type { RebRule } from '../../rules/document.ts';
import { NONE, other, type Reader, type Reb } from '../../state.ts';
import { discardTactic } from '../../table/piles.ts';
import { formStep } from '../form-step.ts';
import { choiceStep } from '../step.ts';
import { targetName, toBlock } from './attack-flow.ts';
import type { Attack } from './frames.ts';
import { battleDuty } from './state.ts';

/** Blocking by the defender, one card at a time; only fresh damage can be blocked. */

const blockEffect = (id: TacticId | null) => tacticEffect(id, 'block');
const ruleOf = (f: Attack): RebRule => (f.tactic === null ? 'combat.block' : `tactic.${f.tactic}`);

const handOf = (g: Reb, f: Attack): readonly CardSlot[] => g.tactics[f.theater].hands[other(f.side)];

/** Why a card cannot block now; a card whose price cannot be paid is not offered. */
function judgeBlock(g: Reb, f: Attack, card: CardSlot, r: Reader): RebRule | null {
  const id = tacticIn(card, r);
  const hand = handOf(g, f);
  if (id === undefined || !hand.includes(card)) return 'tactic.cards';
  if (TACTICS[id].timing !== 'block') return 'combat.actions';
  return blockEffect(id)?.discard && hand.length < 2 ? `tactic.${id}` : null;
}

const byDefender = (_g: Reb, f: Attack) => battleDuty(other(f.side), f.theater);

const block = choiceStep<Attack>({
  kind: 'attack.block',
  rule: 'combat.block',
  who: byDefender,
  options: (look, f) => [
    DONE,
    ...handOf(look.game, f)
      .filter((card) => judgeBlock(look.game, f, card, look) === null)
      .map((card) => cardOption('block', card)),
  ],
  why: (look, f, id) => (/^(card|block):/.test(id) ? judgeBlock(look.game, f, slotIn(id), look) : null),
  run(g, f, id, io) {
    if (id === DONE.id) {
      f.at = 'apply';
      return;
    }
    f.card = slotIn(id);
    f.tactic = tacticIn(f.card, io) ?? null;
    discardTactic(g, other(f.side), f.card, io);
    io.emit({
      k: 'tactic-played',
      side: other(f.side),
      system: f.loc,
      theater: f.theater,
      cards: [f.card],
    });
    if (blockEffect(f.tactic)?.discard) toCost(g, f, io);
    else toCancel(g, f, io);
  },
});

// ---- the price: another card of this theater ----

function toCost(g: Reb, f: Attack, io: RebIo): void {
  const [only, second] = handOf(g, f);
  if (only !== undefined && second === undefined) payWith(g, f, only, io);
  else f.at = 'cost';
}

function payWith(g: Reb, f: Attack, card: CardSlot, io: RebIo): void {
  discardTactic(g, other(f.side), card, io);
  io.emit({ k: 'tactic-discarded', side: other(f.side), theater: f.theater, cards: [card] });
  toCancel(g, f, io);
}

const cost = choiceStep<Attack>({
  kind: 'attack.block-cost',
  rule: ruleOf,
  about: (f) => [cardRef(f.card)],
  who: byDefender,
  options: (look, f) => handOf(look.game, f).map((card) => cardOption('card', card)),
  run: (g, f, id, io) => payWith(g, f, slotIn(id), io),
});

// ---- what is blocked ----

function toCancel(g: Reb, f: Attack, io: RebIo): void {
  const effect = blockEffect(f.tactic);
  const hit = f.assigned.flatMap((a, i) => (a.fresh > 0 ? [i] : []));
  const [only] = hit;
  if (!effect) finish(g, f, io);
  else if (effect.min === effect.max && only !== undefined && hit.length === 1) {
    cancelOn(g, f, new Array<number>(effect.max).fill(only), io);
  } else {
    f.at = 'cancel';
  }
}

const cancel = formStep<Attack>({
  kind: 'attack.cancel',
  rule: ruleOf,
  about: (f) => [cardRef(f.card)],
  who: byDefender,
  form(_look, f) {
    const effect = blockEffect(f.tactic);
    const from: Lot[] = [];
    for (const [i, a] of f.assigned.entries()) {
      if (a.fresh === 0) continue;
      from.push({
        id: targetName(a, i),
        refs: [unitRef(a.kind)],
        tags: [],
        min: 0,
        max: a.fresh,
        weight: 1,
        carry: 0,
        rule: 'combat.block',
        facts: { damage: a.had, fresh: a.fresh },
      });
    }
    return { is: 'pick', from, limits: [howMany(effect?.min ?? 0, effect?.max ?? 0, ruleOf(f))] };
  },
  run(g, f, answer, io) {
    cancelOn(
      g,
      f,
      picked(answer).map((id) => indexIn(f, id)),
      io,
    );
  },
});

const indexIn = (f: Attack, id: string): number => f.assigned.findIndex((a, i) => targetName(a, i) === id);

function cancelOn(g: Reb, f: Attack, targets: readonly number[], io: RebIo): void {
  for (const i of targets) {
    const a = f.assigned[i];
    if (a && a.fresh > 0) a.fresh--;
  }
  io.emit({
    k: 'damage-blocked',
    side: other(f.side),
    system: f.loc,
    theater: f.theater,
    n: targets.length,
    units: targets.map((i) => f.assigned[i]?.kind ?? NONE),
  });
  finish(g, f, io);
}

function finish(g: Reb, f: Attack, io: RebIo): void {
  f.card = NONE;
  f.tactic = null;
  toBlock(g, f, io);
}

export const blocks = { block, cost, cancel };

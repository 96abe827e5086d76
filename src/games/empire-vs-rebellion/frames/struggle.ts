import { chosen, type Option } from '../../../kernel/forms/index.ts';
import type { CardSlot, Ref } from '../../../kernel/ids.ts';
import type { Power } from '../cards/effects.ts';
import { type EvrIo, exhaust, playTop } from '../moves.ts';
import { isBlocked, resolvable } from '../queries/powers.ts';
import { canDraw, cardIn, hasRoom, isLong, isReady } from '../queries/table.ts';
import { isRepetition, positionNumber } from '../repetition.ts';
import type { EvrRule } from '../rules/document.ts';
import { type Evr, NONE, only, other, type Side } from '../state.ts';
import { cardOption, type EvrAsked, type EvrLook, type EvrStep, slotIn } from './card-step.ts';
import type { EvrFrame, FrameOf } from './frames.ts';

const PLAY: Option = { id: 'do:play', refs: [] };
const PASS: Option = { id: 'do:pass', refs: [] };

/** Why an option is not open to the player whose turn it is; null: it is. */
export function judgeTurn(look: EvrLook, side: Side, option: string): EvrRule | null {
  const g = look.game;
  const { play } = g.areas[side];
  if (option === PLAY.id) {
    if (!hasRoom(g, side, look)) return 'struggle.capacity';
    return canDraw(g, side) ? null : 'deck.renew';
  }
  if (play.length === 0) return mustPlay(g);
  if (option === PASS.id) return null;
  if (!/^(power|exhaust|ready):/.test(option)) return turnRule(g);
  const slot = slotIn(option);
  if (!play.includes(slot)) return 'struggle.own-card';
  if (option.startsWith('ready:')) return judgeReady(look, side, slot);
  if (!isReady(g, slot)) return 'struggle.ready-only';
  const works = willWork(look, side, slot);
  if (option.startsWith('exhaust:')) return works ? 'power.as-able' : judgeNothing(look, slot);
  return works ? null : whyItDoesNotWork(look, slot);
}

const turnRule = (g: Evr): EvrRule => (g.tutorial ? 'tutorial.turn' : 'struggle.turn');
const mustPlay = (g: Evr): EvrRule => (g.tutorial ? 'tutorial.must-play' : 'struggle.must-play');

function judgeReady(look: EvrLook, side: Side, slot: CardSlot): EvrRule | null {
  if (look.game.tutorial) return 'tutorial.turn';
  if (isReady(look.game, slot)) return 'struggle.exhausted-only';
  return look.game.areas[side].influence > 0 ? null : 'struggle.tokens';
}

/** A power that cannot be resolved: ordinary cards may not be used at all (D6), characters may be exhausted for nothing. */
const judgeNothing = (look: EvrLook, slot: CardSlot): EvrRule | null =>
  cardIn(slot, look).type === 'character' ? null : 'power.unresolvable-ordinary';

function whyItDoesNotWork(look: EvrLook, slot: CardSlot): EvrRule {
  if (isBlocked(look.game, slot, look)) return 'power.blocked';
  return judgeNothing(look, slot) ?? 'power.unresolvable-character';
}

/** A card was pointed at: what can be done with it depends on where it is and whether it is ready. */
function judgeRef(look: EvrLook, side: Side, ref: Ref): EvrRule | null {
  if (!ref.startsWith('card:')) return judgeTurn(look, side, ref);
  const slot = slotIn(ref);
  if (!isReady(look.game, slot)) return judgeTurn(look, side, `ready:${slot}`);
  const power = judgeTurn(look, side, `power:${slot}`);
  return power === null || judgeTurn(look, side, `exhaust:${slot}`) === null ? null : power;
}

const willWork = (look: EvrLook, side: Side, slot: CardSlot): boolean =>
  !isBlocked(look.game, slot, look) && resolvable(look.game, side, slot, look);

const turn: EvrStep<FrameOf<'struggle'>> = {
  who: (g) => only(g.active),
  ask(look): EvrAsked {
    const g = look.game;
    const side = g.active;
    const a = g.areas[side];
    const options: Option[] = [];
    if (judgeTurn(look, side, PLAY.id) === null) options.push(PLAY);
    for (let i = 0; i < a.play.length; i++) {
      const slot = a.play[i] ?? NONE;
      if (!a.ready[i]) continue;
      // `power` does what the card says, `exhaust` turns a character whose power cannot be resolved.
      if (willWork(look, side, slot)) options.push(cardOption('power', slot));
      else if (cardIn(slot, look).type === 'character') options.push(cardOption('exhaust', slot));
    }
    if (a.influence > 0) {
      for (let i = 0; i < a.play.length; i++)
        if (!a.ready[i]) options.push(cardOption('ready', a.play[i] ?? NONE));
    }
    if (a.play.length > 0) options.push(PASS);
    return {
      kind: 'struggle.turn',
      rule: a.play.length === 0 ? mustPlay(g) : turnRule(g),
      form: { is: 'choose', options },
      ...(isLong(g) ? { facts: { long: true } } : {}),
    };
  },
  whyNot(look, _f, ref) {
    const rule = judgeRef(look, look.game.active, ref);
    return rule === null ? null : { rule };
  },
  run(g, f, answers, io) {
    const id = chosen(answers[0]);
    const side = g.active;
    g.turns++;
    g.active = other(side);
    f.at = 'end-of-turn';
    f.afterPass = g.lastWasPass;
    g.lastWasPass = id === PASS.id;
    if (id === PASS.id) return io.emit({ k: 'passed', side });
    if (id === PLAY.id) return playTop(g, side, io);
    const slot = slotIn(id);
    if (id.startsWith('ready:')) return makeReady(g, side, slot, io);
    exhaust(g, slot);
    io.emit({
      k: id.startsWith('power:') ? 'power-used' : 'exhausted-for-nothing',
      side,
      cards: [slot],
    });
    if (id.startsWith('power:')) io.push(powerFrame(cardIn(slot, io).power, side, slot));
  },
};

/** Runs after the whole turn, including its power. Two passes in a row end the struggle. */
const endOfTurn: EvrStep<FrameOf<'struggle'>> = {
  run(g, f, _answers, io) {
    f.positions ??= [];
    const repeated = isRepetition(f.positions, positionNumber(g, io));
    if (repeated && !g.lastWasPass) {
      // D22: a turn that repeats an old position for the third time counts as a pass.
      g.lastWasPass = true;
      io.emit({ k: 'position-repeated', side: other(g.active) });
    }
    f.at = 'turn';
    if (!g.lastWasPass || !f.afterPass) return;
    io.emit({ k: 'struggle-ends' });
    io.pop();
  },
};

function makeReady(g: Evr, side: Side, slot: CardSlot, io: EvrIo): void {
  const a = g.areas[side];
  a.influence--;
  a.ready[a.play.indexOf(slot)] = true;
  io.emit({ k: 'readied', side, cards: [slot] });
}

/** The frame that resolves a power: of the same name as its effect. */
function powerFrame(power: Power, side: Side, card: CardSlot): EvrFrame {
  switch (power.fx) {
    case 'gain-influence':
    case 'take-influence':
    case 'mill-and-sweep':
      return { k: power.fx, at: 'resolve', side, card };
    case 'discard-one':
    case 'exhaust-some':
    case 'one-or-both':
    case 'discard-and-redraw':
    case 'from-reserve':
    case 'play-from-discard':
    case 'discard-to-deck':
    case 'remove-exhausted':
      return { k: power.fx, at: 'choose', side, card };
    case 'recon':
      return { k: 'recon', at: 'whose', side, card, whose: side, seen: [] };
    case 'search-and-play':
      return { k: 'search-and-play', at: 'search', side, card };
    case 'replace-strategy':
      return { k: 'replace-strategy', at: 'discard', side, card };
    case 'search-two':
      return { k: 'search-two', at: 'whose', side, card, whose: side };
    case 'look-and-play':
      return { k: 'look-and-play', at: 'look', side, card };
  }
}

export const struggle = { turn, 'end-of-turn': endOfTurn };

import { CARDS, EVENTS, STRATEGIES } from '../../../games/empire-vs-rebellion/public/data.ts';
import {
  isBlocked,
  isReady,
  presentValue,
  sideInPlay,
} from '../../../games/empire-vs-rebellion/public/queries.ts';
import { SIDES, type Side } from '../../../games/empire-vs-rebellion/public/table.ts';
import type { CardSlot, Ref } from '../../../kernel/ids.ts';
import { capitalised } from '../../../kernel/speak/index.ts';
import { say } from '../../../kernel/speak/text.ts';
import type { Detail } from '../../table/board.ts';
import { knownEvents } from './centre.tsx';
import { doesOf, plainName, sideWord } from './names.ts';
import { faceOfSlot, isCardId, isEventId, isStrategyId, type Picture } from './picture.ts';
import { slotIn } from './spread-items.ts';
import { whyUncertain } from './uncertain.ts';
import { inOwnDeck } from './unseen.ts';
import { tell, WORDS } from './words.ts';

/** All that the board can tell of a thing. */
export function detailOfThing(pic: Picture, ref: Ref): Detail | undefined {
  if (ref.startsWith('face:')) return detailOfFace(pic, ref.slice('face:'.length), null);
  if (ref.startsWith('card:')) return detailOfCard(pic, slotIn(ref));
  if (ref === 'side:rebel') return detailOfDeck(pic, 0);
  if (ref === 'side:imperial') return detailOfDeck(pic, 1);
  if (ref === 'do:play') return pic.mine === null ? undefined : detailOfDeck(pic, pic.mine);
  if (ref === 'pile:events') return detailOfEvents(pic);
  if (ref === 'token:balance') {
    const side = sideWord(pic.g.balance);
    return {
      title: tell('balance'),
      kind: tell('balance.kind'),
      lines: [`${tell('balance.name', { side })}.`],
      rules: ['cleanup.balance'],
    };
  }
  return undefined;
}

function detailOfCard(pic: Picture, slot: CardSlot): Detail | undefined {
  const id = faceOfSlot(pic.view, slot);
  if (id === undefined)
    return { title: tell('facedown'), kind: tell('kind.facedown'), lines: [tell('facedown.why')] };
  return detailOfFace(pic, id, slot);
}

function detailOfFace(pic: Picture, id: string, slot: CardSlot | null): Detail | undefined {
  const why = whyUncertain(id);
  const doubt = why === undefined ? {} : { uncertain: why };
  if (isCardId(id)) {
    const { side, type, ready, exhausted } = CARDS[id];
    const kind = tell('kind.card', { side: tell(`kind.${side}`), kind: tell(`kind.${type}`) });
    const lines = [...nowInPlay(pic, slot), say(WORDS, 'show.values', { ready, exhausted }), doesOf(id)];
    return {
      title: plainName(id),
      kind,
      side,
      lines,
      ...doubt,
      rules: [`power.${type === 'character' ? id : type}`],
    };
  }
  if (isStrategyId(id)) {
    const { side } = STRATEGIES[id];
    const kind = tell('kind.strategy', { side: tell(`kind.${side}`) });
    const rules = [`strategy.${id.replace(/^(rebel|imperial)-/, '')}`];
    return { title: plainName(id), kind, side, lines: [doesOf(id)], ...doubt, rules };
  }
  if (!isEventId(id)) return undefined;
  const { objective, capacity, points, influence } = EVENTS[id];
  const numbers = say(WORDS, 'show.event', { objective, capacity, points, influence });
  return {
    title: plainName(id),
    kind: tell('kind.event'),
    lines: [numbers, doesOf(id)],
    ...doubt,
    rules: [`event.${id}`],
  };
}

/** How a card in play lies. */
function nowInPlay(pic: Picture, slot: CardSlot | null): string[] {
  const side = slot === null ? undefined : sideInPlay(pic.g, slot);
  if (slot === null || side === undefined) return [];
  const state = say(WORDS, isReady(pic.g, slot) ? 'table.ready' : 'table.exhausted');
  const lies = pic.event && isBlocked(pic.g, slot, pic.r) ? say(WORDS, 'table.blocked', { state }) : state;
  const worth = say(WORDS, 'table.worth-now', { value: presentValue(pic.g, side, slot, pic.r) });
  return [`${capitalised(lies)}, ${worth}.`];
}

/** A deck: how many, what is known on top, and of one's own deck what must still be in it. */
function detailOfDeck(pic: Picture, side: Side): Detail {
  const { deck } = pic.g.areas[side];
  const title = tell('deck.name', { side: sideWord(side), n: deck.length });
  const top = pic.phase === 'setup' || deck[0] === undefined ? undefined : faceOfSlot(pic.view, deck[0]);
  const lines = [
    ...(top === undefined ? [] : [tell('deck.known', { name: plainName(top) })]),
    ...(side === pic.mine && pic.phase !== 'setup'
      ? [tell('deck.holds', { names: countByName(inOwnDeck(pic, side)) })]
      : []),
  ];
  return { title, kind: tell('deck'), side: SIDES[side], lines, rules: ['deck.renew'] };
}

/** "Military 2, 3, 5; Recon 4; Yoda": ordinary cards of a kind share its name. */
function countByName(ids: readonly string[]): string {
  const kinds = new Map<string, string[]>();
  for (const id of ids) {
    const [, kind = plainName(id), value] = /^(.*) (\d)$/.exec(plainName(id)) ?? [];
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...(value === undefined ? [] : [value])]);
  }
  return [...kinds]
    .map(([kind, values]) => (values.length === 0 ? kind : `${kind} ${values.join(', ')}`))
    .join('; ');
}

function detailOfEvents(pic: Picture): Detail {
  const known = knownEvents(pic);
  const lines = known.length === 0 ? [] : [tell('events.seen', { names: known.map(plainName).join(', ') })];
  return { title: tell('events.name', { n: pic.g.events.length }), kind: tell('events'), lines };
}

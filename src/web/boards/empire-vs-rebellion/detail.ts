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
import { type BoardFacts, faceOfSlot, isCardId, isEventId, isStrategyId } from './board-facts.ts';
import { whyUncertain } from './library.ts';
import { knownEvents } from './middle/centre.tsx';
import { doesOf, plainName, sideWord } from './names.ts';
import { slotIn } from './spread/spread-items.ts';
import { inOwnDeck } from './unseen.ts';
import { tell, WORDS } from './words.ts';

/** Everything the board knows about a thing. */
export function detailOfThing(facts: BoardFacts, ref: Ref): Detail | undefined {
  if (ref.startsWith('face:')) return detailOfFace(facts, ref.slice('face:'.length), null);
  if (ref.startsWith('card:')) return detailOfCard(facts, slotIn(ref));
  if (ref === 'side:rebel') return detailOfDeck(facts, 0);
  if (ref === 'side:imperial') return detailOfDeck(facts, 1);
  if (ref === 'do:play') return facts.mine === null ? undefined : detailOfDeck(facts, facts.mine);
  if (ref === 'pile:events') return detailOfEvents(facts);
  if (ref === 'token:balance') {
    const side = sideWord(facts.g.balance);
    return {
      title: tell('balance'),
      kind: tell('balance.kind'),
      lines: [`${tell('balance.name', { side })}.`],
      rules: ['cleanup.balance'],
    };
  }
  return undefined;
}

function detailOfCard(facts: BoardFacts, slot: CardSlot): Detail | undefined {
  const id = faceOfSlot(facts.view, slot);
  if (id === undefined)
    return { title: tell('facedown'), kind: tell('kind.facedown'), lines: [tell('facedown.why')] };
  return detailOfFace(facts, id, slot);
}

function detailOfFace(facts: BoardFacts, id: string, slot: CardSlot | null): Detail | undefined {
  const why = whyUncertain(id);
  const doubt = why === undefined ? {} : { uncertain: why };
  if (isCardId(id)) {
    const { side, type, ready, exhausted, rule } = CARDS[id];
    const kind = tell('kind.card', { side: tell(`kind.${side}`), kind: tell(`kind.${type}`) });
    const lines = [...nowInPlay(facts, slot), say(WORDS, 'show.values', { ready, exhausted }), doesOf(id)];
    return {
      title: plainName(id),
      kind,
      side,
      lines,
      ...doubt,
      rules: [rule],
    };
  }
  if (isStrategyId(id)) {
    const { side, rule } = STRATEGIES[id];
    const kind = tell('kind.strategy', { side: tell(`kind.${side}`) });
    return { title: plainName(id), kind, side, lines: [doesOf(id)], ...doubt, rules: [rule] };
  }
  if (!isEventId(id)) return undefined;
  const { objective, capacity, points, influence, rule } = EVENTS[id];
  const numbers = say(WORDS, 'show.event', { objective, capacity, points, influence });
  return {
    title: plainName(id),
    kind: tell('kind.event'),
    lines: [numbers, doesOf(id)],
    ...doubt,
    rules: [rule],
  };
}

/** The state of a card in play. */
function nowInPlay(facts: BoardFacts, slot: CardSlot | null): string[] {
  const side = slot === null ? undefined : sideInPlay(facts.g, slot);
  if (slot === null || side === undefined) return [];
  const state = say(WORDS, isReady(facts.g, slot) ? 'table.ready' : 'table.exhausted');
  const lies =
    facts.event && isBlocked(facts.g, slot, facts.r) ? say(WORDS, 'table.blocked', { state }) : state;
  const worth = say(WORDS, 'table.worth-now', { value: presentValue(facts.g, side, slot, facts.r) });
  return [`${capitalised(lies)}, ${worth}.`];
}

/** A deck: how many cards, what is known on top, and for my own deck what must still be in it. */
function detailOfDeck(facts: BoardFacts, side: Side): Detail {
  const { deck } = facts.g.areas[side];
  const title = tell('deck.name', { side: sideWord(side), n: deck.length });
  const top = facts.phase === 'setup' || deck[0] === undefined ? undefined : faceOfSlot(facts.view, deck[0]);
  const lines = [
    ...(top === undefined ? [] : [tell('deck.known', { name: plainName(top) })]),
    ...(side === facts.mine && facts.phase !== 'setup'
      ? [tell('deck.holds', { names: countByName(inOwnDeck(facts, side)) })]
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

function detailOfEvents(facts: BoardFacts): Detail {
  const known = knownEvents(facts);
  const lines = known.length === 0 ? [] : [tell('events.seen', { names: known.map(plainName).join(', ') })];
  return { title: tell('events.name', { n: facts.g.events.length }), kind: tell('events'), lines };
}

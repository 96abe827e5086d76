import { chosen, type Option } from '../../../../kernel/forms/index.ts';
import { type CardSlot, cardRef } from '../../../../kernel/ids.ts';
import { ACTIONS } from '../../cards/actions/index.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { actionIn } from '../../faces.ts';
import type { RebIo, RebLook } from '../../io.ts';
import { cardOption, leaderRef } from '../../names.ts';
import {
  duty,
  type Leader,
  leaderNo,
  NONE,
  own,
  POOL,
  type Reader,
  type Reb,
  type Side,
} from '../../state.ts';
import { immediateActions, startAction } from '../../table/actions.ts';
import { isAvailable, leaderId, placeLeader } from '../../table/leaders.ts';
import { ownersOf } from '../../table/piles.ts';
import type { FrameOf } from '../frames.ts';
import type { RebStep } from '../step.ts';

type Recruit = FrameOf<'recruit'>;

const CARDS_DRAWN = 2;
const DRAW_ON: Option = { id: 'do:draw-on', refs: [] };

/** The top action cards, seen by their side; used ones are out of the game, so the deck is never rebuilt. */
export function drawToRecruit(g: Reb, side: Side, io: RebIo, n = CARDS_DRAWN): CardSlot[] {
  const drawn = own(g, 'actions')[side].deck.splice(0, n);
  io.reveal(drawn, ownersOf(side, io));
  own(g, 'limbo').push(...drawn);
  io.emit({ k: 'actions-drawn', side, n: drawn.length, cards: drawn });
  return drawn;
}

/** Leaders shown on a card who can still be recruited. */
function recruitsOn(g: Reb, card: CardSlot, r: Reader): Leader[] {
  const id = actionIn(card, r);
  return id === undefined ? [] : ACTIONS[id].leaders.map(leaderNo).filter((l) => isAvailable(g, l));
}

/** The card and the leader in one answer: a second question would tell that the card shows two. */
const takeOption = (card: CardSlot, l: Leader): Option => ({
  id: `take:${leaderId(l)}:${card}`,
  refs: [cardRef(card), leaderRef(l)],
});

/** A card that shows an available leader gives that leader; the others may be kept without one. */
function options(look: RebLook, f: Recruit): Option[] {
  const g = look.game;
  const takes: Option[] = [];
  const keeps: Option[] = [];
  for (const card of f.seen) {
    const recruits = recruitsOn(g, card, look);
    for (const l of recruits) takes.push(takeOption(card, l));
    if (recruits.length === 0) keeps.push(cardOption('keep', card));
  }
  const more = takes.length === 0 && g.actions[f.side].deck.length > 0;
  return [...takes, ...keeps, ...(more ? [DRAW_ON] : [])];
}

const choose: RebStep<Recruit> = {
  who: (_g, f) => (f.seen.length > 0 ? [duty(f.side, 'recruiting')] : []),
  ask: (look, f) => ({
    kind: 'recruit.choose',
    rule: 'refresh.recruit',
    form: { is: 'choose', options: options(look, f) },
  }),
  whyNot(look, f, ref) {
    if (options(look, f).some((option) => option.id === ref || option.refs.includes(ref))) return null;
    return { rule: ref.startsWith('leader:') ? 'refresh.recruitable' : 'refresh.recruit' };
  },
  run(g, f, answers, io) {
    if (f.seen.length === 0) return io.pop(); // the deck is used up
    const [verb, what = '', slot = ''] = chosen(answers[0]).split(':');
    if (verb === 'do') {
      f.seen.push(...drawToRecruit(g, f.side, io, 1));
      return;
    }
    io.pop();
    if (verb === 'take') take(g, f, Number(slot), leaderNo(what as LeaderId), io);
    else take(g, f, Number(what), NONE, io);
  },
};

/** The chosen card is kept facedown, the others go to the bottom unseen; an Immediate one is resolved at once. */
function take(g: Reb, f: Recruit, card: CardSlot, l: Leader, io: RebIo): void {
  const { side, seen } = f;
  g.limbo = g.limbo.filter((slot) => !seen.includes(slot));
  if (l !== NONE) placeLeader(g, l, POOL);
  io.emit(l === NONE ? { k: 'recruited-nobody', side } : { k: 'recruited', side, leader: l });
  if (g.options.firstGame) {
    own(g, 'box').push(...seen); // the abilities are not used
    return;
  }
  // Nobody else can tell which of the cards was kept, nor which of the facedown ones it is from now on. A card that everybody
  // has seen, since it was taken back, stays known.
  const rest = seen.filter((slot) => slot !== card);
  const piles = own(g, 'actions')[side];
  const [hand = [], under = []] = io.regroup([[...piles.hand, card], rest], io.all);
  piles.hand = hand;
  piles.deck.push(...under);
  const [now] = immediateActions(g, side, io);
  if (now !== undefined) startAction(g, side, now, io);
}

export const recruit = { choose };

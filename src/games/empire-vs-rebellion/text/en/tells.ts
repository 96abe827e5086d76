import type { Catalogue } from '../../../../kernel/speak/text.ts';
import type { EventKind } from '../../kinds.ts';

/** What happened. '.me': to the one who did it; '.hidden': to those who know no face of the cards (see kernel/speak/index.ts). */
export const tells = {
  // ---- setup and planning ----
  'tell.characters-chosen': 'Both sides have chosen their characters in secret.',
  'tell.balance-set': 'The balance token shows {side}, who takes the first turn and wins ties.',
  'tell.balance-set.me': 'The balance token shows you: you take the first turn and win ties.',
  'tell.event-revealed': 'Round {round}. The event is {cards}.',
  'tell.event-revealed.hidden': 'The event is {cards}.', // the tutorial counts no rounds
  'tell.strategy-chosen': '{side} chooses {cards} as strategy, for all to see.',
  'tell.strategy-chosen.hidden': '{side} chooses a strategy, facedown.',
  'tell.strategy-chosen.me': 'You choose {cards} as your strategy.',
  'tell.strategy-chosen.me.hidden': 'You choose a new strategy, facedown.',
  'tell.strategy-picked': '{sideOf} strategy is picked by {by}: {cards}.',
  'tell.strategy-picked.hidden': '{sideOf} strategy is picked by {by}, facedown.',
  'fact.by.chance': 'chance',

  // ---- turns ----
  'tell.played': '{side} plays {cards}.',
  'tell.played.me': 'You play {cards}.',
  'tell.power-used': '{side} uses the power of {cards}.',
  'tell.power-used.me': 'You use the power of {cards}.',
  'tell.exhausted-for-nothing': '{side} exhausts {cards} for no effect.',
  'tell.exhausted-for-nothing.me': 'You exhaust {cards} for no effect.',
  'tell.readied': '{side} spends one influence to ready {cards}.',
  'tell.readied.me': 'You spend one influence to ready {cards}.',
  'tell.passed': '{side} passes.',
  'tell.passed.me': 'You pass.',
  'tell.position-repeated':
    'This position has come up twice before in this struggle: the turn of {side} counts as a pass.',
  'tell.position-repeated.me':
    'This position has come up twice before in this struggle: your turn counts as a pass.',
  'tell.struggle-ends': 'Two passes in a row: the struggle is over.',

  // ---- what powers do ----
  'tell.discarded': '{cards} goes to {sideOf} discard pile.',
  'tell.was-exhausted': '{sideOf} {cards} is exhausted.',
  'tell.to-reserve': '{cards} goes to {sideOf} reserve.',
  'tell.deck-renewed': '{sideOf} discard pile is shuffled into a new deck of {n} {n:card|cards}.',
  'tell.looks': '{side} looks into {whoseOf} deck.',
  'tell.looks.me': 'You look into {whoseOf} deck.',
  'tell.saw': '{side} sees the top of {whoseOf} deck: {cards}.',
  'tell.saw.hidden': '{side} sees the top {count:card|cards} of {whoseOf} deck.',
  'tell.saw.me': 'You see the top of {whoseOf} deck: {cards}.',
  'tell.searched': '{side} puts {cards} on top of {whoseOf} deck and shuffles the rest.',
  'tell.searched.hidden': '{side} puts a card on top of {whoseOf} deck, unseen, and shuffles the rest.',
  'tell.searched.me': 'You put {cards} on top of {whoseOf} deck; the rest is shuffled.',
  'tell.searched-and-played': '{side} searches the deck, plays {cards} and shuffles.',
  'tell.searched-and-played.me': 'You search your deck, play {cards} and shuffle.',
  'tell.played-from-reserve': '{side} plays {cards} from the reserve.',
  'tell.played-from-reserve.me': 'You play {cards} from your reserve.',
  'tell.played-from-discard': '{side} plays {cards} from the discard pile.',
  'tell.played-from-discard.me': 'You play {cards} from your discard pile.',
  'tell.put-on-deck': '{cards} goes from the discard pile to the top of {sideOf} deck.',
  'tell.left-on-deck': '{side} leaves the card on top of the deck.',
  'tell.left-on-deck.me': 'You leave the card on top of your deck.',
  'tell.discarded-nothing': '{side} discards none of the cards in play.',
  'tell.discarded-nothing.me': 'You discard none of your cards in play.',
  'tell.milled': '{side} discards {cards} from the top of the deck; lower cards of the opponent must go.',
  'tell.milled.me': "You discard {cards} from the top of your deck; your opponent's lower cards must go.",
  'tell.character-added': '{side} shuffles a character from the reserve into the deck, in secret.',
  'tell.character-added.me': 'You shuffle a character from your reserve into your deck.',
  'tell.no-character-added': '{side} adds no character from the reserve.',
  'tell.no-character-added.me': 'You add no character from your reserve.',
  'tell.influence-gained': '{side} gains {n} influence.',
  'tell.influence-gained.me': 'You gain {n} influence.',
  'tell.influence-lost': '{side} loses {n} influence.',
  'tell.influence-lost.me': 'You lose {n} influence.',

  // ---- strategies ----
  'tell.strategy-discarded': '{sideOf} strategy {cards} is discarded and lies open.',
  'tell.strategies-retrieved': '{side} takes the used strategies back.',
  'tell.strategies-retrieved.me': 'You take your used strategies back.',
  'tell.strategy-revealed': '{side} reveals {cards}.',
  'tell.strategy-revealed.me': 'You reveal {cards}.',
  'tell.strategy-void': '{side} reveals {cards}, which has no effect: the total is over the objective.',
  'tell.strategy-void.me': 'You reveal {cards}, which has no effect: your total is over the objective.',

  // ---- who wins the event, and what follows ----
  'tell.totals':
    'Final totals against an objective of {objective}: the Rebellion {rebel}, the Empire {imperial}.',
  'tell.event-won': '{side} wins {cards}, worth {n} {n:point|points}.',
  'tell.event-won.me': 'You win {cards}, worth {n} {n:point|points}.',
  'tell.nobody-won':
    'Both totals are over the objective: nobody wins {cards}, and it goes to the bottom of the event deck.',
  'tell.game-won': '{side} has {n} points and wins the war.',
  'tell.game-won.me': 'You have {n} points and win the war.',
  'tell.will-infiltrate': 'Next round {side} picks {whoseOf} strategy.',
  'tell.will-infiltrate.me': 'Next round you pick {whoseOf} strategy.',
  'tell.tie-broken': 'The totals are equal: the balance token decides for {side}.',
  'tell.tie-broken.me': 'The totals are equal: the balance token decides for you.',
  'tell.deceived': 'Deception reverses the result, in favour of {side}.',
  'tell.deceived.me': 'Deception reverses the result, in your favour.',
  'tell.will-pick-at-random': 'Next round {sideOf} strategy is picked at random.',
  'tell.will-show-first': 'Next round {sideOf} strategy is picked first and shown.',
  'tell.saw-events': '{side} looks at the next {count:event|events}: {cards}.',
  'tell.saw-events.hidden': '{side} looks at the next {count} {count:event|events}.',
  'tell.saw-events.me': 'You look at the next {count:event|events}: {cards}.',
  'tell.events-left': '{side} leaves the next events as they are, unseen.',
  'tell.events-left.me': 'You leave the next events as they are, unseen.',
  'tell.events-ordered': '{side} puts the events back in a secret order.',
  'tell.events-ordered.me': 'You put the events back in your order.',
  'tell.character-set-aside': '{side} moves a character to the reserve, in secret.',
  'tell.character-set-aside.me': 'You move a character to your reserve.',
  'tell.cleaned-up': 'All cards are gathered, and the decks are shuffled. The balance token shows {side}.',
  'tell.cleaned-up.me': 'All cards are gathered, and the decks are shuffled. The balance token shows you.',

  // ---- the tutorial ----
  'tell.tutorial-won': '{side} wins the struggle.',
  'tell.tutorial-won.me': 'You win the struggle.',
  'tell.tutorial-drawn': 'Nobody wins: the totals are equal, or both are over the objective.',
} satisfies Catalogue & Record<`tell.${EventKind}`, string>;

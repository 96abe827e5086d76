import type { Catalogue } from '../../../kernel/speak/text.ts';

/** What the tutor says. Each lesson has a title and a text; some have another text for another side of the same thing. */
export const TUTOR: Catalogue = {
  'tutor.name': 'Tutorial',
  'tutor.next': 'Go on',
  'tutor.hide': 'Hide',
  'tutor.show': 'Show the tutorial',
  'tutor.full': 'Play the full game',
  'tutor.rules': 'Read the rules',
  'tutor.again': 'Another try',

  'lesson.welcome': 'One short struggle',
  'lesson.welcome.text':
    'You lead {side}. The two sides fight over one event, with cards that lie open between them. It takes a few minutes, and you cannot do anything wrong.',
  'lesson.event': 'The event in the middle',
  'lesson.event.text':
    'Its objective is {objective}. The side with the higher total when the struggle ends takes the event, but a total above {objective} loses. Its capacity is {capacity}: no more than {capacity} cards a side.',
  'lesson.wait': 'The Rebellion begins',
  'lesson.wait.text': 'Your opponent takes the first turn. Watch what is played; it is your turn next.',
  'lesson.draw': 'Play a card',
  'lesson.draw.text':
    'What glows can be chosen. You have no card in play, so there is only one thing to do: choose your deck, then confirm. The top card comes into play.',
  'lesson.first': 'Your first card',
  'lesson.first.text':
    '{card} is worth {value}, so your total is {total} of {objective}. The bar beside the event shows it; the line marks the objective, and what is behind it is too much.',
  'lesson.theirs': "Your opponent's total",
  'lesson.theirs.text':
    'Everything in play is open: your opponent has {theirs} of {objective} now. You take turns, one thing a turn.',
  'lesson.power': 'Every card has a power',
  'lesson.power.text':
    'Instead of playing a card you can use one that lies there: choose {card} to {use}. That turns the card; it still counts, but in this tutorial its power is gone.',
  'lesson.turned': 'A turned card is exhausted',
  'lesson.turned.text':
    '{card} lies sideways: its power is used up. Its value still counts for your total, and it still takes up room.',
  'lesson.close': 'Play, use a power, or pass?',
  'lesson.close.text':
    'You have {total} of {objective}. The cards of your deck are worth 2 to 5, so another one {risk:will put you over|may put you over}. When you choose your deck, the table shows your chances before you confirm.',
  'lesson.full': 'No more room',
  'lesson.full.text':
    'You have {capacity} cards in play, as many as the event allows. From here on there are only powers and passing, until a card of yours is discarded.',
  'lesson.over': 'Over the objective',
  'lesson.over.text':
    'Your total is {total}, above {objective}. If the struggle ended now, you could not win. It is not over yet: {back:your own Diplomacy can discard one of your cards|a Diplomacy card could discard one of your own cards}.',
  'lesson.they-over': 'Your opponent is over',
  'lesson.they-over.text':
    'They have {theirs}, above {objective}. As long as that stays so and you are not over, you win with any total.',
  'lesson.hit': 'That was aimed at you',
  'lesson.hit.text':
    'Your opponent used a power against your cards. Your total is {total} of {objective} now. A discarded card goes to your discard pile, and its place is free again.',
  'lesson.target-discard': 'Choose the card',
  'lesson.target-discard.text':
    'The cards that glow are the ones this power can discard. Choose one and confirm; it leaves play, with its value.',
  'lesson.target-exhaust': 'Choose what to exhaust',
  'lesson.target-exhaust.text':
    'The Force turns a ready card of either side, so that its power cannot be used. Its value stays. Most of the time you will want a card of your opponent.',
  'lesson.target-deck': 'Whose deck?',
  'lesson.target-deck.text':
    'Recon lets you see two cards of a deck in secret and throw one away. Look at yours to find the value you need, or at theirs to leave them one they do not want.',
  'lesson.target-seen': 'Which one goes?',
  'lesson.target-seen.text':
    'You alone see these two. The one you choose is discarded; the other stays on top and is the next to be played.',
  'lesson.pass': 'When to pass',
  'lesson.pass.text':
    'If you like how things stand, pass. The struggle ends when both sides pass one right after the other, so after your pass your opponent has one more turn at least.',
  'lesson.they-passed': 'Your opponent has passed',
  'lesson.they-passed.text':
    'If you pass now, the struggle ends: {mine} against {theirs}, and {win:you win|you do not win}. Or do something else, and it goes on.',

  'lesson.won': 'You win',
  'lesson.won.text':
    'You ended with {mine} of {objective}, your opponent with {theirs}. That is the heart of the game.',
  'lesson.lost': 'Your opponent wins',
  'lesson.lost.text':
    'You ended with {mine} of {objective}, your opponent with {theirs}. That is the heart of the game; the next struggle may go the other way.',
  'lesson.drawn': 'Nobody wins',
  'lesson.drawn.text':
    'You ended with {mine} of {objective}, your opponent with {theirs}: equal, or both too much. In the full game a token decides ties.',
  'lesson.more':
    'The full game is a war of several events, to seven points. It adds characters with strong powers, a secret strategy each round, influence to make cards ready again, and a balance token that breaks ties.',
};

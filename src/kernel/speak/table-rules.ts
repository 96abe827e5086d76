import type { RuleText } from '../game.ts';
import type { Catalogue } from './text.ts';

/** Rules that hold at every table, in any game. Cited like the rules of a game. */
export const TABLE_RULES: Readonly<Record<string, RuleText>> = {
  'table.turn': {
    title: 'Whose turn it is',
    text: 'You can only do something when the table asks you. The prompt names who is being asked, and for what.',
    basis: 'table',
  },
  'table.over': {
    title: 'A game that is over',
    text: 'The game has ended; nothing can be done in it any more.',
    basis: 'table',
  },
  'table.undo': {
    title: 'Taking back',
    text: 'You may take back your own steps freely until something happened that cannot be unseen: chance was drawn, somebody came to know something, or another player answered. Past that point the others must agree. If only your partner has answered since, only your partner must agree, and the other side is not told; reply to an open request of the other side first. A computer agrees as long as nothing new was shown since: no chance drawn, nothing learned, no sealed answer opened.',
    basis: 'table',
  },
  'table.practice': {
    title: 'Practice games',
    text: 'In a practice game the computer lets you take back everything, even steps that showed you something new. It is chosen before the game, everybody at the table can see it, and the game stays marked as practice in lists, at its end, in its file and when it is replayed.',
    basis: 'table',
  },
  'table.draft': {
    title: 'Steps the others do not see yet',
    text: 'Steps that you can still take back freely are shown to the others only when the turn passes on or something is drawn or learned.',
    basis: 'table',
  },
  'table.sealed': {
    title: 'Answering at the same time',
    text: 'Where several players choose at the same time, answers stay sealed until all are in. You may withdraw yours until then.',
    basis: 'table',
  },
  'table.standing': {
    title: 'Automatic answers',
    text: 'You may tell the table to answer a kind of question for you, or every question with only one answer. How quickly an answer comes can be seen by everybody. Between people the table therefore answers by itself only where everybody can see that there is only one answer. If you let it answer also where only you can know that, the others may read from the tempo what you hold: that you have no action card to play, that no objective can be scored, that no unit can come from the hidden base. How long you think yourself can be read in any case.',
    basis: 'table',
  },
  'table.ending': {
    title: 'Resigning and agreeing to a draw',
    text: 'Any player may resign at any time; their side loses. A game is drawn when all players agree to it.',
    basis: 'table',
  },
  'table.enough': {
    title: 'Limit on repetition',
    text: 'Taking back, asking to take back, offering a draw and setting automatic answers: a player may do these a thousand times in one game, all of them together. After that they can only answer, agree, decline and resign.',
    basis: 'table',
  },
  'table.chance': {
    title: 'Fair chance',
    text: 'The shuffle is fixed and sealed before the game: the table publishes a fingerprint of a secret, then every seat adds a number of its own, and all shuffles and dice follow from both. When the game is over the secret is shown and every draw can be checked.',
    basis: 'table',
  },
};

/** Words for the kernel's own events and refusals; a game's catalogue is laid over it. */
export const TABLE_TEXT: Catalogue = {
  'tell.table.withdraw': '{seat} takes the sealed answer back.',
  'tell.table.undo': '{seat} takes the last step back.',
  'tell.table.ask-undo': '{seat} asks to take the last step back.',
  'tell.table.agree-undo': '{seat} agrees.',
  'tell.table.decline-undo': '{seat} does not agree to take it back.',
  'tell.table.offer-draw': '{seat} offers a draw.',
  'tell.table.decline-draw': '{seat} declines the draw.',
  'tell.table.resigned': '{seat} resigns.',
  'tell.table.out-of-time': 'The time of {seat} is up.',
  'tell.table.abandoned': 'The game is abandoned without a result.',
  'tell.table.agreed-draw': 'The game is drawn by agreement.',
  'over.resigned': 'by resignation',
  'over.out-of-time': 'on time',
  'over.abandoned': 'without a result: it was abandoned',
  'over.agreed-draw': 'by agreement',
  'refused.malformed': 'That is not an answer to this question.',
  'refused.not-asked': 'You are not being asked now.',
  'refused.stale': 'That question is no longer open.',
  'refused.unknown': 'That is not on offer.',
  'refused.twice': 'The same thing is named twice.',
  'refused.too-few': 'That is too few.',
  'refused.too-many': 'That is too many.',
  'refused.not-there': 'That cannot go there.',
  'refused.over': 'The game is over.',
  'refused.no-undo': 'You have nothing to take back.',
  'refused.needs-consent': 'That can only be taken back if the others agree.',
  'refused.seen-new':
    'Something was drawn or shown since then, so it cannot be taken back. Only a practice game allows that.',
  'refused.not-offered': 'There is no such offer.',
  'refused.already': 'You have already done that.',
  'refused.enough': 'You have done that too often in this game.',
};

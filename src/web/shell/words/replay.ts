/** Words of looking back at a game. */
export const REPLAY = {
  'replay.title': 'Looking back',
  'replay.title.of': 'Looking back: {game}',

  'replay.open': 'Open a saved game',
  'replay.open.words':
    'A file that was saved from a table here or anywhere else, or from the terminal. It stays on your device until you play on from it.',
  'replay.drop': 'Drop the file here',
  'replay.choose': 'Choose a file',
  'replay.another': 'Open another file',
  'replay.fetching': 'Fetching the game…',
  'replay.reading': 'Reading the file…',

  'replay.broken': 'This game cannot be read',
  'replay.broken.words': '{why}.',
  'replay.missing': 'There is no such game',
  'replay.missing.words': 'It may have been given up before it began, or it is not yours to see.',
  'replay.refused': 'This game cannot be shown',
  'replay.lost': 'This moment cannot be shown',

  'replay.standing': 'How far it goes',
  'replay.running': 'The game is still going on.',
  'replay.running.words':
    'This is how it stood, as seen by {who}. All of it can be looked back at when it is over.',
  'replay.unfinished': 'This game was not finished; it is shown as far as the file goes.',
  'replay.table': 'To the table',

  'replay.moving': 'Move through the game',
  'replay.scrub': 'Place in the game',
  'replay.position': 'Step {n} of {of}',
  'replay.round': 'Round {n}',
  'replay.setup': 'Before the first round',
  'replay.first': 'To the beginning (Home)',
  'replay.previous': 'One step back (Left arrow)',
  'replay.next': 'One step on (Right arrow)',
  'replay.last': 'To the end (End)',
  'replay.round.previous': 'To the beginning of the round (Page Up)',
  'replay.round.next': 'To the next round (Page Down)',
  'replay.play': 'Play (Space)',
  'replay.pause': 'Pause (Space)',
  'replay.speed': 'Speed',
  'replay.speed.times': '{n} ×',

  'replay.view': 'Seen by',
  'replay.view.all': 'All open',
  'replay.view.spectator': 'A spectator',
  'replay.view.seat.side': '{side}: {name}',

  'replay.now': 'What happened, and who is asked',
  'replay.asked': '{who} is asked: {question}',
  'replay.waiting': '{who} must answer.',
  'replay.nothing': 'Nothing that could be heard from here.',
  'replay.begins': 'The game begins.',
  'replay.goes-on': 'The game goes on from a position that was brought along.',
  'replay.secret': '({who}, in secret: {what})',
  'replay.aside': '({words})',
  'replay.known-to-some': '{words} ({cards})',

  'replay.log': 'Moves',
  'replay.log.none': 'Nothing was told.',
  'replay.log.gone': 'Taken back later: ',
  'replay.log.show': 'Show the moves',
  'replay.log.hide': 'Hide the moves',

  'replay.menu': 'More',
  'replay.link': 'Copy a link to this moment',
  'replay.link.private': 'Copied. Only those who may see this table can open it.',
  'replay.download': 'Save as a file',

  'replay.play-on': 'Play on from here',
  'replay.play-on.words':
    'A new table begins from this position, with chance of its own. The old game stays as it is.',
  'replay.play-on.anew': 'What {who} cannot see is dealt anew.',
  'replay.play-on.over': 'The game is over at this step. Go back to an earlier one to play on from there.',
  'replay.play-on.side': 'You play',
  'replay.play-on.level': 'The computer plays',
  'replay.play-on.go': 'Play on',

  'replay.verify': 'Verify the dice',
  'replay.verify.words':
    'Before the game the table committed itself to a secret, and every seat added a number of its own. All shuffles and dice must follow from these, and every move from the rules. Your own browser checks it now.',
  'replay.verifying': 'Step {n} of {of} is done again…',
  'replay.verify.again': 'Check again',
  'replay.verified': 'Everything is in order.',
  'replay.verified.draws':
    'All {draws} draws are what the commitment, the secret and the numbers of the seats give; none was skipped or repeated.',
  'replay.verified.rows': 'All {rows} steps were done again by the rules and led to the same table.',
  'replay.verified.older':
    '{rows} steps are untouched. {rejudged} of them were done again by the rules; the others were played under older rules, which are not here any more.',
  'replay.verified.brought':
    'The game began from a position that was brought along; how that came about cannot be checked.',
  'replay.wrong': 'Something is wrong.',
  'replay.wrong.words': 'Step {row}: {wrong}.',
  'replay.wrong.go': 'Go to this step',
  'replay.verify.failed': 'The check could not be finished. Try again.',
  'replay.verify.by-hand': 'To check it by other means',
  'replay.verify.commitment': 'Commitment, known before the game (sha256 of the secret)',
  'replay.verify.secret': 'Secret, shown after it',
  'replay.verify.nonce': 'Number of {who}',
} as const;

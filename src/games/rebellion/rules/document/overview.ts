import type { Rule } from './rule.ts';

/** What the game is, how it is won, and what it is played with. */
export const OVERVIEW = {
  overview: {
    title: 'What the game is about',
    text: 'One player leads the Galactic Empire, the other the Rebel Alliance. The Empire has fleets, armies and the Death Star, and it searches the galaxy for one place: the secret Rebel base. The Rebels are few, so they hide, win systems over and strike where it hurts, until their reputation is great enough to turn the galaxy against the Empire. Both sides act through their leaders, who go on missions, lead fleets and armies, and oppose each other.',
    basis: 'rulebook',
  },
  'winning.empire': {
    title: 'How the Empire wins',
    text: "The Empire wins at once when the Rebel base is revealed and its system holds at least one Imperial unit and no Rebel unit, however that came about. Leaders are not units, so they cannot hold a base alone. The Empire also wins at once when a Death Star destroys the base's system, even if the base was still hidden.",
    basis: 'rulebook',
    ruling: 'R-121, R-191',
  },
  'winning.rebel': {
    title: 'How the Rebels win',
    text: 'The Rebels win at once when the reputation marker and the time marker stand on the same space of the time track. Time begins on 1 and goes up one space each round. Reputation begins on 14 and comes down to meet it, mostly through objectives. It does not matter which of the two markers made the last step.',
    basis: 'rulebook',
    ruling: 'R-001',
  },
  'winning.first': {
    title: 'When both sides would win',
    text: 'The win of the Empire comes first. If the last Rebel unit at the revealed base falls in the same step as the Imperial units that an objective asks for, the Empire has won, and no objective of that step can be played, whatever time it names. The rule that Rebel effects come first applies to effects, not to winning.',
    basis: 'faq',
    ruling: 'R-121, R-224',
  },
  'winning.track': {
    title: 'Gaining and losing reputation',
    text: 'Reputation that is gained moves the marker toward the time marker, one space after another; reputation that is lost moves it away. The track has 16 spaces. We rule that a loss on space 16 has no effect, since there is no space beyond it. So the Rebels win at the latest when time reaches 16, unless the Empire has found their base before.',
    basis: 'ruling',
  },
  round: {
    title: 'The round',
    text: 'A round has three phases. In the Assignment Phase both sides put leaders on facedown missions. In the Command Phase they take turns moving units, fighting and revealing missions. In the Refresh Phase leaders come home, cards are drawn, time moves on, and new leaders and units arrive.',
    basis: 'rulebook',
  },
  board: {
    title: 'The board',
    text: 'The galaxy has 32 systems in 8 regions of four. A populous system has a place for loyalty and at least one resource icon; a remote system has neither. A destroyed system is no longer populous or remote. The Rebel Base space at the edge of the board is not a system: it stands for the hidden base.',
    basis: 'rulebook',
    ruling: 'R-133',
  },
  'board.theaters': {
    title: 'Space and ground',
    text: 'Every system has two theaters: the space around the planet, where ships are, and the ground, where ground units are. Battles are fought in each theater by itself. Leaders stand in the system as a whole.',
    basis: 'rulebook',
  },
  'board.borders': {
    title: 'Which systems are adjacent',
    text: "Two systems are adjacent if they share a border that is not an impassable area; borders between regions do not matter. We could not read the borders off a printed board, so by our ruling the table of 69 borders in this game's data decides. It was compared, pair by pair, with a second and independent one.",
    basis: 'ruling',
    ruling: 'O-07',
  },
  'components.leaders': {
    title: 'Leaders',
    text: 'A leader may have skill icons, which count in missions, and tactic values for space and ground, which count in combat. Each side begins with four leaders in its leader pool and recruits more in the first rounds. There are 12 Imperial leaders and 13 Rebel ones, counting Luke Skywalker and Luke Skywalker (Jedi) separately. Boba Fett, Janus Greejatus and Mon Mothma have no tactic values.',
    basis: 'rulebook',
  },
  'components.skills': {
    title: 'The four skills',
    text: 'Diplomacy wins loyalty and help. Intel brings the Rebels objectives, and helps the Empire to find the base. Spec ops lets the Rebels destroy things, and the Empire capture leaders and make use of them. Logistics moves Rebel units to and from the base, and builds things for the Empire.',
    basis: 'rulebook',
  },
  'components.dice': {
    title: 'The dice',
    text: 'There are five red and five black dice with the same faces: two hits, one direct hit, one special and two blanks. In a mission a hit or a direct hit is one success and a special is two. In combat a hit damages a unit whose health has the colour of the die, a direct hit damages any unit, and a special is spent on tactic cards.',
    basis: 'rulebook',
  },
  'components.cards': {
    title: 'The cards',
    text: 'Missions are what leaders are sent to do; projects are special Imperial missions. Action cards are secret aces that can each be used once. Objectives tell the Rebels how to gain reputation. Tactic cards help in combat and are shared by both sides. Probe cards tell the Empire where the base is not.',
    basis: 'rulebook',
  },
  precedence: {
    title: 'Cards and rules',
    text: 'If a card contradicts the rules, follow the card; if you can follow both, follow both. A card that says "cannot" always wins. Where the rulebooks differ, the official questions and answers come first, then the expansion sheet, then the Rules Reference, then Learn to Play.',
    basis: 'rulebook',
  },
  timing: {
    title: 'Who goes first',
    text: 'If two effects happen at the same moment, the Rebel one is resolved first, and a player puts their own effects in any order. With action cards it is different: if both players want to play one at the same moment, the player whose turn it is comes first. Many steps of missions and combats say that the current player begins: that too is the player whose turn it is.',
    basis: 'rulebook',
    ruling: 'R-177',
  },
  choices: {
    title: 'Who makes the choices',
    text: 'The player who uses a card makes its choices, unless the card names somebody else. The table never chooses for you when you have two or more options. If a card says "up to" a number, you may always choose fewer or none.',
    basis: 'rulebook',
  },
  limits: {
    title: 'What can run out',
    text: 'Dice, leaders, rings, units and cards are limited to what the box holds. Loyalty, sabotage, destroyed-system and damage markers are not: if they ran out, you would use something else.',
    basis: 'rulebook',
  },
  decks: {
    title: 'When a deck runs out',
    text: 'When a deck runs out, its discard pile is shuffled and becomes the new deck, even in the middle of a draw. This applies to mission decks, the project deck and the tactic decks. Used action cards never come back and probe cards have no discard pile, so these decks give nothing more once they are empty.',
    basis: 'faq',
    ruling: 'R-151, R-162',
  },
  'decks.objectives': {
    title: 'When the objective deck runs out',
    text: 'Used objectives lie open in a discard pile of their own, but they have been scored and cannot be used again in this game. So by our ruling an empty objective deck is not reshuffled, and drawing from it gives nothing. Only an ability that says so can bring a used objective back.',
    basis: 'ruling',
    ruling: 'R-151, R-162',
  },
} as const satisfies Record<string, Rule>;

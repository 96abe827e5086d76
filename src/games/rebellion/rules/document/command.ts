import type { Rule } from './rule.ts';

/** The Command Phase: turns, activation, movement. */
export const COMMAND = {
  'command.turn': {
    title: 'Taking turns',
    text: 'The Rebels take the first turn, then turns alternate. On your turn you do one thing: activate a system, reveal a mission, or pass. A mission or an activation together with the combat it causes is one single action, and your turn ends when everything has been resolved. If your opponent has passed, you keep taking turns.',
    basis: 'rulebook',
    ruling: 'R-026, R-028',
  },
  'command.activate': {
    title: 'Activate a system',
    text: 'Take a leader from your pool, place them in a system and move units there from adjacent systems. If enemies meet, they fight. All of this together is your turn.',
    basis: 'rulebook',
    ruling: 'R-028',
  },
  'command.reveal-mission': {
    title: 'Reveal a mission',
    text: 'Turn over a mission that one or two of your leaders are assigned to and carry it out. If it causes a combat, that belongs to the same turn.',
    basis: 'rulebook',
    ruling: 'R-028',
  },
  'command.reveal-base': {
    title: 'Revealing the base on your turn',
    text: 'At the start of one of their turns, before acting or passing, the Rebels may choose to reveal their base. It costs no action: the turn then goes on as usual. After passing they take no more turns, so they cannot do this later in the phase.',
    basis: 'faq',
    ruling: 'R-119',
  },
  'command.pass': {
    title: 'Pass',
    text: 'If you pass, you take no more turns in this Command Phase. Your leaders in the pool are still useful: they may oppose missions and may be added to combats.',
    basis: 'rulebook',
    ruling: 'R-027',
  },
  'command.one-thing': {
    title: 'One thing after the other',
    text: 'No new action, pass or phase begins while a mission, a choice or a combat is still being resolved. The rulebooks take this for granted; the table enforces it, so we list it as our own ruling.',
    basis: 'ruling',
    ruling: 'R-029',
  },
  'command.end': {
    title: 'The end of the Command Phase',
    text: 'When both players have passed, effects that wait for the end of the phase are resolved, such as Rapid Mobilization. Then the Refresh Phase begins. Missions that were never revealed stay facedown until their leaders are retrieved there.',
    basis: 'rulebook',
    ruling: 'R-030',
  },
  'activate.leader': {
    title: 'The activating leader',
    text: 'The leader who activates a system must come from your pool and must have tactic values. The system may already hold leaders of either side, and you may move nothing at all. The Rebels may also activate the Rebel Base space while the base is hidden.',
    basis: 'rulebook',
    ruling: 'R-074',
  },
  'activate.steps': {
    title: 'The steps of an activation',
    text: 'First place the leader, then move all the units you want. If Imperial ground units came, the Rebel player says whether the base is in that system, and reveals it if it is. Then a combat is fought if there is one. At the end the system is subjugated if Imperial ground units are there and it has no Imperial loyalty. All checks are made after the whole move.',
    basis: 'rulebook',
    ruling: 'R-080',
  },
  'move.adjacent': {
    title: 'Where units may come from',
    text: 'When you activate a system you may bring your units from any number of adjacent systems. They may cross region borders, but not impassable areas. Units move one step: from an adjacent system into the activated one.',
    basis: 'rulebook',
    ruling: 'R-075',
  },
  'move.pinned': {
    title: 'Leaders hold units back',
    text: "Your units cannot leave a system that already holds one of your leaders, even a leader without tactic values. A leader on the Rebel Base space holds back the units on that space only, not those in the base's system. A captured leader holds nobody back.",
    basis: 'faq',
    ruling: 'R-076, R-077',
  },
  'move.base-space': {
    title: 'To and from the Rebel Base space',
    text: "While the base is hidden, Rebel units may go from the Rebel Base space to the base's system or to a system adjacent to it. To bring units in, the Rebels activate the space itself and move them from the base's system or an adjacent one. Your opponent cannot check such a move, so the table refuses an illegal one and tells nobody else why. Once the base is revealed, the space can be neither activated nor entered.",
    basis: 'rulebook',
    ruling: 'R-078, R-079',
  },
  'move.transport': {
    title: 'Transport',
    text: 'Each ground unit and each TIE Fighter needs one place in a ship that leaves the same system in the same move. Ships from one system cannot carry units from another. Every unit moves only once and can be named only once.',
    basis: 'rulebook',
    ruling: 'R-084, R-088',
  },
  'move.fighters': {
    title: 'Which units need transport',
    text: 'Only units with the transport icon must be carried: all ground units that can move, and TIE Fighters. X-wings and Y-wings fly on their own, so they also have to leave when their side retreats.',
    basis: 'rulebook',
    ruling: 'R-085',
  },
  'move.immobile': {
    title: 'Immobile units',
    text: 'Shield Generators, Ion Cannons and the Death Star Under Construction never move, not even when a card lifts the transport rules. A card that moves enemy units cannot move structures either.',
    basis: 'rulebook',
    ruling: 'R-086',
  },
  'move.captives': {
    title: 'Moving prisoners',
    text: 'The Empire may move captured leaders as if they were ground units, so a ship that can carry must leave the same system and no Imperial leader may hold them back. A captive takes no room in the ship. In a retreat captives stay behind.',
    basis: 'rulebook',
    ruling: 'R-087, R-076',
  },
  'move.abilities': {
    title: 'Moves made by cards',
    text: 'A card that lets you move units follows every movement rule unless the card says otherwise. So if it only ignores distance, you still need transport, and a leader in the system of origin still holds the units there.',
    basis: 'rulebook',
    ruling: 'R-082',
  },
  'move.exempt': {
    title: 'Leaders who do not hold units back',
    text: 'If a card says that a leader does not stop units from leaving, the units of that system may leave. Another leader of yours in that system still holds them back as usual. If the card names a system, the leader holds units back everywhere else.',
    basis: 'rulebook',
    ruling: 'R-083, R-228',
  },
} as const satisfies Record<string, Rule>;

import type { Catalogue } from '../../../../kernel/speak/text.ts';

/** Sentences for the one who did something and for the others: "{seat} passes.", "You pass." */
const both = (key: string, others: string, me: string): Catalogue => ({
  [`tell.${key}`]: others,
  [`tell.${key}.me`]: me,
});
/** The same, and a plainer one for those who know no face of the cards. */
const secret = (key: string, others: string, me: string, hidden: string): Catalogue => ({
  ...both(key, others, me),
  [`tell.${key}.hidden`]: hidden,
});

/** What happened. See kernel/speak/index.ts for '.me' and '.hidden'. */
export const tells: Catalogue = {
  // ---- facts ----
  'fact.loyalty.0': 'neutral',
  'fact.loyalty.1': 'loyal to the Rebellion',
  'fact.loyalty.2': 'loyal to the Empire',
  'fact.theater.0': 'space',
  'fact.theater.1': 'ground',
  'fact.by.master-yoda': 'Master Yoda',
  'fact.by.concentrate-fire': 'Concentrate Fire',
  'fact.red.': 'none',
  'fact.black.': 'none',
  'fact.dice.': 'no dice',

  // ---- setup ----
  'tell.starting-loyalty':
    'The first probe cards: {systems} are loyal to the Rebellion; the Empire has {imperial}, the first two of them only subjugated.',
  ...both(
    'construction-begun',
    '{seat} begins to build a Death Star in {system}.',
    'You begin to build a Death Star in {system}.',
  ),
  ...both('units-placed', '{seat} places the starting units.', 'You place your starting units.'),
  'tell.first-game': 'The galaxy is laid out as for a first game.',
  ...secret(
    'actions-dealt',
    '{seat} is dealt {cards}.',
    'You are dealt {cards}.',
    '{seat} is dealt {count} action {count:card|cards}.',
  ),
  ...secret(
    'base-chosen',
    '{seat} puts the {cards} facedown: the base is there.',
    'You put the {cards} facedown: your base is there.',
    '{seat} chooses the hidden base.',
  ),

  // ---- rounds, assignments, turns ----
  'tell.round-begins': 'Round {n} begins. Time {time}, reputation {reputation}.',
  ...both(
    'assigned',
    '{seat} now has {n} facedown {n:mission|missions}.',
    'You now have {n} facedown {n:mission|missions}.',
  ),
  ...both(
    'assignments-done',
    '{seat} finishes the assignments: {n} facedown {n:mission|missions}.',
    'You finish your assignments: {n} facedown {n:mission|missions}.',
  ),
  ...both('passed', '{seat} passes for the rest of the phase.', 'You pass for the rest of the phase.'),
  'tell.command-ends': 'Both sides have passed: the Command Phase is over.',
  ...both('activated', '{seat} activates {system} with {leader}.', 'You activate {system} with {leader}.'),
  ...both(
    'moved',
    '{seat} moves {n} {n:unit|units} to {system}.',
    'You move {n} {n:unit|units} to {system}.',
  ),
  'tell.unit-moved': 'From {from}: {unit}.',
  'tell.captive-moved': 'From {from}: {leader}, a captive.',
  ...both('moved-nothing', '{seat} moves nothing to {system}.', 'You move nothing to {system}.'),

  // ---- the base ----
  'tell.base-revealed': 'The Rebel base is revealed: it is in {system}!',
  'tell.base-moved': 'The Rebel base has moved. The old one was in {system}.',
  ...both('base-kept', '{seat} keeps the base where it is.', 'You keep your base where it is.'),
  'tell.no-base-here': 'The Rebel base is not in {systems}.',
  'tell.base-among': 'The Rebel base is in one of these systems: {systems}.',
  'tell.base-declared': 'Is the Rebel base in {systems}? The Rebellion declares: {answer}.',

  // ---- action cards and rings ----
  ...both('action-used', '{seat} uses the action card {cards}.', 'You use the action card {cards}.'),
  ...both(
    'action-taken-back',
    '{seat} takes the action card {cards} back into the hand.',
    'You take the action card {cards} back into your hand.',
  ),
  ...both('leader-placed', '{leader} is placed in {system}.', '{leader} is placed in {system}.'),
  ...secret(
    'mission-fetched',
    '{seat} takes {cards} from the deck and assigns {leader} to it.',
    'You take {cards} from the deck and assign {leader} to it.',
    '{seat} takes a card from the deck, unseen, and assigns {leader} to it.',
  ),
  'tell.rebels-banned':
    '{leader} waits in {system}: Rebel leaders attempt no missions and use no action cards there this round.',
  'tell.ring-attached': '{leader} gets the ring {ring}.',
  'tell.ring-lost': 'Nobody is left to wear the ring {ring}.',
  'tell.ring-used': '{leader} discards the ring {ring}.',
  'tell.mission-searched': '{seat} searches the mission deck and takes {cards}.',
  'tell.mission-searched.me': 'You search your mission deck and take {cards}.',
  'tell.mission-searched.hidden': '{seat} searches the mission deck and takes {n:a card, unseen|no card}.',
  'tell.mission-searched.me.hidden': 'You search your mission deck and take no card.',

  // ---- missions ----
  'tell.mission-revealed': '{seat} reveals {cards}, with {leaders}.',
  'tell.mission-revealed.me': 'You reveal {cards}, with {leaders}.',
  'tell.mission-placed': '{cards} takes place in {system}, against {against}.',
  'tell.mission-placed.hidden': '{cards} takes place in {system}.',
  ...both(
    'opposed',
    '{seat} sends {leader} to {system} to oppose the mission.',
    'You send {leader} to {system} to oppose the mission.',
  ),
  ...both(
    'mission-rolled',
    '{seat} rolls {dice}: {n} {n:success|successes}.',
    'You roll {dice}: {n} {n:success|successes}.',
  ),
  'tell.mission-succeeded':
    '{cards} succeeds in {system}: {rebel} for the Rebellion, {imperial} for the Empire, with all bonuses.',
  'tell.mission-succeeded.hidden': '{cards} succeeds in {system}.',
  'tell.mission-failed':
    '{cards} fails in {system}: {rebel} for the Rebellion, {imperial} for the Empire, with all bonuses.',
  'tell.mission-failed.hidden': '{cards} fails in {system}.',
  'tell.no-effect': 'Nothing comes of it in {system}.',
  'tell.no-effect.hidden': 'Nothing comes of it.',
  'tell.loyalty': '{system} is now {loyalty}.',
  'tell.sabotaged': '{system} is sabotaged.',
  'tell.repaired': 'The sabotage marker in {system} is removed.',
  'tell.system-destroyed': '{system} is destroyed.',
  'tell.subjugated': '{system} is subjugated by the Empire.',
  'tell.freed': '{system} is no longer subjugated.',
  'tell.reputation': 'The reputation marker is now on {n}.',
  'tell.misdirected': 'Misdirection protects the missions of {leader} this round.',
  'tell.mobilization-pending': 'Rapid Mobilization will take effect at the end of the phase.',
  ...both(
    'reassigned',
    '{seat} assigns {leader} to another mission, facedown.',
    'You assign {leader} to another mission, facedown.',
  ),

  // ---- leaders ----
  'tell.captured': '{leader} is captured.',
  'tell.rescued': '{leader} is free.',
  'tell.eliminated': '{leader} is eliminated.',
  'tell.detained': '{leader} is detained.',
  'tell.lured': '{leader} is lured to the dark side and fights for the Empire from now on.',
  'tell.became-jedi': 'Luke Skywalker has become a Jedi.',
  'tell.recruited': '{seat} recruits {leader} in {system}.',
  'tell.recruited.me': 'You recruit {leader} in {system}.',
  'tell.recruited.hidden': '{seat} recruits {leader}.',
  'tell.recruited.me.hidden': 'You recruit {leader}.',
  ...both('recruited-nobody', '{seat} recruits nobody.', 'You recruit nobody.'),

  // ---- units ----
  ...both('built', '{seat} builds {unit}, onto space {space}.', 'You build {unit}, onto space {space}.'),
  ...both(
    'queued',
    '{seat} puts {unit} on space {space} of the build queue.',
    'You put {unit} on space {space} of your build queue.',
  ),
  'tell.advanced': '{unit} on the Imperial build queue moves ahead to space {space}.',
  ...both('deployed', '{seat} deploys {unit} in {system}.', 'You deploy {unit} in {system}.'),
  ...both('gained', '{seat} gains {unit} in {system}.', 'You gain {unit} in {system}.'),
  'tell.destroyed': '{unit} destroyed in {system}.',
  'tell.destroyed-on-queue': '{unit} destroyed on space {space} of the Imperial build queue.',
  ...both(
    'destroyed-to-build',
    '{seat} destroys {unit} in {system}, to have new ones.',
    'You destroy {unit} in {system}, to have new ones.',
  ),
  'tell.lost-in-space': '{n} ground {n:unit|units} of {seat} lost in {system}: no ship can carry them.',

  // ---- combat ----
  'tell.combat-begins': 'Combat begins in {system}.',
  'tell.combat-ends': 'The combat in {system} is over.',
  'tell.stalemate': 'Neither side in {system} can ever destroy anything: the combat ends without a result.',
  ...both(
    'leader-added',
    '{seat} adds {leader} to the combat in {system}.',
    'You add {leader} to the combat in {system}.',
  ),
  'tell.battle-begins': 'Combat round {n}: the {theater} battle in {system}.',
  'tell.battle-won': '{seat} wins the {theater} battle in {system}.',
  'tell.battle-won.me': 'You win the {theater} battle in {system}.',
  ...both('rolled', '{seat} rolls. Red: {red}. Black: {black}.', 'You roll. Red: {red}. Black: {black}.'),
  'tell.rerolled': '{seat} rerolls {n} {n:die|dice} by {by}. Red: {red}. Black: {black}.',
  'tell.rerolled.me': 'You reroll {n} {n:die|dice} by {by}. Red: {red}. Black: {black}.',
  ...both(
    'dice-set',
    '{seat} sets dice. Red: {red}. Black: {black}.',
    'You set dice. Red: {red}. Black: {black}.',
  ),
  ...both('special-spent', '{seat} spends a {colour} special.', 'You spend a {colour} special.'),
  ...secret(
    'tactics-drawn',
    '{seat} draws {theater} tactic cards: {cards}.',
    'You draw {theater} tactic cards: {cards}.',
    '{seat} draws {count} {theater} tactic {count:card|cards}.',
  ),
  ...both('tactic-played', '{seat} plays {cards}.', 'You play {cards}.'),
  ...both('tactic-discarded', '{seat} discards {cards}.', 'You discard {cards}.'),
  'tell.bombarded': 'Bombardment from {unit}: {n} damage on the ground.',
  ...both(
    'damage-assigned',
    '{seat} assigns damage to {units}: {damage}.',
    'You assign damage to {units}: {damage}.',
  ),
  'tell.damage-assigned.hidden': 'The attack does no damage.',
  ...both('damage-blocked', '{seat} blocks {n} damage on {units}.', 'You block {n} damage on {units}.'),
  'tell.damage-blocked.hidden': 'No damage is blocked.',
  ...both(
    'retreated',
    '{seat} retreats from {system} to {to} with {n} {n:unit|units}, led by {leader}.',
    'You retreat from {system} to {to} with {n} {n:unit|units}, led by {leader}.',
  ),
  ...both('stayed', '{seat} fights on in {system}.', 'You fight on in {system}.'),
  ...both('plans-tried', '{seat} tries {cards} in {system}.', 'You try {cards} in {system}.'),
  'tell.plans-missed': '{cards} fails against the {unit}, and the card stays in the Rebel hand.',

  // ---- cards ----
  ...secret(
    'missions-drawn',
    '{seat} draws {cards}.',
    'You draw {cards}.',
    '{seat} draws {n} {n:mission|missions}.',
  ),
  ...both('missions-discarded', '{seat} discards {cards}.', 'You discard {cards}.'),
  ...secret(
    'actions-drawn',
    '{seat} draws action cards to recruit with: {cards}.',
    'You draw action cards to recruit with: {cards}.',
    '{seat} draws {n} action {n:card|cards} to recruit with.',
  ),
  ...secret(
    'projects-looked',
    '{seat} sees projects: {cards}.',
    'You see projects: {cards}.',
    '{seat} looks at {n} {n:project|projects}.',
  ),
  ...secret(
    'projects-drawn',
    '{seat} takes {cards} into the hand.',
    'You take {cards} into your hand.',
    '{seat} takes {n} {n:project|projects} into the hand.',
  ),
  ...secret(
    'probes-drawn',
    '{seat} draws {cards}.',
    'You draw {cards}.',
    '{seat} draws {n} probe {n:card|cards}.',
  ),
  ...secret(
    'probes-looked',
    '{seat} sees {cards}.',
    'You see {cards}.',
    '{seat} looks at {n} probe {n:card|cards}.',
  ),
  ...secret(
    'probes-taken',
    '{seat} takes probe cards from the Imperial hand: {cards}.',
    'You take probe cards from the Imperial hand: {cards}.',
    '{seat} takes {n} probe {n:card|cards} from the Imperial hand.',
  ),
  ...both(
    'probes-placed',
    '{seat} puts {top} of the probe cards on top of the deck and {bottom} under it.',
    'You put {top} of the probe cards on top of the deck and {bottom} under it.',
  ),
  ...secret(
    'objectives-drawn',
    '{seat} draws {cards}.',
    'You draw {cards}.',
    '{seat} draws {n} {n:objective|objectives}.',
  ),
  ...secret(
    'objectives-looked',
    '{seat} sees objectives: {cards}.',
    'You see objectives: {cards}.',
    '{seat} looks at {n} {n:objective|objectives}.',
  ),
  ...both(
    'objectives-placed',
    '{seat} puts {top} of the objectives on top of the deck and {bottom} under it.',
    'You put {top} of the objectives on top of the deck and {bottom} under it.',
  ),
  ...secret(
    'objectives-shown',
    '{seat} shows the objectives in hand: {cards}.',
    'You show your objectives: {cards}.',
    '{seat} shows {n} {n:objective|objectives} to the other side.',
  ),
  ...secret(
    'objective-put-under',
    '{seat} puts {cards} under the objective deck.',
    'You put {cards} under the objective deck.',
    '{seat} puts an objective under the deck.',
  ),
  ...both(
    'objective-played',
    '{seat} scores {cards}: {n} reputation. The marker is now on {reputation}.',
    'You score {cards}: {n} reputation. The marker is now on {reputation}.',
  ),

  // ---- the end of a round and of the game ----
  'tell.leaders-retrieved': 'All leaders return to their pools.',
  'tell.time-advanced': 'The time marker moves to {n}.',
  ...both('game-won', '{seat} has won the war.', 'You have won the war.'),
};

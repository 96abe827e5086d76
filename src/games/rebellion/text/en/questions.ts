import type { Catalogue } from '../../../../kernel/speak/text.ts';
import type { QuestionKind } from '../../kinds.ts';

/** Prompts; what can be chosen stands in options.ts. '{rule}' is the title of the rule that asks, often a card's name. */
export const questions = {
  // ---- setup ----
  'ask.setup.construction':
    'Choose the remote system in which the Death Star is being built. Four TIE Fighters and a Stormtrooper guard it.',
  'ask.setup.imperial-units':
    'Place all your starting units in your systems, subjugated ones too, with at least one ground unit in each.',
  'ask.setup.imperial-units.options.queued-death-star':
    'Place all your starting units in your systems, subjugated ones too, with at least one ground unit in each. Some may also go to the construction site.',
  'ask.setup.rebel-where':
    'Your starting units are on the Rebel Base space. You may start some of them in one system without Imperial units: choose it.',
  'ask.setup.rebel-units': 'Place all your starting units: {places}.',
  'ask.setup.order': 'Both your action cards are Immediate: choose which one to resolve first.',
  'ask.setup.base': 'Choose the system of your hidden base. The Empire does not learn it.',

  // ---- Assignment Phase ----
  'ask.assignment.choose': 'Assignment Phase: {can}.',
  'can.do:assign': 'assign leaders to missions',
  'can.assignment.choose.action': 'use an action card',
  'can.back': 'take a mission back',
  'can.assignment.choose.do:done': 'finish your assignments',
  'ask.assignment.leaders':
    'Choose missions, and one or two leaders for each. A mission can be revealed if its leaders have enough icons of its skill; with fewer it is a bluff.',

  // ---- Command Phase ----
  'ask.command.turn': 'Your turn: {can}.',
  'can.activate': 'send a leader to activate a system',
  'can.command.turn.reveal': 'reveal a mission',
  'can.do:reveal-base': 'reveal your base',
  'can.do:pass': 'pass for the rest of the phase',
  'ask.activate.system': 'Choose a system to activate. Your units can then move there.',
  'ask.activate.move':
    'Choose what moves to {about}. Ships carry fighters and ground units as long as they have room.',

  // ---- action cards ----
  'ask.window': 'You may use an action card now.',
  'ask.window.windows': 'You may use an action card now, {when}.',
  'fact.when.start-of-combat': 'at the start of this combat',
  'fact.when.before-reveal': 'before the mission is revealed',
  'fact.when.oppose': 'against this mission',
  'fact.when.opposed': 'against this mission',
  'fact.when.before-roll': 'before you roll',
  'fact.when.after-success': 'after the mission succeeded',
  'fact.when.after-rescue': 'after a leader was rescued',
  'fact.when.captured': 'after a leader was captured',
  'ask.action.leader': '{about}: choose a leader.',
  'ask.action.where': '{about}: choose a system.',
  'ask.action.search': '{about}: choose a card to take from the deck. Nobody else sees it.',
  'ask.action.move': '{first}: choose what moves to {second}.',
  'ask.action.away': '{about} drives your ground units out: choose the system they go to.',
  'ask.action.it-is-your-destiny': 'It Is Your Destiny: choose a Rebel leader to capture.',
  'ask.action.undercover': 'Undercover: choose a leader to join this mission.',
  'ask.action.son-of-skywalker': 'Son of Skywalker: choose a mission to take from your deck.',
  'ask.set-dice':
    'One in a Million: choose faces for up to two dice of this roll ({red} red, {black} black).',

  // ---- missions ----
  'ask.mission.where': '{rule}: choose a system.',
  'ask.mission.against': '{rule}: choose a target leader.',
  'ask.mission.oppose':
    '{first} is attempted in {second}. You may send one leader from your pool to oppose it.',
  'ask.mission.rings':
    'Successes so far, with all bonuses: {rebel} for the Rebellion, {imperial} for the Empire. You may use a ring.',
  'ask.mission.c-3po': 'The mission failed. You may discard the C-3PO ring to make it succeed.',
  'ask.mission.falcon': 'You may discard the Millennium Falcon ring to rescue a captive here.',
  'ask.effect.rescue': 'Choose a captive to rescue.',
  'ask.effect.travel': 'Choose which leaders of this mission also go to the base.',
  'ask.effect.deliver':
    'Collect Bounty: choose one of the closest systems with an Imperial unit. The captive and your leaders go there.',
  'ask.effect.yoda': 'Seek Yoda: choose who gets the Master Yoda ring.',
  'ask.effect.misdirection':
    "Misdirection: choose a leader. The Empire cannot send leaders from its pool against that leader's missions this round.",
  'ask.effect.homing-beacon':
    'Homing Beacon: your leader goes free. Place them in the region of your base; the Empire learns that region.',
  'ask.effect.destroy-queued': '{rule}: choose what to destroy on the Imperial build queue.',
  'ask.effect.advance': 'Double Our Efforts: choose a unit on your build queue to move one space ahead.',
  'ask.effect.oversee': 'Oversee Project: choose a unit on your build queue to deploy at once.',
  'ask.effect.region-loyalty': 'Choose {min} {min:system|systems} of the region to gain loyalty in.',
  'ask.effect.interrogation-droid':
    'Interrogation Droid: name three systems. Your base must be in one of them; the Empire is not told which.',
  'ask.effect.mon-calamari': 'Support of Mon Calamari: choose one of the two.',
  'ask.effect.research': 'Research and Development: choose one of the two.',
  'ask.effect.research-keep': 'Choose a project to keep. The other goes under the deck.',
  'ask.effect.false-lead':
    'Plant False Lead: put these {count} probe {count:card|cards} on top of the deck or under it. The Empire does not see how.',
  'ask.effect.contingency-leader': 'Contingency Plan: choose the leader who takes on another mission.',
  'ask.effect.contingency': 'Contingency Plan: choose a starting mission for the leader.',
  'ask.effect.objective': '{rule}: choose one of these objectives. The other goes under the deck.',
  'ask.effect.objective-order': '{rule}: put these {count} objectives back in any order, the top one first.',
  'ask.effect.retrieve-plans': 'Retrieve the Plans: choose the Rebel objective that goes under the deck.',
  'ask.effect.destroy': '{rule}: choose units in {about} to destroy, with a health of {n} or less in all.',
  'ask.effect.queue': 'Choose what the icons of {about} put on space {space} of your build queue.',
  'ask.effect.gain': 'Choose the units to gain, for {about}.',
  'ask.effect.free':
    'You have too few units in your supply. Choose units of yours to destroy, so that you can gain them again.',
  'ask.effect.bring': '{rule}: choose what moves to {about}.',
  'ask.effect.conquest-from': 'Planetary Conquest: choose the system the units come from.',
  'ask.effect.conquest': 'Planetary Conquest: choose the units that come from {about}.',
  'ask.mobilize.order': 'Two Rapid Mobilizations are pending: choose which one comes first.',
  'ask.mobilize.mode':
    'Rapid Mobilization: move units to the Rebel Base space, or look at {n} probe cards and perhaps move your base.',
  'ask.mobilize.source': 'Rapid Mobilization: choose the system the units come from.',
  'ask.mobilize.units':
    'Rapid Mobilization: choose up to five units in {about} to move to the Rebel Base space.',
  'ask.mobilize.base': 'Rapid Mobilization: choose one of these systems for your new base, or stay.',

  // ---- combat ----
  'ask.combat.add-leader': 'You may add a leader from your pool to this combat.',
  'ask.combat-card.theater': '{rule}: choose the deck to draw from.',
  'ask.combat-card.unit': '{rule}: choose the unit to destroy.',
  'ask.combat-card.leader': '{rule}: choose a leader.',
  'ask.attack.actions': 'You rolled. Next: {can}.',
  'can.attack.actions.do:done': 'continue to damage',
  'can.attack.actions.draw': 'spend a special to draw a tactic card',
  'can.attack.actions.play': 'play a tactic card',
  'can.attack.actions.yoda': 'reroll a die with the Master Yoda ring',
  'ask.tactic.pay': '{about}: choose the die showing special to spend.',
  'ask.tactic.reroll': '{about}: choose the dice to reroll.',
  'ask.tactic.draw': '{about}: choose the decks to draw from.',
  'ask.tactic.bombard': '{about}: choose the ship whose red dice become damage.',
  'ask.attack.damage':
    'Assign your damage. Red hits go to units with red health, black hits to those with black, direct hits to any.',
  'ask.attack.block': 'You may block damage with tactic cards, one at a time.',
  'ask.attack.block-cost': '{about}: choose another card of this theater to discard for it.',
  'ask.attack.cancel': '{about}: choose the damage to block.',
  'ask.combat.objective': 'You may play an objective now.',
  'ask.new-base.choose':
    'The Empire lost the ground battle at your base. You may choose a new base from the probe deck.',
  'ask.combat.eliminate': 'Return of the Jedi: choose the Imperial leader to eliminate.',
  'ask.plans.station': 'Death Star Plans: choose a target.',
  'ask.plans.yoda': 'Death Star Plans: you may reroll one of your dice with the Master Yoda ring.',
  'ask.retreat.where': 'The combat round is over. You may retreat: choose where to.',
  'ask.retreat.leader': 'Choose the leader who leads the retreat.',
  'ask.retreat.units': 'Choose what retreats to {about}. Ships must go; fighters and ground units need room.',
  'ask.overflow':
    '{about} is destroyed, and your ships there cannot carry all ground units: choose {n} to lose.',

  // ---- Refresh Phase ----
  'ask.refresh.objective': 'You may play one objective.',
  'ask.refresh.trim': 'You have more than ten missions in hand: choose {n} to discard.',
  'ask.recruit.choose': 'Choose an action card to keep and the leader you recruit with it.',
  'ask.build.choose': 'Build: choose a unit for each icon. You may build fewer.',
  'ask.build.replace': 'None is left in your supply. You may destroy one of yours to build it again.',
  'ask.deploy.choose':
    'Deploy the units that left your build queue, up to two in each place. The rest waits on space 1.',
} satisfies Catalogue & Record<`ask.${QuestionKind}`, string>;

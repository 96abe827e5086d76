import type { Catalogue } from '../../../../kernel/speak/text.ts';

/** Prompts; what can be chosen stands in options.ts. '{rule}' is the title of the rule that asks, often a card's name. */
export const questions: Catalogue = {
  // ---- setup ----
  'ask.setup.construction':
    'Choose the remote system in which the Death Star is being built. Four TIE Fighters and a Stormtrooper guard it.',
  'ask.setup.imperial-units':
    'Place all your starting units in your systems, subjugated ones too, with at least one ground unit in each.',
  'ask.setup.imperial-units.options.queued-death-star':
    'Place all your starting units in your systems, subjugated ones too, with at least one ground unit in each. Some may also go to the construction site.',
  'ask.setup.rebel-where':
    'Your starting units stand on the Rebel Base space. Some of them may start in one system without Imperial units: choose it.',
  'ask.setup.rebel-units': 'Deal out all your starting units: {places}.',
  'ask.setup.order': 'Both your action cards are Immediate: choose the one that you resolve first.',
  'ask.setup.base': 'Choose the system of your hidden base. The Empire does not learn it.',

  // ---- Assignment Phase ----
  'ask.assignment.choose': 'Assignment Phase: {can}.',
  'can.do:assign': 'assign leaders to missions',
  'can.assignment.choose.action': 'use an action card',
  'can.back': 'take a mission back',
  'can.assignment.choose.do:done': 'finish your assignments',
  'ask.assignment.leaders':
    'Assign leaders to missions, one or two to a card. To reveal it they need as many icons of its skill as it asks for; fewer are a bluff.',

  // ---- Command Phase ----
  'ask.command.turn': 'Your turn: {can}.',
  'can.activate': 'send a leader to activate a system',
  'can.command.turn.reveal': 'reveal a mission',
  'can.do:reveal-base': 'reveal your base first',
  'can.do:pass': 'pass for the rest of the phase',
  'ask.activate.system': 'Choose the system that you activate; your units can then move there.',
  'ask.activate.move':
    'Choose what moves to {about}. Ships carry fighters and ground units as far as they have room.',

  // ---- action cards ----
  'ask.window': 'You may use an action card now.',
  'ask.window.windows': 'You may use an action card now, {when}.',
  'fact.when.start-of-combat': 'at the start of this combat',
  'fact.when.before-reveal': 'before the mission is revealed',
  'fact.when.oppose': 'against this mission',
  'fact.when.before-roll': 'before you roll',
  'fact.when.after-success': 'since the mission has succeeded',
  'fact.when.after-rescue': 'since a leader was rescued',
  'fact.when.captured': 'since a leader was captured',
  'ask.action.leader': '{about}: choose the leader.',
  'ask.action.where': '{about}: choose the system.',
  'ask.action.search': '{about}: choose the card that you take out of the deck. Nobody else sees it.',
  'ask.action.move': '{first}: choose what moves to {second}.',
  'ask.action.away': '{about} drives your ground units out: choose the system that they go to.',
  'ask.action.it-is-your-destiny': 'It Is Your Destiny: choose the Rebel leader whom you capture.',
  'ask.action.undercover': 'Undercover: choose the leader who comes to this mission.',
  'ask.action.son-of-skywalker': 'Son of Skywalker: choose the mission that you take out of your deck.',
  'ask.set-dice':
    'One in a Million: choose faces for up to two dice of this roll ({red} red, {black} black).',

  // ---- missions ----
  'ask.mission.where': '{rule}: choose the system.',
  'ask.mission.against': '{rule}: choose the leader whom it is meant for.',
  'ask.mission.oppose':
    '{first} is attempted in {second}. You may send one leader of your pool to oppose it.',
  'ask.mission.rings':
    'The rolls so far: {rebel} for the Rebellion, {imperial} for the Empire, with all bonuses. You may use a ring.',
  'ask.mission.c-3po':
    'The mission has failed. You may discard the C-3PO ring; then it has succeeded after all.',
  'ask.mission.falcon': 'You may discard the Millennium Falcon ring to rescue a captive here.',
  'ask.effect.rescue': 'Choose the captive whom you rescue.',
  'ask.effect.travel': 'Choose which leaders of this mission go to the base as well.',
  'ask.effect.deliver':
    'Collect Bounty: choose which of the closest systems with an Imperial unit all go to.',
  'ask.effect.yoda': 'Seek Yoda: choose who wears the Master Yoda ring.',
  'ask.effect.misdirection':
    'Misdirection: choose the leader whose missions meet no leader from the Imperial pool this round.',
  'ask.effect.homing-beacon':
    'Homing Beacon: your leader goes free. Place them in the region of your base, which tells the Empire that region.',
  'ask.effect.destroy-queued': '{rule}: choose what is destroyed on the Imperial build queue.',
  'ask.effect.advance': 'Double Our Efforts: choose a unit on your build queue that moves one space ahead.',
  'ask.effect.oversee': 'Oversee Project: choose a unit on your build queue that is deployed at once.',
  'ask.effect.region-loyalty': 'Choose {min} {min:system|systems} of the region in which you gain loyalty.',
  'ask.effect.interrogation-droid':
    'Interrogation Droid: name three systems. One of them must be the base’s; the Empire is not told which.',
  'ask.effect.mon-calamari': 'Support of Mon Calamari: choose one of the two.',
  'ask.effect.research': 'Research and Development: choose one of the two.',
  'ask.effect.research-keep': 'Choose the project that you keep. The other goes under the deck.',
  'ask.effect.false-lead':
    'Plant False Lead: put these {count} probe {count:card|cards} on top of the deck or under it. The Empire does not see how.',
  'ask.effect.contingency-leader': 'Contingency Plan: choose the leader who takes over another mission.',
  'ask.effect.contingency': 'Contingency Plan: choose the starting mission that the leader takes over.',
  'ask.effect.objective': '{rule}: choose one of these objectives. The other goes under the deck.',
  'ask.effect.objective-order': '{rule}: put these {count} objectives back in any order, the top one first.',
  'ask.effect.retrieve-plans': 'Retrieve the Plans: choose the Rebel objective that goes under the deck.',
  'ask.effect.destroy': '{rule}: choose units in {about} to destroy, with a health of {n} or less in all.',
  'ask.effect.queue': 'Choose what the icons of {about} put on space {space} of your build queue.',
  'ask.effect.gain': 'Choose the units that you gain, for {about}.',
  'ask.effect.free':
    'Your supply is too small. Choose where you destroy units of your own to gain them again.',
  'ask.effect.bring': '{rule}: choose what moves to {about}.',
  'ask.effect.conquest-from': 'Planetary Conquest: choose the system that the units come from.',
  'ask.effect.conquest': 'Planetary Conquest: choose the units that come from {about}.',
  'ask.mobilize.order': 'Two Rapid Mobilizations are pending: choose the one that comes first.',
  'ask.mobilize.mode':
    'Rapid Mobilization: bring units to the Rebel Base space, or see {n} probe cards and perhaps found a new base.',
  'ask.mobilize.source': 'Rapid Mobilization: choose the system that the units come from.',
  'ask.mobilize.units':
    'Rapid Mobilization: choose up to five units in {about} that move to the Rebel Base space.',
  'ask.mobilize.base': 'Rapid Mobilization: choose one of these systems for your new base, or stay.',

  // ---- combat ----
  'ask.combat.add-leader': 'You may add a leader of your pool to this combat.',
  'ask.combat-card.theater': '{rule}: choose the deck from which you draw.',
  'ask.combat-card.unit': '{rule}: choose the unit that is destroyed.',
  'ask.combat-card.leader': '{rule}: choose the leader.',
  'ask.attack.actions': 'Your dice have fallen: {can}.',
  'can.attack.actions.do:done': 'go on to the damage',
  'can.attack.actions.draw': 'spend a special to draw a tactic card',
  'can.attack.actions.play': 'play a tactic card',
  'can.attack.actions.yoda': 'reroll a die with the Master Yoda ring',
  'ask.tactic.pay': '{about}: choose the die showing special that you spend.',
  'ask.tactic.reroll': '{about}: choose the dice that you roll again.',
  'ask.tactic.draw': '{about}: choose the decks from which you draw.',
  'ask.tactic.bombard': '{about}: choose the ship whose red dice become damage.',
  'ask.attack.damage':
    'Assign your damage. Red hits go to units with red health, black hits to those with black, direct hits to any.',
  'ask.attack.block': 'You may block damage with tactic cards, one at a time.',
  'ask.attack.block-cost': '{about}: choose the other card of this theater that you discard for it.',
  'ask.attack.cancel': '{about}: choose the damage that you block.',
  'ask.combat.objective': 'You may play an objective now.',
  'ask.new-base.choose':
    'The Empire has lost the ground battle at your base: you may choose a new one from the probe deck.',
  'ask.combat.eliminate': 'Return of the Jedi: choose the Imperial leader who is eliminated.',
  'ask.plans.station': 'Death Star Plans: choose your target.',
  'ask.plans.yoda': 'Death Star Plans: you may reroll one of your dice with the Master Yoda ring.',
  'ask.retreat.where': 'The combat round is over. Choose whether you retreat, and where to.',
  'ask.retreat.leader': 'Choose the leader who leads the retreat.',
  'ask.retreat.units': 'Choose what retreats to {about}. Ships must go; fighters and ground units need room.',
  'ask.overflow':
    '{about} is destroyed, and your ships there cannot carry all ground units: choose {n} that {n:is|are} lost.',

  // ---- Refresh Phase ----
  'ask.refresh.objective': 'You may play one objective.',
  'ask.refresh.trim': 'You hold more than ten missions: choose {n} to discard.',
  'ask.recruit.choose': 'Choose the action card that you keep, and the leader whom you recruit with it.',
  'ask.build.choose': 'Build: choose what each icon puts on your build queue. You may build less.',
  'ask.build.replace': 'None is left in your supply. You may destroy a unit of your own to build it again.',
  'ask.deploy.choose':
    'Deploy what has left your build queue, up to two units in a place. The rest waits on space 1.',
};

import type { Catalogue } from '../../../../kernel/speak/text.ts';

/** What a choice is about, for the list of answers that a player gives in advance. */
export const kinds: Catalogue = {
  // ---- setup ----
  'kind.setup.construction': 'Where the Death Star is built',
  'kind.setup.rebel-where': 'A system for starting units',
  'kind.setup.order': 'The first of two Immediate cards',
  'kind.setup.base': 'The system of your base',

  // ---- the phases ----
  'kind.assignment.choose': 'Assignment Phase',
  'kind.command.turn': 'Turns of the Command Phase',
  'kind.activate.system': 'The system that you activate',
  'kind.refresh.objective': 'Objectives in the Refresh Phase',
  'kind.recruit.choose': 'Recruiting',
  'kind.build.replace': 'A unit of your own for one that is not left',

  // ---- action cards ----
  'kind.window': 'Action cards at special moments',
  'kind.action.leader': 'An action card: the leader',
  'kind.action.where': 'An action card: the system',
  'kind.action.search': 'An action card: what you take out of the deck',
  'kind.action.away': 'An action card: where your ground units go',
  'kind.action.it-is-your-destiny': 'It Is Your Destiny: the captive',
  'kind.action.undercover': 'Undercover: the leader',
  'kind.action.son-of-skywalker': 'Son of Skywalker: the mission',

  // ---- missions ----
  'kind.mission.where': 'A mission: the system',
  'kind.mission.against': 'A mission: the leader whom it is meant for',
  'kind.mission.oppose': 'Opposing missions',
  'kind.mission.rings': 'Rings after a mission roll',
  'kind.mission.c-3po': 'C-3PO in a mission',
  'kind.mission.falcon': 'The Millennium Falcon ring',
  'kind.effect.rescue': 'The captive whom you rescue',
  'kind.effect.deliver': 'Collect Bounty: the system',
  'kind.effect.yoda': 'Seek Yoda: who wears the ring',
  'kind.effect.misdirection': 'Misdirection: the leader',
  'kind.effect.homing-beacon': 'Homing Beacon: where the captive goes free',
  'kind.effect.advance': 'Double Our Efforts: the unit',
  'kind.effect.oversee': 'Oversee Project: the unit',
  'kind.effect.mon-calamari': 'Support of Mon Calamari',
  'kind.effect.research': 'Research and Development',
  'kind.effect.research-keep': 'Research and Development: the project',
  'kind.effect.contingency-leader': 'Contingency Plan: the leader',
  'kind.effect.contingency': 'Contingency Plan: the mission',
  'kind.effect.objective': 'A mission: the objective',
  'kind.effect.retrieve-plans': 'Retrieve the Plans: the objective',
  'kind.effect.conquest-from': 'Planetary Conquest: where units come from',
  'kind.mobilize.order': 'Order of two mobilizations',
  'kind.mobilize.mode': 'Rapid Mobilization',
  'kind.mobilize.source': 'Rapid Mobilization: where units come from',
  'kind.mobilize.base': 'Rapid Mobilization: the new base',
  'kind.new-base.choose': 'A new base',

  // ---- combat ----
  'kind.combat.add-leader': 'Adding a leader to a combat',
  'kind.combat-card.theater': 'A card in combat: the deck',
  'kind.combat-card.unit': 'A card in combat: the unit',
  'kind.combat-card.leader': 'A card in combat: the leader',
  'kind.attack.actions': 'Combat actions',
  'kind.attack.block': 'Blocking damage',
  'kind.attack.block-cost': 'Blocking damage: the card you discard',
  'kind.tactic.pay': 'A tactic card: the die you spend',
  'kind.tactic.draw': 'A tactic card: the deck',
  'kind.tactic.bombard': 'A tactic card: the ship',
  'kind.combat.objective': 'Objectives in combat',
  'kind.combat.eliminate': 'Return of the Jedi: the leader',
  'kind.plans.station': 'Death Star Plans: the target',
  'kind.plans.yoda': 'Death Star Plans: the Master Yoda ring',
  'kind.retreat.where': 'Retreating',
  'kind.retreat.leader': 'Who leads a retreat',
};

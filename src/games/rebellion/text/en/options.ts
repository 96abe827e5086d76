import type { Catalogue } from '../../../../kernel/speak/text.ts';
import { TACTICS } from '../../data/tactics.ts';
import { UNIT_IDS } from '../../data/units.ts';
import { names } from './names.ts';

const DIE_FACES = { hit: 'hit', directHit: 'direct hit', special: 'special', blank: 'blank' } as const;

/** Dice, one by one and as faces in a row. */
const dice: Catalogue = Object.fromEntries(
  Object.entries(DIE_FACES).flatMap(([face, word]) => [
    [`die.red-${face}`, `red die showing ${word}`],
    [`die.black-${face}`, `black die showing ${word}`],
    [`face-of-die.${face}`, word],
  ]),
);

const SHAPES = ['triangle', 'circle', 'square'] as const;
const icons: Catalogue = Object.fromEntries(
  (['space', 'ground'] as const).flatMap((theater) =>
    SHAPES.map((shape) => [`option.effect.queue.${theater}-${shape}`, `${theater} ${shape}`]),
  ),
);

/** Damage that cards add is dealt out beside that of dice. */
const cardDamage: Catalogue = Object.fromEntries(
  Object.keys(TACTICS).map((id) => [
    `option.attack.damage.${id}`,
    `damage of ${names[`face.${id}`]} (card {nr})`,
  ]),
);

/** In moves units are named by their ids alone. */
const units: Catalogue = Object.fromEntries(UNIT_IDS.map((id) => [`option.${id}`, '{card}']));

/** What can be chosen, picked and dealt out. */
export const options: Catalogue = {
  ...dice,
  ...icons,
  ...cardDamage,
  ...units,
  'queue.1': 'space 1',
  'queue.2': 'space 2',
  'queue.3': 'space 3',
  'pile.top': 'top of the deck',
  'pile.bottom': 'bottom of the deck',

  // ---- things ----
  'option.system': '{name}',
  'option.space': '{name}',
  'option.leader': '{full}',
  'option.unit': '{card}',
  'option.card': '{full}',
  'option.die': '{card}',
  'option.captive': 'captive {card}',
  'option.from': 'from {name}',

  // ---- general alternatives ----
  'option.do:pass': 'Pass for the rest of the phase',
  'option.do:decline': 'No',
  'option.do:done': 'Go on',
  'option.do:yes': 'Yes',
  'option.do:no': 'No',

  // ---- setup, Assignment Phase, Command Phase ----
  'option.setup.rebel-where.do:decline': 'Keep all on the Rebel Base space',
  'option.do:assign': 'Assign leaders to missions',
  'option.assignment.choose.do:done': 'Finish your assignments',
  'option.back': 'Take back {card} and its leaders',
  'option.action': 'Use {card}: {does}',
  'option.activate': 'Activate a system with {full}',
  'option.reveal': 'Reveal {card}: {does}',
  'option.do:reveal-base': 'Reveal your base first',
  'option.window.do:decline': 'Use no action card',

  // ---- missions ----
  'option.against': '{full}',
  'option.send': 'Send {full}',
  'option.mission.oppose.do:decline': 'Send nobody',
  'option.mission.rings.do:decline': 'Leave the dice as they are',
  'option.r2-d2': 'R2-D2: turn the {card} to blank',
  'option.yoda': 'Master Yoda: reroll the {card}',
  'option.mission.c-3po.do:no': 'Let the mission fail',
  'option.mission.c-3po.do:yes': 'Discard the C-3PO ring',
  'option.rescue': 'Rescue {card}',
  'option.mission.falcon.do:decline': 'Keep the ring',
  'option.capture': 'Capture {card}',
  'option.advance': '{card}, on {other}',
  'option.effect.advance.do:decline': 'No second unit',
  'option.deploy': '{card}, on {other}',
  'option.effect.destroy-queued': '{card}, on {other}',
  'option.effect.destroy.unit': '{card}',
  'option.do:loyalty': 'Gain two loyalty in Mon Calamari',
  'option.do:cruiser': 'Put a {card} on space 3 of your build queue',
  'option.do:draw-two': 'Draw two projects and keep one',
  'option.do:repair': 'Remove the sabotage marker and draw one project',
  'option.keep': 'Keep {full}',
  'option.top': 'Leave {full} on top',
  'option.under': '{full}',
  'option.assign': '{full}',
  'option.effect.contingency.do:decline': 'You have no starting mission in hand',
  'option.take': '{full}',
  'option.action.son-of-skywalker.do:decline': 'Take none',
  'option.effect.gain': '{to}',
  'option.effect.free': '{card} in {other}',
  'option.effect.conquest-from.do:decline': 'Bring no units',
  'option.do:move-units': 'Bring units to the Rebel Base space',
  'option.do:new-base': 'See probe cards, and perhaps found a new base',
  'option.do:first-1': 'First the mobilization with one leader, which sees 4 probe cards',
  'option.do:first-2': 'First the mobilization with two leaders, which sees 8 probe cards',
  'option.mobilize.source.do:decline': 'Move nothing',
  'option.base': 'New base: {card}',
  'option.mobilize.base.do:decline': 'Keep the base where it is',
  'option.new-base.choose.do:decline': 'Keep the base where it is',

  // ---- combat ----
  'option.combat.add-leader.do:decline': 'Add nobody',
  'option.do:space': 'Space tactic cards',
  'option.do:ground': 'Ground tactic cards',
  'option.attack.actions.do:done': 'Go on to the damage',
  'option.attack.actions.draw': 'Spend the {card} to draw a tactic card',
  'option.attack.actions.play': 'Play {card}: {does}',
  'option.pay': '{card}',
  'option.ship': '{card}',
  'option.tactic.draw.draw:space-space': 'Two from the space deck',
  'option.tactic.draw.draw:space-ground': 'One from each deck',
  'option.tactic.draw.draw:ground-ground': 'Two from the ground deck',
  'option.attack.damage.red': 'red hit',
  'option.attack.damage.black': 'black hit',
  'option.attack.damage.direct': 'direct hit',
  'option.attack.damage.black-as-red': 'black hit that may count as red',
  'place.attack.damage': '{card} {nr}: health {health}, damaged {damage}',
  'option.attack.block.do:done': 'Block no more',
  'option.block': 'Play {card}: {does}',
  'option.attack.cancel': '{card} {nr}: {fresh} damage assigned, damaged {damage} before',
  'option.combat.objective.do:decline': 'Play no objective',
  'option.play': 'Play {card}: {does}',
  'option.station': '{card}',
  'option.plans.yoda.do:decline': 'Leave the dice as they are',
  'option.do:stay': 'Stay and fight on',
  'option.retreat.where.system': 'Retreat to {name}',
  'option.retreat.units': '{card} (damaged {damage})',

  // ---- Refresh Phase ----
  'option.refresh.objective.do:decline': 'Play no objective',
  'option.recruit.choose.take': 'Recruit {other} with {card}: {does}',
  'option.recruit.choose.keep': 'Keep {card} and recruit nobody: {does}',
  'option.do:draw-on': 'Draw another action card',
  'option.build.choose': '{theater} {shape}, onto space {space}',
  'option.build.replace.do:done': 'Build nothing more',
  'option.destroy': 'Destroy one {card} in {other}, to build it again on space {space}',
};

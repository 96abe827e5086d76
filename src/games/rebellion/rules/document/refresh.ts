import type { Rule } from './rule.ts';

/** The Refresh Phase: retrieving, drawing, recruiting, building, deploying. */
export const REFRESH = {
  'refresh.order': {
    title: 'The order of the Refresh Phase',
    text: 'First the Rebels may play an objective for the start of this phase. Then: retrieve leaders, draw missions, launch probe droids, draw an objective, advance the time marker, deploy units. When time moves on, players recruit or build if the new space says so.',
    basis: 'rulebook',
    ruling: 'R-146',
  },
  'refresh.objective': {
    title: 'Objective at the start',
    text: 'Before anything else in this phase the Rebels may play one objective for the start of the Refresh Phase. Its condition is checked now, before leaders come home and before anything is built or deployed. If an objective is not offered, the table tells only the Rebel player why.',
    basis: 'rulebook',
    ruling: 'R-163, R-146',
  },
  'refresh.retrieve': {
    title: 'Retrieving leaders',
    text: 'All leaders on the board return to their pools. Leaders on missions that were not revealed return too, and those cards go back to hand unseen. Captured leaders stay, and so do detained ones.',
    basis: 'rulebook',
    ruling: 'R-030, R-063',
  },
  'refresh.missions': {
    title: 'Drawing missions',
    text: 'Each player draws two missions. If you then hold more than ten mission cards, discard down to ten; projects count, and starting missions may never be discarded. The limit is checked only in this step.',
    basis: 'rulebook',
    ruling: 'R-146',
  },
  'refresh.probes': {
    title: 'Launching probe droids',
    text: 'The Empire draws two probe cards and keeps them secret. Each shows a system where the base is not. If fewer are left, it draws what there is.',
    basis: 'rulebook',
    ruling: 'R-146',
  },
  'refresh.draw-objective': {
    title: 'Drawing an objective',
    text: 'The Rebel player draws one objective card. There is no limit to how many they may hold.',
    basis: 'rulebook',
    ruling: 'R-146',
  },
  'refresh.time': {
    title: 'Advancing time',
    text: 'The time marker goes up one space; if it meets the reputation marker, the Rebels win. Both sides recruit when it comes to space 2, 3, 4 or 5. They build when it comes to space 2, 4, 6, 8, 10, 12 or 14. On a space with both, recruiting comes first.',
    basis: 'rulebook',
    ruling: 'R-147',
  },
  'refresh.recruit': {
    title: 'Recruiting',
    text: 'Both players draw two action cards. The Rebel player first, then the Imperial player, keeps one of the two facedown and takes one leader shown on it into the pool; all other cards drawn go to the bottom of the deck unseen. If the card you keep shows two leaders you could take, you choose between them. If neither card shows a leader you could take, you may draw more, one card at a time, until one does. You may also keep a card without such a leader; then you get only the card.',
    basis: 'rulebook',
    ruling: 'R-148, R-149',
  },
  'refresh.recruitable': {
    title: 'Who can be recruited',
    text: 'A leader who is on the board, in a pool, on a mission, captured, eliminated or lured cannot be recruited. If all leaders shown on the card you keep are captured, eliminated or lured, you recruit nobody, and the Immediate part of such a card does nothing.',
    basis: 'faq',
    ruling: 'R-150',
  },
  'refresh.build': {
    title: 'The build step',
    text: 'Each side builds one unit for each icon it may use and puts it on its build queue, on the space that has the number of the system. Building fewer is allowed. Both build at the same time; if it matters who chooses first, the Rebels do.',
    basis: 'rulebook',
    ruling: 'R-154, R-159',
  },
  'build.icons': {
    title: 'What the icons build',
    text: 'Each icon builds one unit of exactly its colour and shape, never a smaller one. Rebels: blue triangle an X-wing, a Y-wing or a Rebel Transport; blue circle a Corellian Corvette; blue square a Mon Calamari Cruiser; orange triangle a Rebel Trooper; orange circle an Airspeeder; orange square a Shield Generator or an Ion Cannon. Empire: blue triangle a TIE Fighter; blue circle an Assault Carrier; blue square a Star Destroyer; orange triangle a Stormtrooper; orange circle an AT-ST; orange square an AT-AT. Super Star Destroyers and Death Stars come only from cards.',
    basis: 'rulebook',
    ruling: 'R-152, R-153',
  },
  'build.where': {
    title: 'Who builds where',
    text: 'You use all icons of systems with your loyalty. The Empire also uses the left-most icon of each subjugated system, and the Rebels use none there even if their marker lies below. The Rebels also use the two icons of the Rebel Base space.',
    basis: 'rulebook',
    ruling: 'R-130, R-120',
  },
  'build.blocked': {
    title: 'Where nothing is built',
    text: "A system's icons give nothing while an enemy unit, a sabotage marker or a destroyed-system marker is there.",
    basis: 'rulebook',
    ruling: 'R-154, R-132',
  },
  'build.supply': {
    title: 'The supply',
    text: 'Units that stand on the board or the queue are not in your supply. In the build step, if none of a kind is left, you may destroy one of your own of that kind on the board to build it; the Empire may never do so with its Death Star. A card that builds or places units on the queue also takes them from the supply and does nothing if there is none.',
    basis: 'faq',
    ruling: 'R-155, R-156',
  },
  'build.gain': {
    title: 'Gaining units',
    text: 'A card that lets you gain units puts them from the supply straight into the place it names; sabotage does not matter. If the supply is short, you may destroy your own units elsewhere on the board to free them. If the card names a shape, you may take any units of yours with that build icon, ships or ground units.',
    basis: 'faq',
    ruling: 'R-070, R-156, R-132',
  },
  'build.queue-from-icons': {
    title: 'Cards that queue units',
    text: "Some cards place units on the queue from the icons of a system: one for each icon, all icons and not only the left-most, on the space with the system's number. Loyalty, subjugation, enemy units and sabotage there do not matter. You may place fewer, and only what your supply holds.",
    basis: 'faq',
    ruling: 'R-132, R-156',
  },
  queue: {
    title: 'The build queue',
    text: "Each side's build queue has three spaces. A unit that is built goes on space 3, 2 or 1, as the number beside the icons says. What waits there is open to everybody.",
    basis: 'rulebook',
  },
  'refresh.deploy': {
    title: 'Deploying units',
    text: 'Starting with the Rebels, each side moves all its queued units down one space. Those that leave space 1 may be deployed. What you cannot or do not want to deploy goes back on space 1.',
    basis: 'rulebook',
    ruling: 'R-157',
  },
  'deploy.where': {
    title: 'Where to deploy',
    text: 'You deploy to systems with your loyalty; the Empire may also use subjugated systems, and the Rebels may not. No unit can be deployed in a remote or destroyed system, or in one with an enemy unit or a sabotage marker. While the base is hidden, the Rebels may also deploy on the Rebel Base space.',
    basis: 'rulebook',
    ruling: 'R-157, R-132',
  },
  'deploy.limit': {
    title: 'At most two in each place',
    text: 'In one Refresh Phase each side may deploy at most two units in each system. For the Rebel Base space the limit is two as well.',
    basis: 'rulebook',
    ruling: 'R-157',
  },
  'deploy.death-star': {
    title: 'Finishing a Death Star',
    text: "A Death Star that leaves the queue can only go to the system of its Death Star Under Construction, and it takes that piece's place. Rebel ground units there do not stop it. It counts toward the limit of two.",
    basis: 'faq',
    ruling: 'R-158',
  },
} as const satisfies Record<string, Rule>;

import type { Rule } from './rule.ts';

/** Playing objectives, and the fifteen cards. */
export const OBJECTIVES = {
  'objectives.play': {
    title: 'Playing an objective',
    text: 'When the condition of an objective in their hand is met at the time it names, the Rebels may play it and gain its reputation. They never have to, and they are always asked, even if only one card fits. A played objective goes to the open discard pile.',
    basis: 'faq',
    ruling: 'R-160, R-162',
  },
  'objectives.limit': {
    title: 'One at a time',
    text: 'At most one objective can be played in each combat and one in each Refresh Phase. A combat objective is played at the moment its condition is met; those for winning a battle are played at the end of the combat. You cannot hold one back to wait for a better one: a moment that is let go by does not return in that combat.',
    basis: 'faq',
    ruling: 'R-161',
  },
  'objectives.health': {
    title: 'Counting health',
    text: 'Where an objective counts health, the health printed for the units is meant, even if a card has changed it for this combat. A Death Star has no health and adds nothing.',
    basis: 'faq',
    ruling: 'R-164',
  },
  'objective.crippling-blow': {
    title: 'Crippling Blow',
    text: 'Stage I, 1 reputation. Play it in a combat that the Rebels initiated, as soon as Imperial ground units with a printed health of 3 or more together have been destroyed in it. Units lost together with their transport count.',
    basis: 'faq',
    ruling: 'R-105, R-164, R-107',
  },
  'objective.cut-supply-lines': {
    title: 'Cut Supply Lines',
    text: 'Stage I, 1 reputation, at the start of the Refresh Phase. At least three Imperial systems, loyal or subjugated, must each have a sabotage marker or at least one Rebel unit, or both.',
    basis: 'rulebook',
    ruling: 'R-163',
  },
  'objective.defend-the-people': {
    title: 'Defend the People',
    text: 'Stage I, 1 reputation, at the start of the Refresh Phase. At least four Rebel systems must each hold a Rebel unit. A subjugated system is not a Rebel system.',
    basis: 'rulebook',
    ruling: 'R-163, R-131',
  },
  'objective.rebel-assault': {
    title: 'Rebel Assault',
    text: 'Stage I, 1 reputation. Play it in a combat that the Rebels initiated, as soon as a Star Destroyer or a Super Star Destroyer has been destroyed in it.',
    basis: 'faq',
    ruling: 'R-105, R-107',
  },
  'objective.regional-support': {
    title: 'Regional Support',
    text: 'Stage I, 1 reputation, at the start of the Refresh Phase. In one region every populous system must have a Rebel loyalty marker, also below subjugation. Destroyed systems are not populous and are left out, but there must be at least one Rebel loyalty marker in the region.',
    basis: 'faq',
    ruling: 'R-131, R-163',
  },
  'objective.death-star-plans-2': {
    title: 'Death Star Plans (stage II)',
    text: 'Stage II, 2 reputation. After the space battle of a combat round, with a Rebel fighter alive and a Death Star or a Death Star Under Construction present, show this card, name the station and roll three dice. Any direct hit destroys the station and scores the card. Otherwise it goes back to your hand, and you may try again in a later combat round; the two Plans cards share one try per round. It cannot be tried once an objective has been played in this combat.',
    basis: 'rulebook',
    ruling: 'R-187, R-188',
  },
  'objective.heart-of-the-empire': {
    title: 'Heart of the Empire',
    text: 'Stage II, 2 reputation, at the start of the Refresh Phase. Coruscant must hold a Rebel unit and no Imperial unit of any kind. After scoring the card returns to your hand and can score again in every later Refresh Phase.',
    basis: 'rulebook',
    ruling: 'R-165',
  },
  'objective.leave-no-one-behind': {
    title: 'Leave No One Behind',
    text: 'Stage II, 1 reputation, at the start of the Refresh Phase. No Rebel leader may be captured, whether in the captured ring or in carbonite. A leader who was lured to the dark side is not a captive.',
    basis: 'faq',
    ruling: 'R-141, R-163',
  },
  'objective.liberation': {
    title: 'Liberation',
    text: 'Stage II, 1 reputation. Play it at the end of a combat in which the Rebels won the ground battle in a system that was subjugated. What counts is the state of the system during the battle, since the marker goes with the last Imperial ground unit. The Rebels need not have initiated the combat.',
    basis: 'rulebook',
    ruling: 'R-104, R-161',
  },
  'objective.popular-support': {
    title: 'Popular Support',
    text: 'Stage II, 1 reputation, at the start of the Refresh Phase. At least six systems must have a Rebel loyalty marker; those below subjugation count.',
    basis: 'rulebook',
    ruling: 'R-131, R-163',
  },
  'objective.death-star-plans-3': {
    title: 'Death Star Plans (stage III)',
    text: 'Stage III, 2 reputation. It works exactly like the card of stage II: after the space battle of a combat round, with a Rebel fighter alive, roll three dice against a Death Star or a Death Star Under Construction, and any direct hit destroys it. A miss brings the card back to your hand. Holding both cards does not give a second try in the same combat round.',
    basis: 'rulebook',
    ruling: 'R-187, R-188',
  },
  'objective.establish-outposts': {
    title: 'Establish Outposts',
    text: 'Stage III, 1 reputation, at the start of the Refresh Phase. Rebel units must stand in at least five different systems, whatever their loyalty. The Rebel Base space is not a system.',
    basis: 'rulebook',
    ruling: 'R-163',
  },
  'objective.inspire-sympathy': {
    title: 'Inspire Sympathy',
    text: 'Stage III, at the start of the Refresh Phase. It has no condition: you gain 1 reputation for each destroyed system on the board. With none you may still play it, for nothing.',
    basis: 'rulebook',
    ruling: 'R-163',
  },
  'objective.major-victory': {
    title: 'Major Victory',
    text: 'Stage III, 1 reputation. Play it in a combat that the Rebels initiated, as soon as Imperial ships with a printed health of 3 or more together have been destroyed in it. A Death Star adds nothing; a Death Star Under Construction adds 4.',
    basis: 'faq',
    ruling: 'R-105, R-164, R-186',
  },
  'objective.return-of-the-jedi': {
    title: 'Return of the Jedi',
    text: 'Stage III, 2 reputation. Play it at the end of a combat in which the Rebels won a space or ground battle in the system where Darth Vader or Emperor Palpatine was, even if that leader retreated. If Luke Skywalker (Jedi) is there, one Imperial leader who is still in the system is eliminated. A captured or lured Luke (Jedi) is enough for that; one who retreated is not. By our ruling the Rebels choose the leader, and a lured leader, even Luke himself, counts as Imperial.',
    basis: 'ruling',
    ruling: 'R-104, R-142, R-161',
  },
} as const satisfies Record<string, Rule>;

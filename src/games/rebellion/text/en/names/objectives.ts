import type { ObjectiveId } from '../../../data/objectives.ts';
import type { Words } from './words.ts';

const PLANS =
  'After the space battle of a combat round with a Rebel fighter and a Death Star, finished or under construction, in the system: roll three dice. A direct hit destroys that Death Star and the Rebels gain two reputation; without one the card returns to your hand. There is one try in a combat round.';

/** What must be so, and what the Rebels then gain. */
export const OBJECTIVE_WORDS: Readonly<Record<ObjectiveId, Words>> = {
  'crippling-blow': {
    name: 'Crippling Blow',
    does: 'In a combat that the Rebels started, once Imperial ground units with a printed health of three or more in all have been destroyed: gain one reputation.',
  },
  'cut-supply-lines': {
    name: 'Cut Supply Lines',
    does: 'At the start of the Refresh Phase, if at least three Imperial systems each have a sabotage marker or a Rebel unit: gain one reputation.',
  },
  'defend-the-people': {
    name: 'Defend the People',
    does: 'At the start of the Refresh Phase, if at least four Rebel systems each have a Rebel unit: gain one reputation.',
  },
  'rebel-assault': {
    name: 'Rebel Assault',
    does: 'In a combat that the Rebels started, once a Star Destroyer or a Super Star Destroyer has been destroyed: gain one reputation.',
  },
  'regional-support': {
    name: 'Regional Support',
    does: 'At the start of the Refresh Phase, if there is a region whose populous systems, at least one, all have Rebel loyalty: gain one reputation. A marker under subjugation counts, and a destroyed system is not populous.',
  },
  'death-star-plans-2': {
    name: 'Death Star Plans',
    does: PLANS,
  },
  'heart-of-the-empire': {
    name: 'Heart of the Empire',
    does: 'At the start of the Refresh Phase, if Coruscant has a Rebel unit and no Imperial unit: gain two reputation. The card returns to your hand and can be used again.',
  },
  'leave-no-one-behind': {
    name: 'Leave No One Behind',
    does: 'At the start of the Refresh Phase, if no Rebel leader is captured: gain one reputation. A leader lured to the dark side is not captured.',
  },
  liberation: {
    name: 'Liberation',
    does: 'At the end of a combat, if the Rebels won the ground battle in a system that was subjugated: gain one reputation.',
  },
  'popular-support': {
    name: 'Popular Support',
    does: 'At the start of the Refresh Phase, if at least six systems have Rebel loyalty: gain one reputation. A marker under subjugation counts.',
  },
  'death-star-plans-3': {
    name: 'Death Star Plans',
    does: PLANS,
  },
  'establish-outposts': {
    name: 'Establish Outposts',
    does: 'At the start of the Refresh Phase, if Rebel units are in at least five different systems: gain one reputation. The Rebel Base space is not a system.',
  },
  'inspire-sympathy': {
    name: 'Inspire Sympathy',
    does: 'At the start of the Refresh Phase, gain one reputation for each destroyed system.',
  },
  'major-victory': {
    name: 'Major Victory',
    does: 'In a combat that the Rebels started, once Imperial ships with a printed health of three or more in all have been destroyed: gain one reputation.',
  },
  'return-of-the-jedi': {
    name: 'Return of the Jedi',
    does: 'At the end of a combat, if the Rebels won a battle in a system where Darth Vader or Emperor Palpatine was: gain two reputation. If Luke Skywalker (Jedi) is there, the Rebels also choose one Imperial leader still there, who is eliminated.',
  },
};

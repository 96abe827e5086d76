import { twice } from '../../../kernel/cards.ts';
import type { ObjectiveCard } from './objective.ts';

/** The Plans of both stages do the same. */
const PLANS = {
  name: 'Death Star Plans',
  box: 'base',
  reputation: 2,
  timing: 'combat',
  needs: { is: 'death-star-in-reach' },
  effects: [{ do: 'shoot-station', dice: 3 }],
  text: 'After the space battle of a combat round with a Rebel fighter and a Death Star, finished or under construction, in the system: roll {dice} dice. A direct hit destroys that Death Star and the Rebels gain {reputation} reputation; without one the card returns to your hand. There is one try in a combat round.',
} as const;
const PLANS_DETAILS =
  'The card is shown before the roll, and with two stations there you name one. Holding both cards does not give a second try in the same combat round. It cannot be tried once an objective has been played in this combat.';

const ALL = {
  'crippling-blow': {
    name: 'Crippling Blow',
    box: 'base',
    stage: 1,
    reputation: 1,
    timing: 'combat',
    needs: { is: 'health-destroyed', theater: 'ground', health: 3 },
    text: 'In a combat that the Rebels started, once Imperial ground units with a printed health of {health} or more in all have been destroyed: gain {reputation} reputation.',
    about: {
      details: 'Units lost together with their transport count.',
      basis: 'faq',
      rulings: ['R-105', 'R-164', 'R-107'],
      from: twice(
        ['johnchampaign', 'llamas', 'faq'],
        'llamas mistypes the title as Cut Supply Lines; text and stage match. Printed health counts even after Point-Blank Assault.',
      ),
    },
  },
  'cut-supply-lines': {
    name: 'Cut Supply Lines',
    box: 'base',
    stage: 1,
    reputation: 1,
    timing: 'start-of-refresh',
    needs: {
      is: 'systems',
      n: 3,
      where: { is: 'imperial', either: [{ sabotaged: true }, { has: [{ side: 'rebel' }] }] },
    },
    text: 'At the start of the Refresh Phase, if at least {n} Imperial systems each have a sabotage marker or a Rebel unit: gain {reputation} reputation.',
    about: {
      details: 'Loyal and subjugated systems count.',
      rulings: ['R-163'],
      from: twice(['johnchampaign', 'llamas']),
    },
  },
  'defend-the-people': {
    name: 'Defend the People',
    box: 'base',
    stage: 1,
    reputation: 1,
    timing: 'start-of-refresh',
    needs: { is: 'systems', n: 4, where: { is: 'rebel', has: [{ side: 'rebel' }] } },
    text: 'At the start of the Refresh Phase, if at least {n} Rebel systems each have a Rebel unit: gain {reputation} reputation.',
    about: {
      details: 'A subjugated system is not a Rebel system.',
      rulings: ['R-163', 'R-131'],
      from: twice(['johnchampaign', 'llamas']),
    },
  },
  'rebel-assault': {
    name: 'Rebel Assault',
    box: 'base',
    stage: 1,
    reputation: 1,
    timing: 'combat',
    needs: { is: 'star-destroyers-destroyed', n: 1 },
    text: 'In a combat that the Rebels started, once a Star Destroyer or a Super Star Destroyer has been destroyed: gain {reputation} reputation.',
    about: { basis: 'faq', rulings: ['R-105', 'R-107'], from: twice(['johnchampaign', 'llamas']) },
  },
  'regional-support': {
    name: 'Regional Support',
    box: 'base',
    stage: 1,
    reputation: 1,
    timing: 'start-of-refresh',
    needs: { is: 'region', all: { populous: true }, where: { rebelLoyalty: true } },
    text: 'At the start of the Refresh Phase, if there is a region whose populous systems, at least one, all have Rebel loyalty: gain {reputation} reputation. A marker under subjugation counts, and a destroyed system is not populous.',
    about: {
      basis: 'faq',
      rulings: ['R-131', 'R-163'],
      from: twice(
        ['johnchampaign', 'llamas', 'faq'],
        "'Have loyalty' means the marker, so subjugated systems with a Rebel marker underneath count.",
      ),
    },
  },
  'death-star-plans-2': {
    ...PLANS,
    stage: 2,
    about: {
      details: PLANS_DETAILS,
      rulings: ['R-187', 'R-188'],
      from: twice(
        ['johnchampaign', 'llamas', 'swr-reference', 'faq'],
        'llamas leaves the die symbol blank; direct hit is from johnchampaign and the FAQ. llamas has one entry flagged for both stages II and III.',
      ),
    },
  },
  'heart-of-the-empire': {
    name: 'Heart of the Empire',
    box: 'base',
    stage: 2,
    reputation: 2,
    timing: 'start-of-refresh',
    needs: {
      is: 'systems',
      n: 1,
      where: { named: 'coruscant', has: [{ side: 'rebel' }], hasNo: { side: 'imperial' } },
    },
    effects: [{ do: 'return-to-hand' }],
    text: 'At the start of the Refresh Phase, if Coruscant has a Rebel unit and no Imperial unit: gain {reputation} reputation. The card returns to your hand and can be used again.',
    about: {
      details: 'It can score in every later Refresh Phase.',
      rulings: ['R-165'],
      from: twice(['johnchampaign', 'llamas']),
    },
  },
  'leave-no-one-behind': {
    name: 'Leave No One Behind',
    box: 'base',
    stage: 2,
    reputation: 1,
    timing: 'start-of-refresh',
    needs: { is: 'no-captives' },
    text: 'At the start of the Refresh Phase, if no Rebel leader is captured: gain {reputation} reputation. A leader lured to the dark side is not captured.',
    about: {
      details: 'A leader in carbonite is captured.',
      basis: 'faq',
      rulings: ['R-141', 'R-163'],
      from: twice(['johnchampaign', 'llamas', 'faq']),
    },
  },
  liberation: {
    name: 'Liberation',
    box: 'base',
    stage: 2,
    reputation: 1,
    timing: 'combat',
    needs: { is: 'freed' },
    text: 'At the end of a combat, if the Rebels won the ground battle in a system that was subjugated: gain {reputation} reputation.',
    about: {
      details:
        'What counts is the state of the system during the battle, since the marker goes with the last Imperial ground unit. The Rebels need not have started the combat.',
      rulings: ['R-104', 'R-161'],
      from: twice(['johnchampaign', 'llamas', 'swr-reference']),
    },
  },
  'popular-support': {
    name: 'Popular Support',
    box: 'base',
    stage: 2,
    reputation: 1,
    timing: 'start-of-refresh',
    needs: { is: 'systems', n: 6, where: { rebelLoyalty: true } },
    text: 'At the start of the Refresh Phase, if at least {n} systems have Rebel loyalty: gain {reputation} reputation. A marker under subjugation counts.',
    about: { rulings: ['R-131', 'R-163'], from: twice(['johnchampaign', 'llamas']) },
  },
  'death-star-plans-3': {
    ...PLANS,
    stage: 3,
    about: {
      details: PLANS_DETAILS,
      rulings: ['R-187', 'R-188'],
      from: twice(['johnchampaign', 'llamas', 'swr-reference', 'faq']),
    },
  },
  'establish-outposts': {
    name: 'Establish Outposts',
    box: 'base',
    stage: 3,
    reputation: 1,
    timing: 'start-of-refresh',
    needs: { is: 'systems', n: 5, where: { has: [{ side: 'rebel' }] } },
    text: 'At the start of the Refresh Phase, if Rebel units are in at least {n} different systems: gain {reputation} reputation. The Rebel Base space is not a system.',
    about: {
      details: 'The loyalty of the systems does not matter.',
      rulings: ['R-163'],
      from: twice(['johnchampaign', 'llamas']),
    },
  },
  'inspire-sympathy': {
    name: 'Inspire Sympathy',
    box: 'base',
    stage: 3,
    reputation: null,
    perSystem: { destroyed: true },
    timing: 'start-of-refresh',
    needs: { is: 'nothing' },
    text: 'At the start of the Refresh Phase, gain 1 reputation for each destroyed system.',
    about: {
      details: 'With none you may still play it, for nothing.',
      rulings: ['R-163'],
      from: twice(
        ['johnchampaign', 'llamas'],
        'Printed reputation is variable: johnchampaign uses placeholder 0, llamas a special marker; null here.',
      ),
    },
  },
  'major-victory': {
    name: 'Major Victory',
    box: 'base',
    stage: 3,
    reputation: 1,
    timing: 'combat',
    needs: { is: 'health-destroyed', theater: 'space', health: 3 },
    text: 'In a combat that the Rebels started, once Imperial ships with a printed health of {health} or more in all have been destroyed: gain {reputation} reputation.',
    about: {
      details: 'A Death Star adds nothing; a Death Star Under Construction adds 4.',
      basis: 'faq',
      rulings: ['R-105', 'R-164', 'R-186'],
      from: twice(['johnchampaign', 'llamas']),
    },
  },
  'return-of-the-jedi': {
    name: 'Return of the Jedi',
    box: 'base',
    stage: 3,
    reputation: 2,
    timing: 'combat',
    needs: { is: 'sith-beaten' },
    effects: [{ do: 'eliminate-leader' }],
    text: 'At the end of a combat, if the Rebels won a battle in a system where Darth Vader or Emperor Palpatine was: gain {reputation} reputation. If Luke Skywalker (Jedi) is there, the Rebels also choose one Imperial leader still there, who is eliminated.',
    about: {
      details:
        'It does not matter whether Vader or Palpatine retreated. A captured or lured Luke (Jedi) is enough; one who retreated is not.',
      ruling:
        'Our ruling: the Rebellion chooses among the Imperial leaders still in the system. A lured leader counts as Imperial, even Luke himself.',
      rulings: ['R-104', 'R-142', 'R-161'],
      from: twice(
        ['johnchampaign', 'llamas', 'faq'],
        'What a captured, lured or retreated Luke (Jedi) means is from the FAQ. Who picks the eliminated leader is unstated.',
      ),
    },
  },
} as const satisfies Record<string, ObjectiveCard>;
export type ObjectiveId = keyof typeof ALL;

/** The 15 objectives, five of each stage. Rules look them up here only. */
export const OBJECTIVES: Readonly<Record<ObjectiveId, ObjectiveCard>> = ALL;

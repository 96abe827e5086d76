import type { Catalogue } from '../../../../kernel/speak/text.ts';

/** The table in a few lines, and what a player is warned of before an answer. */
export const screen: Catalogue = {
  'brief.event': '{event}: objective {objective}, capacity {capacity}, worth {points} {points:point|points}',
  'brief.event.tutorial': '{event}: objective {objective}, capacity {capacity}',
  'brief.side':
    '{side}  {total} of {objective}{over:, over!|}   {points} of 7 points   {influence} influence',
  'brief.side.tutorial': '{side}  {total} of {objective}{over:, over!|}',
  'brief.card': '{name} ({value})',
  'brief.card.exhausted': '{name} ({value}, exhausted)',

  'warn.pass.ends': 'The last turn was a pass: if you pass too, the struggle ends. {standing}',
  'warn.standing.over': 'You are over the objective: you cannot win like that.',
  'warn.standing.they-over': '{foe} is over the objective.',
  'warn.standing.behind': 'You are behind, {mine} to {theirs}.',
  'warn.standing.ahead': 'You are ahead, {mine} to {theirs}.',
  'warn.standing.tied': 'Both totals are {mine}.',
};

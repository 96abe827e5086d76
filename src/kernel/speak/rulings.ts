import type { RuleText } from '../game.ts';

/** The numbers of the rulings that a rule rests on: 'D5', 'R-121'. */
export const rulingsOf = (rule: RuleText | undefined): string[] => rule?.ruling?.split(', ') ?? [];

/** Whether a rule rests on the ruling with this number, in any spelling: 'D22', 'd22', 'R-121', 'r121'. */
export const restsOnRuling = (rule: RuleText | undefined, number: string): boolean =>
  rulingsOf(rule).some((ruling) => plain(ruling) === plain(number));

const plain = (number: string): string => number.toLowerCase().replace('-', '');

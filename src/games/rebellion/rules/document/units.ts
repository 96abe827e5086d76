import { ruleOfCard } from '../../../../kernel/cards.ts';
import { UNITS as KINDS, type Unit } from '../../data/units.ts';
import { rulesOf } from './card-rules.ts';
import type { Rule } from './rule.ts';

const KIND_WORDS: Readonly<Record<Unit['kind'], string>> = {
  capital: 'capital ship',
  fighter: 'fighter',
  station: 'station',
  ground: 'ground unit',
  structure: 'structure',
};

/** "1 red and 1 black"; '' for none. */
const diceOf = ({ red, black }: Unit): string =>
  [red > 0 ? `${red} red` : '', black > 0 ? `${black} black` : '']
    .filter((part) => part !== '')
    .join(' and ');

/** "Imperial capital ship, attack 1 red and 1 black, health 2 red, capacity 4; 8 in the game." */
function printedOn(unit: Unit): string {
  const { side, kind, health, colour, carries, immobile, count } = unit;
  const dice = diceOf(unit);
  const values = [
    `${side === 'rebel' ? 'Rebel' : 'Imperial'} ${KIND_WORDS[kind]}`,
    dice === '' ? 'no attack' : `attack ${dice}`,
    health === null ? 'no health' : `health ${health} ${colour}`,
    carries > 0 ? `capacity ${carries}` : '',
    immobile ? 'immobile' : '',
  ];
  return `${values.filter((part) => part !== '').join(', ')}; ${count} in the game.`;
}

const GENERAL = {
  units: {
    title: 'Reading a unit',
    text: 'A unit attacks with red dice, black dice or both, and has health of one colour. A ship with red health is a capital ship, one with black health is a fighter, and the Death Star pieces are stations, neither of the two. Capacity is how many units a ship can carry. The count is how many of a kind there are in the game.',
    basis: 'rulebook',
    ruling: 'R-085',
  },
} as const satisfies Record<string, Rule>;

/** Every kind of unit, with its numbers. */
export const UNITS = { ...GENERAL, ...rulesOf('unit', KINDS, (unit) => ruleOfCard(unit, printedOn(unit))) };

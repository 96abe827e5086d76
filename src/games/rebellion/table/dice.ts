import type { Lot, Option } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import { DIE_COLOURS, DIE_FACES, type DieColour, type DieFace } from '../data/dice.ts';
import type { Roll } from '../frames/combat/frames.ts';
import type { RebIo } from '../io.ts';

/** Rolling. Dice are named by colour and face, 'red-directHit': alike dice are only counted. */

export const FACE_NAMES: readonly DieFace[] = ['hit', 'directHit', 'special', 'blank'];

export const noDice = (): Roll => ({ red: [], black: [] });
export const rollDie = (io: RebIo): DieFace => DIE_FACES[io.int(DIE_FACES.length, 'die')] ?? 'blank';

/** A number of dice of each colour. Dice that were set beforehand are not rolled (One in a Million). */
export function rollDice(red: number, black: number, set: Roll, io: RebIo): Roll {
  const roll: Roll = { red: set.red.slice(0, red), black: set.black.slice(0, black) };
  while (roll.red.length < red) roll.red.push(rollDie(io));
  while (roll.black.length < black) roll.black.push(rollDie(io));
  return roll;
}

export function countFace(roll: Roll, colour: DieColour, face: DieFace): number {
  let n = 0;
  for (const f of roll[colour]) if (f === face) n++;
  return n;
}
export const hasFace = (roll: Roll, face: DieFace): boolean =>
  roll.red.includes(face) || roll.black.includes(face);
export const diceIn = (roll: Roll): number => roll.red.length + roll.black.length;

/** A roll as events tell it. */
export const rollFacts = (roll: Roll): { red: string; black: string } => ({
  red: roll.red.join(' '),
  black: roll.black.join(' '),
});

// ---- dice in questions ----

export interface Die {
  readonly colour: DieColour;
  readonly face: DieFace;
}
const DICE: readonly Die[] = DIE_COLOURS.flatMap((colour) => FACE_NAMES.map((face) => ({ colour, face })));
export const dieName = ({ colour, face }: Die): string => `${colour}-${face}`;
const dieRef = (die: Die): Ref => `die:${dieName(die)}`;
const BY_NAME = new Map(DICE.map((die) => [dieName(die), die]));

/** The die that an option, a lot or a reference names. */
export function dieIn(id: string): Die {
  const die = BY_NAME.get(id.slice(id.indexOf(':') + 1));
  if (!die) throw new Error(`${id} is not a die`);
  return die;
}

/** Options for dice are made once: playouts ask for them in every attack. */
const MADE = new Map<string, readonly Option[]>();
function allOptions(verb: string): readonly Option[] {
  let options = MADE.get(verb);
  if (!options) {
    options = DICE.map((die) => ({ id: `${verb}:${dieName(die)}`, refs: [dieRef(die)] }));
    MADE.set(verb, options);
  }
  return options;
}

/** One option for each sort of dice that lies there, or only for those with a face. */
export function dieOptions(verb: string, roll: Roll, face?: DieFace): Option[] {
  const options: Option[] = [];
  allOptions(verb).forEach((option, i) => {
    const die = DICE[i];
    if (!die || (face !== undefined && die.face !== face)) return;
    if (roll[die.colour].includes(die.face)) options.push(option);
  });
  return options;
}

const dieLot = (die: Die, max: number): Lot => ({
  id: dieRef(die),
  refs: [dieRef(die)],
  tags: [die.colour],
  min: 0,
  max,
  weight: 1,
  carry: 0,
});

/** The dice that lie there, to pick some of. */
export function dieLots(roll: Roll): Lot[] {
  const lots: Lot[] = [];
  for (const die of DICE) {
    const n = countFace(roll, die.colour, die.face);
    if (n > 0) lots.push(dieLot(die, n));
  }
  return lots;
}

/** Every face that these dice could be set to. */
export const faceLots = (red: number, black: number): Lot[] =>
  DICE.filter(({ colour }) => (colour === 'red' ? red : black) > 0).map((die) =>
    dieLot(die, die.colour === 'red' ? red : black),
  );

// ---- what happens to dice that lie ----

/** A die leaves the roll. */
export function takeDie(roll: Roll, die: Die): void {
  const at = roll[die.colour].indexOf(die.face);
  if (at < 0) throw new Error(`no die shows ${dieName(die)}`);
  roll[die.colour].splice(at, 1);
}

/** These dice are picked up and rolled again together. */
export function reroll(roll: Roll, dice: readonly Die[], io: RebIo): void {
  for (const die of dice) takeDie(roll, die);
  for (const { colour } of dice) roll[colour].push(rollDie(io));
}

import type { Rule } from './rule.ts';

/** Every kind of unit, with its numbers. */
export const UNITS = {
  units: {
    title: 'Reading a unit',
    text: 'A unit attacks with red dice, black dice or both, and has health of one colour. A ship with red health is a capital ship, one with black health is a fighter, and the Death Star pieces are stations, neither of the two. Capacity is how many units a ship can carry. The count is how many of a kind there are in the game.',
    basis: 'rulebook',
    ruling: 'R-085',
  },
  'unit.tie-fighter': {
    title: 'TIE Fighter',
    text: 'Imperial fighter, attack 1 black, health 1 black; 24 in the game. It must be carried like a ground unit, and may be left behind in a retreat.',
    basis: 'rulebook',
    ruling: 'R-085, R-112',
  },
  'unit.assault-carrier': {
    title: 'Assault Carrier',
    text: 'Imperial capital ship, attack 1 red and 1 black, health 2 red, capacity 4; 8 in the game.',
    basis: 'rulebook',
  },
  'unit.star-destroyer': {
    title: 'Star Destroyer',
    text: 'Imperial capital ship, attack 2 red and 1 black, health 4 red, capacity 6; 8 in the game.',
    basis: 'rulebook',
  },
  'unit.super-star-destroyer': {
    title: 'Super Star Destroyer',
    text: 'Imperial capital ship, attack 3 red and 2 black, health 6 red, capacity 8; 2 in the game. It comes only from a project card.',
    basis: 'rulebook',
    ruling: 'R-153',
  },
  'unit.death-star': {
    title: 'Death Star',
    text: 'Imperial station, attack 4 red, no health, capacity 8; 2 in the game. It cannot be damaged, and only Death Star Plans destroys it. With it in a combat the Empire cannot retreat. Superlaser Online needs one in the system.',
    basis: 'rulebook',
    ruling: 'R-186, R-114',
  },
  'unit.death-star-under-construction': {
    title: 'Death Star Under Construction',
    text: 'Imperial station, no attack, health 4 black, no capacity, immobile; 1 in the game. Our sources differ on the colour of its health; black is our ruling, as most of them have it. The Death Star on the queue belongs to it and takes its place when finished. If it is destroyed, the queued one is lost with it.',
    basis: 'ruling',
    ruling: 'R-190, R-086, O-02',
  },
  'unit.stormtrooper': {
    title: 'Stormtrooper',
    text: 'Imperial ground unit, attack 1 black, health 1 black; 30 in the game.',
    basis: 'rulebook',
  },
  'unit.at-st': {
    title: 'AT-ST',
    text: 'Imperial ground unit, attack 1 red and 1 black, health 2 red; 10 in the game.',
    basis: 'rulebook',
  },
  'unit.at-at': {
    title: 'AT-AT',
    text: 'Imperial ground unit, attack 2 red and 1 black, health 3 red; 4 in the game.',
    basis: 'rulebook',
  },
  'unit.x-wing': {
    title: 'X-wing',
    text: 'Rebel fighter, attack 1 black, health 1 black; 8 in the game. It moves on its own and can make the run for Death Star Plans.',
    basis: 'rulebook',
    ruling: 'R-085',
  },
  'unit.y-wing': {
    title: 'Y-wing',
    text: 'Rebel fighter, attack 1 red, health 1 black; 12 in the game. It moves on its own and can make the run for Death Star Plans.',
    basis: 'rulebook',
    ruling: 'R-085',
  },
  'unit.rebel-transport': {
    title: 'Rebel Transport',
    text: 'Rebel capital ship, no attack, health 2 red, capacity 4; 4 in the game. Transports that are the only Rebel ships against Imperial ships must retreat or are destroyed.',
    basis: 'rulebook',
  },
  'unit.corellian-corvette': {
    title: 'Corellian Corvette',
    text: 'Rebel capital ship, attack 1 red and 1 black, health 2 red, capacity 2; 4 in the game.',
    basis: 'rulebook',
  },
  'unit.mon-calamari-cruiser': {
    title: 'Mon Calamari Cruiser',
    text: 'Rebel capital ship, attack 2 red and 1 black, health 4 red, capacity 4; 3 in the game.',
    basis: 'rulebook',
  },
  'unit.rebel-trooper': {
    title: 'Rebel Trooper',
    text: 'Rebel ground unit, attack 1 black, health 1 black; 21 in the game.',
    basis: 'rulebook',
  },
  'unit.airspeeder': {
    title: 'Airspeeder',
    text: 'Rebel ground unit, attack 1 red and 1 black, health 2 red; 6 in the game.',
    basis: 'rulebook',
  },
  'unit.shield-generator': {
    title: 'Shield Generator',
    text: 'Rebel structure, no attack, health 3 red, immobile; 3 in the game. It brings the Rebels a ground tactic card at the start of every ground battle in its system.',
    basis: 'rulebook',
    ruling: 'R-102, R-101',
  },
  'unit.ion-cannon': {
    title: 'Ion Cannon',
    text: 'Rebel structure, no attack, health 3 red, immobile; 3 in the game. It takes two red dice from the Empire in every space battle in its system.',
    basis: 'rulebook',
    ruling: 'R-102, R-101',
  },
} as const satisfies Record<string, Rule>;

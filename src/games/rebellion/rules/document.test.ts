import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../cards/actions/index.ts';
import { MISSIONS } from '../cards/missions/index.ts';
import { OBJECTIVES } from '../cards/objectives.ts';
import { TACTICS } from '../cards/tactics/index.ts';
import { RING_IDS } from '../data/rings.ts';
import { UNITS } from '../data/units.ts';
import { CHAPTERS, RULES, type Rule } from './document.ts';

const rules: [string, Rule][] = Object.entries(RULES);
const anchors = new Set(rules.map(([anchor]) => anchor));
const missing = (wanted: string[]): string[] => wanted.filter((anchor) => !anchors.has(anchor));
const textOf = (anchor: string): string => rules.find(([found]) => found === anchor)?.[1].text ?? '';
const cited = (rule: Rule): string[] => rule.ruling?.split(', ') ?? [];
const words = (text: string): string[] => text.trim().split(/\s+/);
const saysSo = (rule: Rule): boolean => /\b(we rule|our ruling|our own)\b/i.test(rule.text);

const CITED_BY_CODE = `
  overview winning.empire winning.rebel
  setup.markers setup.objectives setup.loyalty setup.imperial-units setup.rebel-units setup.actions setup.base
  setup.hands setup.first-game options.new-base options.three-destroyed options.queued-death-star
  assignment.order assignment.leaders assignment.take-back assignment.action-cards
  command.turn command.activate command.reveal-base command.pass activate.leader activate.steps
  move.adjacent move.pinned move.base-space move.transport move.immobile move.captives
  mission.reveal mission.skill mission.target mission.opposition mission.dice mission.portrait mission.resolve
  mission.after mission.projects mission.boba-fett
  combat.when combat.add-leader combat.start-cards combat.tactics combat.round combat.attack combat.dice
  combat.actions combat.damage combat.block combat.destroy combat.structures combat.ion-cannon
  combat.shield-generator combat.death-star combat.plans combat.transports combat.win combat.end
  retreat.when retreat.leader retreat.where retreat.what retreat.once retreat.death-star
  base.hidden base.reveal base.voluntary base.relocate base.icons
  loyalty.gain loyalty.coruscant loyalty.subjugation loyalty.imperial-system loyalty.rebel-system loyalty.neutral
  sabotage destroyed
  leaders.place leaders.captured leaders.rescue leaders.carbonite leaders.rings leaders.lured leaders.luke
  leaders.eliminated leaders.detained
  refresh.order refresh.objective refresh.retrieve refresh.missions refresh.probes refresh.time refresh.recruit
  refresh.build refresh.deploy build.icons build.blocked build.supply queue deploy.where deploy.limit
  objectives.play objectives.limit actions.use actions.immediate actions.leader-present
  windows probes team expansion secrecy chance
`;

/** Entries that hold a point on which the books and cards are silent or our sources differ. */
const OURS = `
  winning.track board.borders combat.gained loyalty.choice decks.objectives leaders.eliminated options options.new-base options.three-destroyed
  options.queued-death-star assignment.take-back command.one-thing mission.combat-first-player mission.boba-fett
  combat.stalemate combat.transports-held retreat.destroyed base.reveal-combat base.from-space
  base.relocate-combat base.knowledge leaders.captured-window objective.return-of-the-jedi windows
  action.boba-fett-where action.catch-them-by-surprise action.keep-them-from-escaping action.scouting-mission
  action.an-old-friend action.independent-operation action.noble-sacrifice action.undercover
  mission.infiltration mission.rapid-mobilization mission.contingency-plan mission.hidden-fleet mission.seek-yoda
  mission.research-and-development mission.carbon-freezing mission.collect-bounty mission.double-our-efforts
  mission.interrogation-droid mission.lure-of-the-dark-side mission.construct-death-star mission.oversee-project
  ring.master-yoda unit.death-star-under-construction
  secrecy.refusals secrecy.bots expansion.prevented-hits
`;

const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);
const numbered = (letter: string, digits: number, numbers: number[]): string[] =>
  numbers.map((n) => `${letter}-${String(n).padStart(digits, '0')}`);

const RULINGS = numbered('R', 3, span(1, 230));
const OWN = numbered('O', 2, span(2, 7));
/** Rulings about the expansion or the team game alone. R-025, 043, 056 and 166 to 170 are about cards of the expansion. */
const LATER = new Set(
  numbered('R', 3, [
    ...[3, 4, ...span(14, 17), 25, 43, 56, 116, 145],
    ...[...span(166, 175), ...span(182, 185), 188, ...span(195, 216)],
  ]),
);

describe('the rules document', () => {
  it('has every anchor that code cites', () => {
    expect(missing(words(CITED_BY_CODE))).toEqual([]);
  });

  it.each([
    ['mission', Object.keys(MISSIONS), 53],
    ['action', Object.keys(ACTIONS), 34],
    ['objective', Object.keys(OBJECTIVES), 15],
    ['tactic', Object.keys(TACTICS), 19],
    ['ring', [...RING_IDS], 7],
    ['unit', Object.keys(UNITS), 18],
  ])('has a %s entry for every card or piece, and none too many', (kind, ids, count) => {
    expect(ids).toHaveLength(count);
    expect(missing(ids.map((id) => `${kind}.${id}`))).toEqual([]);
    // Missions and tactic cards in general have anchors of the same beginning.
    const entries = [...anchors].filter((anchor) => anchor.startsWith(`${kind}.`));
    if (kind !== 'mission' && kind !== 'tactic') expect(entries).toHaveLength(count);
  });

  it('rests on every ruling of the base game', () => {
    const stated = new Set(rules.flatMap(([, rule]) => cited(rule)));
    expect(RULINGS.filter((ruling) => !LATER.has(ruling) && !stated.has(ruling))).toEqual([]);
    expect(OWN.filter((ruling) => !stated.has(ruling))).toEqual([]);
  });

  it('names no ruling that is not in the list, and none twice', () => {
    const known = new Set([...RULINGS, ...OWN]);
    expect(rules.filter(([, rule]) => !cited(rule).every((ruling) => known.has(ruling)))).toEqual([]);
    expect(rules.filter(([, rule]) => new Set(cited(rule)).size !== cited(rule).length)).toEqual([]);
  });

  it('shows rulings of ours as such, and nothing else', () => {
    const ours = rules.filter(([, rule]) => rule.basis === 'ruling').map(([anchor]) => anchor);
    expect(ours.sort()).toEqual(words(OURS).sort());
    expect(rules.filter(([, rule]) => (rule.basis === 'ruling') !== saysSo(rule))).toEqual([]);
    const own = rules.filter(([, rule]) => cited(rule).some((ruling) => OWN.includes(ruling)));
    expect(own.filter(([, rule]) => rule.basis !== 'ruling')).toEqual([]);
  });

  it('puts every rule into exactly one chapter, in reading order', () => {
    expect(CHAPTERS.flatMap((chapter) => chapter.rules)).toEqual(Object.keys(RULES));
    expect(CHAPTERS.filter((chapter) => chapter.rules.length === 0)).toEqual([]);
  });

  it('gives every rule and chapter a title of its own', () => {
    const titles = rules.map(([, rule]) => rule.title);
    expect(new Set(titles).size).toBe(titles.length);
    const chapters = CHAPTERS.map((chapter) => chapter.title);
    expect(new Set(chapters).size).toBe(chapters.length);
    expect([...titles, ...chapters].filter((title) => title.trim() === '')).toEqual([]);
  });

  it.each(rules)('%s has a lower-case dotted anchor and one to eight full sentences', (anchor, rule) => {
    expect(anchor).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/);
    const sentences = rule.text.split(/(?<=\.)\s/);
    expect(sentences.length).toBeLessThanOrEqual(8);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9].{6,}\.$/);
  });
});

const _COPIES = ['', 'one copy', 'two copies', 'three copies'];

describe('what the document says of cards and pieces is what the tables say', () => {
  it('composes a mission from what is printed on it, its text, the details and our ruling', () => {
    expect(textOf('mission.build-alliance')).toBe(
      'Starting mission, diplomacy 1. Attempt in any populous system. If a Rebel unit is there, roll 2 more dice. On success the Rebels gain 1 loyalty in the system. You still roll ten dice at most.',
    );
    expect(textOf('mission.contingency-plan')).toMatch(
      /^Logistics 1, portrait Lando Calrissian\. .* Our ruling: one leader takes over/,
    );
    expect(textOf('mission.hidden-fleet')).toMatch(/^Logistics 1, three copies\. /);
    expect(textOf('mission.oversee-project')).toMatch(/^Project, logistics 1, two copies\. /);
  });

  it('composes an action card from whom it shows, when it is used, its text, the details and our ruling', () => {
    expect(textOf('action.according-to-my-design')).toBe(
      'Starting card, Emperor Palpatine, for the start of a combat. At the start of a combat where Emperor Palpatine is: in the first combat round the Rebels roll 1 red die and 2 black dice fewer, in space and again on the ground. The dice are taken away before the limit of five, never below none.',
    );
    expect(textOf('action.blindside')).toMatch(/^Boba Fett or Janus Greejatus, special card\. /);
    expect(textOf('action.resourceful-astromech')).toMatch(/^Starting card, immediate card\. /);
    expect(textOf('action.an-old-friend')).toMatch(
      /^Han Solo, for the Assignment Phase\. .* Our ruling: the card cannot be used/,
    );
  });

  it.each(Object.entries(OBJECTIVES))('objective %s', (id, card) => {
    const [first = ''] = textOf(`objective.${id}`).split(/(?<=\.)\s/);
    expect(first).toMatch(new RegExp(`^Stage ${'I'.repeat(card.stage)}\\b`));
    if (card.reputation !== null) expect(first).toContain(`, ${card.reputation} reputation`);
  });

  it('composes a tactic card from its copies, its cost and its text', () => {
    expect(textOf('tactic.space-take-it-down')).toBe(
      'Two copies, costs a special. For a die showing special: deal 2 damage to one enemy ship.',
    );
    expect(textOf('tactic.ground-dig-in')).toMatch(
      /^Two copies, no cost, a blocking card\. .* block up to 2 damage/,
    );
    expect(RULES['tactic.ground-onslaught'].title).toBe('Onslaught (ground)');
  });

  it.each(Object.entries(UNITS))('unit %s', (id, unit) => {
    const [first = ''] = textOf(`unit.${id}`).split(/(?<=\.)\s/);
    const dice = [unit.red > 0 ? `${unit.red} red` : '', unit.black > 0 ? `${unit.black} black` : ''];
    const attack = dice.filter((part) => part !== '').join(' and ');
    expect(first).toMatch(unit.side === 'rebel' ? /^Rebel/ : /^Imperial/);
    expect(first).toContain(attack === '' ? 'no attack' : `attack ${attack},`);
    expect(first).toContain(unit.health === null ? 'no health' : `health ${unit.health} ${unit.colour}`);
    expect(/\bcapacity \d/.test(first)).toBe(unit.carries > 0);
    if (unit.carries > 0) expect(first).toContain(`capacity ${unit.carries};`);
    expect(first.includes('immobile')).toBe(unit.immobile);
    expect(first).toContain(`; ${unit.count} in the game`);
  });
});

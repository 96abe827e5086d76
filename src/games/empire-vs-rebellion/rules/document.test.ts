import { describe, expect, it } from 'vitest';
import { textOf } from '../../../kernel/cards.ts';
import {
  CARDS,
  type CardRule,
  EVENTS,
  type EventCard,
  type ResourceCard,
  STRATEGIES,
  type StrategyCard,
} from '../cards/tables.ts';
import { CHAPTERS, RULES, type Rule } from './document.ts';

const rules: [string, Rule][] = Object.entries(RULES);
const anchors = new Set(rules.map(([anchor]) => anchor));
const missing = (wanted: string[]): string[] => wanted.filter((anchor) => !anchors.has(anchor));
const cited = (rule: Rule): string[] => rule.ruling?.split(', ') ?? [];

const RULINGS = Array.from({ length: 22 }, (_, n) => `D${n + 1}`);

const CITED_BY_CODE = `
  overview components winning draw-by-agreement tutorial tutorial.must-play tutorial.end
  setup.events setup.factions setup.characters setup.decks setup.influence setup.balance
  planning.reveal planning.strategy planning.used planning.infiltration planning.random planning.open
  planning.lock-in
  struggle.turn struggle.play struggle.capacity struggle.must-play struggle.power struggle.ready-only
  struggle.own-card struggle.influence struggle.exhausted-only struggle.tokens struggle.pass struggle.end
  struggle.values deck.empty
  power.resolve power.unresolvable-ordinary power.unresolvable-character power.blocked power.at-least-one
  power.self power.order strategy.replace reveal.strategies reveal.void
  dominance.totals dominance.bust dominance.winner dominance.tie dominance.deception dominance.nobody
  dominance.influence dominance.bureaucracy dominance.effect
  cleanup.gather cleanup.balance cleanup.strategies secrecy supply
`;

const CARD_RULES: readonly (readonly [CardRule, ResourceCard | StrategyCard | EventCard])[] = [
  CARDS,
  STRATEGIES,
  EVENTS,
].flatMap((table) =>
  Object.values<ResourceCard | StrategyCard | EventCard>(table).map((card) => [card.rule, card] as const),
);

const words = (text: string): string[] => text.trim().split(/\s+/);

describe('the rules document', () => {
  it('has every anchor that code cites', () => {
    expect(missing(words(CITED_BY_CODE))).toEqual([]);
  });

  it('has a rule for every card, which says what is printed on it', () => {
    for (const [rule, card] of CARD_RULES) {
      expect(card.name.startsWith(RULES[rule].title), rule).toBe(true);
      expect(RULES[rule].text, rule).toContain(textOf(card));
    }
    expect(RULES['event.battle-of-hoth'].text).toMatch(
      /^Objective value 17, capacity 5; worth 3 victory points and no /,
    );
  });

  it('has no rule of a card without a card', () => {
    const ofCards = new Set<string>(CARD_RULES.map(([rule]) => rule));
    const events = [...anchors].filter((anchor) => anchor.startsWith('event.'));
    expect(events.filter((anchor) => !ofCards.has(anchor))).toEqual([]);
  });

  it('states every ruling of ours in an entry that shows it as such', () => {
    const ours = rules.map(([, rule]) => rule).filter((rule) => /^(ruling|parent-game)$/.test(rule.basis));
    const stated = new Set(ours.flatMap(cited));
    expect(RULINGS.filter((ruling) => !stated.has(ruling))).toEqual([]);
  });

  it('names no ruling that we have not made', () => {
    const known = new Set(RULINGS);
    expect(rules.filter(([, rule]) => !cited(rule).every((ruling) => known.has(ruling)))).toEqual([]);
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

  it.each(rules)('%s is one to six full sentences', (_, rule) => {
    const sentences = rule.text.split(/(?<=\.)\s/);
    expect(sentences.length).toBeLessThanOrEqual(6);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9].{8,}\.$/);
  });
});

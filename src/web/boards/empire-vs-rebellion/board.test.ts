import { describe, expect, it } from 'vitest';
import { evrScene } from '../../../games/empire-vs-rebellion/scene.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Question } from '../../../kernel/question.ts';
import { drawn } from '../testing/drawn.ts';
import type { EvrView } from './board-facts.ts';
import { board } from './index.tsx';
import { verdictBetween } from './middle/verdict-facts.ts';
import { randomGame } from './testing/games.ts';

/** The things that are lit, by what they mean; buttons of a card with several meanings count as the card. */
function litIn(markup: string): Set<string> {
  const tags = markup.match(/<button[^>]*>/g) ?? [];
  const lit = tags.filter((tag) => tag.includes('data-lit='));
  return new Set(lit.map((tag) => /data-thing="([^"]*)"/.exec(tag)?.[1] ?? ''));
}

/** Every thing that a question names, and the alternatives that name none but have a place on the board. */
function offeredBy({ form }: Question): Set<string> {
  const several = (ref: Ref): boolean =>
    form.is === 'choose' && form.options.filter(({ refs }) => refs.includes(ref)).length > 1;
  switch (form.is) {
    case 'choose':
      return new Set(
        form.options.flatMap(({ id, refs }) => {
          if (refs.length > 0) return refs.map((ref) => (several(ref) ? id : ref));
          return id === 'do:play' || id === 'do:pass' ? [id] : [];
        }),
      );
    case 'pick':
      return new Set(form.from.flatMap(({ refs }) => refs));
    case 'arrange':
      return new Set(form.items);
    case 'allot':
      return new Set([...form.lots.flatMap(({ refs }) => refs), ...form.slots.map(({ ref }) => ref)]);
    default:
      return new Set();
  }
}

const GAMES = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => [
  { seed, me: 0 as const, tutorial: seed === 'a' },
  { seed, me: 1 as const, tutorial: seed === 'b' },
]);
const played = GAMES.map(({ seed, me, tutorial }) => randomGame({ tutorial }, seed, me));

/** A few pictures of each kind of question, and of none, drawn once. */
const OF_EACH = 4;
function someOfEach(): { view: EvrView; markup: string }[] {
  const counts = new Map<string, number>();
  return played.flat().flatMap(({ view }) => {
    const kind = `${view.question?.kind} ${view.me}`;
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    return n > OF_EACH ? [] : [{ view, markup: drawn(board, view) }];
  });
}
const pictures = someOfEach();

describe('the board of Empire vs. Rebellion', () => {
  it('lights everything that a question names, and nothing else', () => {
    const kinds = new Set<string>();
    for (const { view, markup } of pictures) {
      const { question } = view;
      const lit = litIn(markup);
      if (question === null) {
        expect([...lit]).toEqual([]);
        continue;
      }
      kinds.add(question.kind);
      const offered = offeredBy(question);
      for (const ref of offered) expect(lit, `${question.kind}: ${ref}`).toContain(ref);
      for (const ref of lit) {
        // Other options of the question: to decline, beside the spread cards.
        if (!ref.startsWith('do:')) expect(offered, `${question.kind}: ${ref}`).toContain(ref);
      }
    }
    expect(kinds.size).toBeGreaterThan(18);
  });

  it('has a word for everything, and a full name for every button', () => {
    for (const { markup } of pictures) {
      expect(markup.match(/\[[a-z-]+\.[^\]]*\]/)).toBeNull();
      expect(markup.match(/\{\w+[^}]*\}/)).toBeNull();
      for (const [button] of markup.matchAll(/<button[^>]*evr-thing[^>]*>.{60}/gs)) {
        expect(button).toMatch(/><span class="hush">[^<]{4,}/);
      }
    }
  });

  it('tells all about everything that can be looked at', () => {
    const told = new Map<string, string>();
    for (const { view, markup } of pictures) {
      for (const [, ref = ''] of markup.matchAll(/data-thing="([a-z]+:[^"]*)"/g)) {
        if (/^(do:pass|do:decline|do:look|part|play|shuffle)/.test(ref)) continue;
        const detail = board.detailOf(view, ref as Ref);
        if (detail === undefined) throw new Error(`nothing to tell about ${ref}`);
        expect(detail.title.length).toBeGreaterThan(2);
        expect(`${detail.title} ${detail.kind} ${detail.lines.join(' ')}`).not.toMatch(/[[{]/);
        for (const rule of detail.rules ?? []) expect(Object.keys(board.spoken.rules)).toContain(rule);
        if (detail.uncertain !== undefined) told.set(detail.title, detail.uncertain);
      }
    }
    expect(told.get('Yoda')).toContain('one source');
    expect(told.has('Luke Skywalker')).toBe(false);
  });

  it('says how an event was decided, with and without having heard it', () => {
    let decided = 0;
    for (const game of played) {
      for (const [i, { view, heard }] of game.entries()) {
        const before = game[i - 1]?.view;
        if (before === undefined) continue;
        const verdict = verdictBetween(before, view, heard);
        const totals = heard.find(({ e }) => e.k === 'totals')?.e;
        expect(verdict === null).toBe(totals === undefined || view.game.tutorial);
        if (verdict === null) continue;
        decided++;
        expect(verdict.totals).toEqual([totals?.['rebel'], totals?.['imperial']]);
        const won = heard.find(({ e }) => e.k === 'event-won')?.e;
        expect(verdict.winner).toBe(won?.side ?? null);
        expect(verdict.deceived).toBe(heard.some(({ e }) => e.k === 'deceived'));
        expect(verdict.tie).toBe(heard.some(({ e }) => e.k === 'tie-broken'));
        const silent = verdictBetween(before, view, []);
        expect(silent?.winner).toBe(verdict.winner);
      }
    }
    expect(decided).toBeGreaterThan(20);
  });

  it('counts what the next card can do', () => {
    const turns = played
      .flat()
      .map(({ view }) => view)
      .filter(({ question }) => question?.kind === 'struggle.turn')
      .slice(0, 200);
    let told = 0;
    for (const view of turns) {
      const { question } = view;
      if (question === null || !JSON.stringify(question.form).includes('do:play')) continue;
      const odds = board.oddsOf?.(view, question, { is: 'choose', id: 'do:play' });
      expect(odds?.lines.length).toBeGreaterThan(0);
      const shares = odds?.lines.map((line) => Number(/(\d+) %/.exec(line)?.[1] ?? Number.NaN)) ?? [];
      if (shares.length === 3) {
        expect(Math.abs((shares[0] ?? 0) + (shares[2] ?? 0) - 100)).toBeLessThan(2);
        told++;
      }
      expect(board.oddsOf?.(view, question, { is: 'choose', id: 'do:pass' })).toBeUndefined();
    }
    expect(told).toBeGreaterThan(20);
  });

  it('shows the supply and a door to the quick reference', () => {
    const s = evrScene({ rebel: { influence: 5 }, imperial: { influence: 0 } });
    const markup = drawn(board, s.view('rebel'));
    expect(markup).toContain('aria-label="Supply: 11 of 16 influence tokens"');
    expect(markup).toContain('>Quick reference</button>');
    const many = evrScene({ rebel: { influence: 12 }, imperial: { influence: 9 } });
    expect(drawn(board, many.view('rebel')), 'a gain is never limited').toContain('Supply 0 of 16');
    expect(drawn(board, evrScene({ tutorial: true }).view('rebel'))).not.toContain('Supply');
  });

  it('says from every chair who picked a facedown strategy', () => {
    const s = evrScene({ at: 'planning', imperial: { infiltrated: true } });
    s.choose('rebel', 'card:rebel-support').choose('rebel', 'card:imperial-deception');
    const notes = (who: string) =>
      [...drawn(board, s.view(who)).matchAll(/Strategy<em>([^<]*)</g)].map(([, note]) => note);
    // The far side first; the spectator sits behind the Empire.
    expect(notes('rebel')).toEqual(['you picked it', 'facedown']);
    expect(notes('imperial')).toEqual(['facedown', 'picked by opponent']);
    expect(notes('spectator')).toEqual(['facedown', 'picked by opponent']);
  });

  it('suggests a draw when a struggle has lasted very long', () => {
    const s = evrScene({ rebel: { play: ['recon-2'] }, imperial: { play: ['recon-2'] } });
    expect(drawn(board, s.view('imperial'))).not.toContain('draw');
    s.arrange((state) => {
      state.game.turns = 200;
    });
    expect(drawn(board, s.view('imperial')), 'also when it is not my turn').toContain('agree on a draw');
  });
});

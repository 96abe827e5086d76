import { expect } from 'vitest';
import { seeded } from '../../../../kernel/chance/seeded.ts';
import { sample } from '../../../../kernel/forms/index.ts';
import { applyCommand, citeOf, openMatch } from '../../../../kernel/match/index.ts';
import { isRefusal } from '../../../../kernel/refusal.ts';
import { sayQuestion } from '../../../../kernel/speak/index.ts';
import { viewOf } from '../../../../kernel/view.ts';
import { empireVsRebellion } from '../../index.ts';
import { evrScene } from '../../scene.ts';
import { describeTable } from '../../text/table.ts';
import { ruling } from './scenario.ts';
import {
  area,
  asked,
  asking,
  cards,
  chosen,
  fight,
  finalTotals,
  freshGame,
  hand,
  inPlay,
  kind,
  pile,
  refusedBy,
  sorted,
  table,
  winner,
} from './table.ts';

/** D1 to D11: planning, powers, the tutorial. */

ruling('D1', 'the infiltrator sees the faces to pick from', () => {
  const s = table({ at: 'planning', imperial: { infiltrated: true, used: ['support'] } });
  s.choose('rebel', 'card:rebel-support');
  expect(kind(s, 'rebel')).toBe('planning.infiltration');
  const unused = ['bureaucracy', 'deception', 'direct-assault', 'infiltration'];
  expect(sorted(pile(s, 'imperial', 'unused', 'rebel'))).toEqual(unused);
  expect(pile(s, 'imperial', 'unused', 'spectator')).toEqual(['?', '?', '?', '?']);
});

ruling('D2', 'Infiltration replaces the random pick; an open pick stays open', () => {
  const random = table({ at: 'planning', imperial: { infiltrated: true, random: true } });
  random.choose('rebel', 'card:rebel-support').choose('rebel', 'card:imperial-deception');
  expect(chosen(random, 'imperial', 'imperial')).toBe('deception');

  const open = table({ at: 'planning', imperial: { infiltrated: true, open: true } });
  expect(kind(open, 'rebel')).toBe('planning.infiltration');
  open.choose('rebel', 'card:imperial-deception');
  expect(chosen(open, 'imperial', 'spectator')).toBe('deception');
  expect(kind(open, 'rebel')).toBe('planning.strategy');

  const own = table({ at: 'planning', rebel: { open: true }, imperial: { infiltrated: true } });
  expect(kind(own, 'rebel')).toBe('planning.strategy');
  own.choose('rebel', 'card:rebel-deception');
  expect(chosen(own, 'rebel', 'imperial')).toBe('deception');
  expect(kind(own, 'rebel')).toBe('planning.infiltration');
});

ruling('D3', 'all picks are locked in before any card is shown to its owner', () => {
  const s = table({ at: 'planning', imperial: { infiltrated: true } });
  expect(asked(s), 'a lone infiltrator picks both; the other picks nothing').toEqual(['rebel']);
  s.choose('rebel', 'card:rebel-support');
  expect(chosen(s, 'rebel', 'rebel')).toBeNull();
  expect(asked(s)).toEqual(['rebel']);
  s.choose('rebel', 'card:imperial-support');
  expect(chosen(s, 'rebel', 'rebel')).toBe('support');
  expect(chosen(s, 'imperial', 'imperial')).toBe('support');
});

ruling('D4', 'a deck that runs out is renewed in the middle of an effect', () => {
  const one = { deck: ['military-5'], deckOnly: true };
  const recon = table({ rebel: { play: ['recon-2'], ...one } });
  recon.choose('rebel', 'power:rebel-recon-2').choose('rebel', 'side:0');
  expect(cards(recon, 'rebel')[0]).toBe('military-5');
  expect(cards(recon, 'rebel')).toHaveLength(2);
  expect(area(recon, 'rebel').discard).toEqual([]);

  const ig = table({ active: 'imperial', imperial: { play: ['ig-88'] }, rebel: { ...one } });
  const all = area(ig, 'rebel').discard.length + 1;
  ig.choose('imperial', 'power:ig-88').choose('imperial', 'side:0');
  expect(cards(ig, 'imperial')).toHaveLength(all);

  const han = table({ rebel: { play: ['han-solo'], ...one } });
  han.choose('rebel', 'power:han-solo');
  expect(cards(han, 'rebel')).toEqual(['military-5']);
});

ruling('D4', 'a single card found in all goes back on top, and nothing is discarded', () => {
  // Out of reach with 24 cards a side: the others are put aside by hand.
  const lonely = (play: string) =>
    evrScene({
      active: 'imperial',
      imperial: { play: [play] },
      rebel: { deck: ['military-5'], deckOnly: true },
    }).arrange((state) => {
      state.game.areas[0].discard = [];
    });
  const recon = lonely('recon-2');
  recon.choose('imperial', 'power:imperial-recon-2').choose('imperial', 'side:0');
  expect(asked(recon)).toEqual(['rebel']);
  const ig = lonely('ig-88');
  ig.choose('imperial', 'power:ig-88').choose('imperial', 'side:0');
  expect(cards(ig, 'imperial')).toEqual(['military-5']);
  ig.choose('imperial', 'card:rebel-military-5');
  for (const s of [recon, ig]) {
    expect(pile(s, 'rebel', 'deck', 'imperial')).toEqual(['military-5']);
    expect(pile(s, 'rebel', 'deck', 'rebel')).toEqual(['?']);
    expect(area(s, 'rebel').discard).toEqual([]);
  }
});

ruling('D5', 'and/or powers do at least one part; "up to" and "any number" mean at least one', () => {
  const none = { is: 'pick', take: [] };
  for (const character of ['chewbacca', 'lando-calrissian']) {
    const s = table({ rebel: { play: [character] }, imperial: { play: ['recon-2'] } });
    s.choose('rebel', `power:${character}`);
    expect(s.attempt('rebel', none)).toMatchObject({ refused: 'too-few', rule: 'power.at-least-one' });
  }
  for (const [side, character] of [
    ['rebel', 'luke-skywalker'],
    ['imperial', 'boba-fett'],
  ] as const) {
    const s = table({
      active: side,
      rebel: { play: ['recon-2'] },
      imperial: { play: ['recon-2'] },
      [side]: { play: [character] },
    });
    s.choose(side, `power:${character}`);
    const nothing = s.attempt(side, { is: 'allot', put: [] });
    expect(nothing).toMatchObject({ refused: 'too-few', rule: 'power.at-least-one' });
  }
});

ruling('D6', 'an ordinary card is not exhausted for nothing, a character may be', () => {
  const s = table({ rebel: { play: ['military-2', 'chewbacca'] } });
  expect(refusedBy(s, 'rebel', 'exhaust:rebel-military-2')).toBe('power.unresolvable-ordinary');
  expect(refusedBy(s, 'rebel', 'power:rebel-military-2')).toBe('power.unresolvable-ordinary');
  s.choose('rebel', 'exhaust:chewbacca');
  expect(inPlay(s, 'rebel')).toEqual(['military-2', 'chewbacca*']);
});

ruling('D7', 'Veers compares present values with the ready value of the milled card, strictly lower', () => {
  const s = table({
    active: 'imperial',
    event: 'rebel-uprising',
    rebel: { play: ['military-5', 'yoda*', 'luke-skywalker'] },
    imperial: { play: ['general-veers'], deck: ['darth-vader'] },
  });
  s.choose('imperial', 'power:general-veers');
  expect(inPlay(s, 'rebel'), '6 against 5, 1 and 6').toEqual(['luke-skywalker']);
});

ruling('D8', 'a replacement is a free and secret choice, whatever applied to the first', () => {
  for (const mark of [{ infiltrated: true }, { random: true }, { open: true }]) {
    const s = table({ at: 'planning', rebel: { ...mark, deck: ['r2-d2-and-c-3po'] } });
    while (kind(s, asked(s)[0] ?? 'rebel') !== 'struggle.turn') {
      const who = asked(s)[0] ?? 'rebel';
      s.choose(who, s.offers(who)[0] ?? '');
    }
    s.choose('rebel', 'do:play').choose('imperial', 'do:play').choose('rebel', 'power:r2-d2-and-c-3po');
    expect(asked(s)).toEqual(['rebel']);
    expect(cards(s, 'rebel')).toHaveLength(4);
    s.choose('rebel', s.offers('rebel')[2] ?? '');
    expect(chosen(s, 'rebel', 'rebel')).not.toBe('?');
    expect(chosen(s, 'rebel', 'imperial')).toBe('?');
    expect(chosen(s, 'rebel', 'spectator')).toBe('?');
    expect(area(s, 'rebel').shown).toBe(false);
  }
});

ruling('D9', 'Direct Assault can put its owner over the objective', () => {
  const s = fight({ rebel: { play: hand(10), strategy: 'direct-assault' }, imperial: { play: hand(2) } });
  expect(finalTotals(s)).toEqual([12, 2]);
  expect(winner(s)).toBe('imperial');
});

ruling('D10', 'after 200 turns of one struggle the table suggests a draw', () => {
  const s = table({ rebel: { play: ['recon-2'] }, imperial: { play: ['recon-2'] } });
  s.arrange((state) => {
    state.game.turns = 198;
  });
  expect(s.question('rebel').facts).toBeUndefined();
  s.choose('rebel', 'do:pass');
  expect(s.question('imperial').facts, '199 turns').toBeUndefined();
  s.choose('imperial', 'do:play');
  expect(s.question('rebel').facts, '200 turns').toEqual({ long: true });
  s.choose('rebel', 'do:pass').choose('imperial', 'do:pass');
  s.until('rebel', 'struggle.turn');
  expect(s.question('rebel').facts, 'the next struggle starts counting from zero').toBeUndefined();
});

ruling('D10', 'a draw is agreed when both offer it, and declined by playing on', () => {
  const match = openMatch(empireVsRebellion, {
    options: { tutorial: false },
    secret: '00'.repeat(32),
    nonces: ['a', 'b'],
    at: '',
  });
  const offer = (seat: 0 | 1): void => {
    if (isRefusal(applyCommand(match, seat, { do: 'offer-draw' }, '')))
      throw new Error('the offer was refused');
  };
  offer(0);
  expect(match.position.state.over).toBeNull();
  const { question } = viewOf(empireVsRebellion, match.position.state, 1);
  if (!question) throw new Error('the Imperial player is asked for characters');
  const answer = sample(question.form, seeded('draw'));
  expect(
    isRefusal(applyCommand(match, 1, { do: 'answer', cite: citeOf(match, 1, question.id), answer }, '')),
  ).toBe(false);
  offer(1);
  expect(match.position.state.over, 'the first offer was answered by a move').toBeNull();
  offer(0);
  expect(match.position.state.over).toEqual({ seats: ['drawn', 'drawn'], reason: 'agreed-draw' });
});

ruling('D10', 'a draw may be offered by the player who is not asked, too', () => {
  const match = openMatch(empireVsRebellion, {
    options: { tutorial: true },
    secret: '00'.repeat(32),
    nonces: ['a', 'b'],
    at: '',
  });
  expect(match.position.state.asked, 'the Rebel begins').toEqual([0]);
  expect(isRefusal(applyCommand(match, 1, { do: 'offer-draw' }, ''))).toBe(false);
  expect(isRefusal(applyCommand(match, 0, { do: 'offer-draw' }, ''))).toBe(false);
  expect(match.position.state.over?.reason).toBe('agreed-draw');
});

ruling('D10', 'from 200 turns on the table and every turn prompt suggest it', () => {
  const s = table({ rebel: { play: [] }, imperial: { play: ['recon-2'] } });
  const prompt = (who: 'rebel' | 'imperial') => sayQuestion(empireVsRebellion, s.question(who), s.view(who));
  const page = () => describeTable(s.view('spectator')).join(' ');
  expect(prompt('rebel')).not.toContain('draw');
  expect(page()).not.toContain('offer a draw');
  s.arrange((state) => {
    state.game.turns = 200;
  });
  expect(page()).toContain('This struggle has lasted 200 turns. Either player may offer a draw');
  expect(prompt('rebel'), 'no card in play').toContain('you may offer a draw at any time');
  expect(prompt(asking(s.choose('rebel', 'do:play')))).toContain('you may offer a draw at any time');
});

ruling('D11', 'tutorial: the first turn must play a card; a tie or two totals over have no winner', () => {
  const s = freshGame('tutorial', true);
  expect(s.offers('rebel')).toEqual(['do:play']);
  expect(refusedBy(s, 'rebel', 'do:pass')).toBe('tutorial.must-play');
  const end = (rebel: string[], imperial: string[]) => {
    const t = table({
      tutorial: true,
      rebel: { play: rebel, influence: 0 },
      imperial: { play: imperial, influence: 0 },
    });
    return t.choose('rebel', 'do:pass').choose('imperial', 'do:pass').view('spectator').over?.seats;
  };
  expect(end(hand(9), hand(9))).toEqual(['drawn', 'drawn']);
  expect(end(hand(12), hand(13))).toEqual(['drawn', 'drawn']);
  expect(end(hand(12), hand(2))).toEqual(['lost', 'won']);
  expect(end(hand(11), hand(10))).toEqual(['won', 'lost']);
});

import { describe, expect, it } from 'vitest';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { sample } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import { whyNot } from '../../../kernel/view.ts';
import { empireVsRebellion } from '../index.ts';
import { SIDES, type Side } from '../state.ts';
import { RULE_NAMES } from './testing/cites.ts';
import { asked, asking, fight, freshGame, hand, refusedBy, table } from './testing/table.ts';

/** The rules behind refusals outside the struggle, and in games played at random. */

describe('outside the struggle', () => {
  it('choosing characters', () => {
    const s = freshGame();
    expect(s.whyNot('rebel', 'card:yoda')).toBeNull();
    expect(s.whyNot('rebel', 'card:darth-vader')).toEqual({ rule: 'setup.characters' });
    expect(s.whyNot('rebel', 'card:rebel-recon-2')).toEqual({ rule: 'setup.characters' });
    s.pick('rebel', ['card:yoda', 'card:chewbacca', 'card:han-solo', 'card:leia-organa']);
    expect(s.whyNot('rebel', 'card:yoda'), 'the Rebel has answered').toEqual({ rule: 'table.turn' });
  });

  it('choosing strategies', () => {
    const s = table({ at: 'planning', rebel: { used: ['support'] }, imperial: { used: ['support'] } });
    expect(refusedBy(s, 'rebel', 'card:rebel-support')).toBe('planning.used');
    expect(refusedBy(s, 'rebel', 'card:imperial-deception')).toBe('planning.strategy');
    const infiltrator = table({ at: 'planning', imperial: { infiltrated: true, used: ['support'] } });
    expect(infiltrator.whyNot('imperial', 'card:imperial-deception')).toEqual({ rule: 'table.turn' });
    infiltrator.choose('rebel', 'card:rebel-support');
    expect(refusedBy(infiltrator, 'rebel', 'card:imperial-support')).toBe('planning.used');
    expect(refusedBy(infiltrator, 'rebel', 'card:rebel-deception')).toBe('planning.infiltration');
  });

  it('Support', () => {
    const s = fight({
      rebel: { play: hand(5), strategy: 'support', reserve: ['yoda'] },
      imperial: { play: hand(3) },
    });
    expect(s.whyNot('rebel', 'card:yoda')).toBeNull();
    expect(s.whyNot('rebel', 'do:decline')).toBeNull();
    expect(refusedBy(s, 'rebel', 'card:han-solo')).toBe('strategy.support');
    expect(s.whyNot('imperial', 'card:ig-88')).toEqual({ rule: 'table.turn' });
  });

  it.each([
    ['display-of-power', 'card:imperial-infiltration', 'dominance.discard-strategy'],
    ['display-of-power', 'do:decline', 'dominance.effect'],
    ['occupation-of-cloud-city', 'card:rebel-recon-2', 'dominance.effect'],
    ['rebel-uprising', 'card:yoda', 'dominance.effect'],
    ['negotiate-with-the-hutts', 'face:chewbacca', 'dominance.reserve'],
    ['balance-of-the-force', 'do:play', 'event.balance-of-the-force'],
  ])('the winner of %s may not choose %s: %s', (event, ref, rule) => {
    const s = fight({
      event,
      rebel: { play: hand(5), strategy: 'bureaucracy', reserve: ['chewbacca'] },
      imperial: { play: hand(3), strategy: 'infiltration' },
    });
    expect(asking(s)).toBe('rebel');
    expect(refusedBy(s, 'rebel', ref)).toBe(rule);
    expect(s.whyNot('imperial', ref)).toEqual({ rule: 'table.turn' });
  });
});

describe('in games played at random', () => {
  it.each([0, 1, 2, 3, 4, 5])('"why not" and the offer agree, game %i', (seed) => {
    const dice = seeded(`why ${seed}`);
    const s = freshGame(`why ${seed}`);
    let turns = 0;
    for (let i = 0; i < 400 && !s.state.over; i++) {
      const who = asked(s)[0] ?? 'rebel';
      const view = s.view(who);
      const question = s.question(who);
      if (question.kind === 'struggle.turn') {
        turns++;
        const { areas } = view.game;
        const every = areas.flatMap((a) => [...a.play, ...a.discard, ...a.reserve, ...a.used]);
        const ids = ['do:play', 'do:pass', 'do:decline'];
        for (const slot of every) ids.push(`power:${slot}`, `exhaust:${slot}`, `ready:${slot}`);
        const offered = question.form.is === 'choose' ? question.form.options.map((option) => option.id) : [];
        expect(ids).toEqual(expect.arrayContaining(offered));
        for (const id of ids) {
          const why = whyNot(empireVsRebellion, view, id as Ref);
          expect(why === null, id).toBe(offered.includes(id));
          if (why) expect(RULE_NAMES).toContain(why.rule);
        }
      }
      expect(RULE_NAMES).toContain(question.rule);
      const other = SIDES[(1 - SIDES.indexOf(who)) as Side];
      if (!asked(s).includes(other)) expect(s.whyNot(other, 'do:play')).toEqual({ rule: 'table.turn' });
      s.answer(who, sample(question.form, dice));
    }
    expect(turns).toBeGreaterThan(10);
  });
});

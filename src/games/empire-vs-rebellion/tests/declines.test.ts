import { expect, it } from 'vitest';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { apply, start } from '../../../kernel/flow/apply.ts';
import { sample } from '../../../kernel/forms/index.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { viewOf } from '../../../kernel/view.ts';
import { empireVsRebellion } from '../index.ts';
import { hears, passBoth, table } from './testing/table.ts';

/** The events of declined options, by question. */
const TOLD: Readonly<Record<string, string>> = {
  'dominance.support': 'no-character-added',
  'event.add-character': 'no-character-added',
  'event.reorder.whether': 'events-left',
  'power.look-and-play.discard': 'discarded-nothing',
  'power.look-and-play.play': 'left-on-deck',
};

it('everybody is told about every declined option', () => {
  const declined = new Set<string>();
  for (let i = 0; i < 150 && declined.size < Object.keys(TOLD).length; i++) {
    const chance = seeded(`declines ${i}`);
    let { state } = start(empireVsRebellion, { tutorial: false }, chance);
    while (!state.over) {
      const [seat = 0] = state.asked;
      const last = state.asked.length === 1 && state.sealed.every((answer) => answer === null);
      const { question } = viewOf(empireVsRebellion, state, seat);
      if (!question) throw new Error('nobody is asked');
      const { form, kind } = question;
      const may = form.is === 'choose' && form.options.some(({ id }) => id === 'do:decline');
      const answer = may ? ({ is: 'choose', id: 'do:decline' } as const) : sample(form, chance);
      const done = apply(empireVsRebellion, state, seat, question.id, answer, chance);
      if (isRefusal(done)) throw new Error(done.refused);
      state = done.state;
      // Two answers at the same time are told when both are in.
      if (!may || !last) continue;
      declined.add(kind);
      const told = done.told.filter(({ e, to }) => e.k === TOLD[kind] && e.side === seat && to === 0b111);
      expect(told, kind).toHaveLength(1);
    }
  }
  expect([...declined].sort()).toEqual(Object.keys(TOLD).sort());
});

it('two Supports that are both declined are both told', () => {
  const both = { play: ['recon-2'], strategy: 'support' };
  const s = passBoth(table({ rebel: both, imperial: both }));
  s.choose('rebel', 'do:decline').choose('imperial', 'do:decline');
  expect(hears(s, 'spectator', 'no-character-added').map(({ e }) => e.side)).toEqual([0, 1]);
});

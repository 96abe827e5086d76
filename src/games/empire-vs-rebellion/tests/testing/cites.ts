import { expect } from 'vitest';
import { TABLE_RULES } from '../../../../kernel/speak/table-rules.ts';
import { RULES } from '../../rules/document.ts';
import { type EvrScene, type EvrSetup, evrScene } from '../../scene.ts';
import { asked, type SideName } from './table.ts';

/** Every refusal names the rule behind it. */

export const RULE_NAMES = new Set([...Object.keys(RULES), ...Object.keys(TABLE_RULES)]);

/** Pointing at it, and trying it, both cite the rule; null: it is on offer. */
export function cites(s: EvrScene, who: SideName, ref: string, rule: string | null): void {
  expect(s.whyNot(who, ref)?.rule ?? null, `why not ${ref}`).toBe(rule);
  if (rule === null) return;
  expect(RULE_NAMES).toContain(rule);
  const before = JSON.stringify(s.state);
  const { form } = s.question(who);
  if (form.is === 'choose') expect(s.refusal(who, ref)).toMatchObject({ refused: 'unknown', rule });
  if (form.is === 'pick') {
    const no = s.attempt(who, { is: 'pick', take: [[s.id(ref), 1]] });
    expect(no).toMatchObject({ refused: 'unknown', rule });
  }
  expect(JSON.stringify(s.state)).toBe(before);
}

/** A position, the steps to the question, who is asked, and what is cited for what. */
export interface Asking {
  at: EvrSetup;
  steps?: string[];
  who?: SideName;
  cites: Record<string, string | null>;
}

export function ask({ at, steps = [], who = at.active ?? 'rebel', cites: wanted }: Asking): void {
  const s = evrScene(at);
  for (const step of steps) s.choose(asked(s)[0] ?? who, step);
  for (const [ref, rule] of Object.entries(wanted)) cites(s, who, ref, rule);
}

import { describe, expect, it } from 'vitest';
import type { Change, Snapshot } from '../../protocol/play.ts';
import { motionTime, Pacer, type Shown } from './pacing.ts';

const picture = (seq: number) => ({ seq }) as unknown as Snapshot;
const change = (events: number): Change =>
  ({
    add: [{ heard: Array.from({ length: events }, (_, i) => ({ e: { k: `e${i}` }, faces: {} })) }],
  }) as never;

/** A pacer whose time passes when it is told to. */
function paced(pace = 100) {
  const shown: [seq: number, heard: number, behind: number][] = [];
  let due: (() => void) | null = null;
  const show = ({ picture: { seq }, heard, behind }: Shown): void => {
    shown.push([seq, heard.length, behind]);
  };
  const pacer = new Pacer(show, (act) => {
    due = act;
    return () => {
      due = null;
    };
  });
  pacer.pace = pace;
  const pass = (): void => {
    const act = due;
    due = null;
    act?.();
  };
  return { pacer, shown, pass };
}

describe('what is shown when', () => {
  it('takes one change after the other, each in its time', () => {
    const { pacer, shown, pass } = paced();
    pacer.push(picture(1), null);
    pacer.push(picture(2), change(1));
    pacer.push(picture(3), change(2));
    expect(shown).toEqual([
      [1, 0, 0],
      [2, 1, 0],
    ]);
    pass();
    expect(shown.at(-1)).toEqual([3, 2, 0]);
    pass();
    expect(shown.at(-1)).toEqual([3, 0, 0]);
  });
  it('says how many wait', () => {
    const { pacer, shown, pass } = paced();
    for (let seq = 1; seq < 5; seq++) pacer.push(picture(seq), change(1));
    pass();
    expect(shown.at(-1)).toEqual([2, 1, 2]);
  });
  it('goes to the end at once when skipped, when motion is off, or when nobody looks', () => {
    const { pacer, shown } = paced();
    for (let seq = 1; seq < 5; seq++) pacer.push(picture(seq), change(1));
    pacer.skip();
    expect(shown.at(-1)).toEqual([4, 0, 0]);
    pacer.push(picture(5), change(3), true);
    expect(shown.at(-1)).toEqual([5, 0, 0]);
    pacer.pace = 0;
    pacer.push(picture(6), change(3));
    expect(shown.at(-1)).toEqual([6, 0, 0]);
  });
  it('shows a change that told nothing at once', () => {
    const { pacer, shown } = paced();
    pacer.push(picture(1), change(0));
    expect(shown.at(-1)).toEqual([1, 0, 0]);
  });
  it('gives more time to more events, within reason', () => {
    const { add } = change(30);
    expect(motionTime([], 100)).toBe(0);
    expect(motionTime(add[0]!.heard.slice(0, 1), 100)).toBe(300);
    expect(motionTime(add[0]!.heard, 100)).toBe(900);
  });
});

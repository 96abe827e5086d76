import type { EventView } from '../../kernel/events.ts';
import type { Change, Snapshot } from '../../protocol/play.ts';

/** The steps of motion that a change may take, however much happened in it. */
const FEWEST_STEPS = 2;
const MOST_STEPS = 9;
/** Whoever is further behind than this is shown how things stand, not how they came about. */
const FURTHEST_BEHIND = 40;

/** How long a change is shown before the next one, in milliseconds: a step to look, one for each thing that happened. */
export const motionTime = (heard: readonly EventView[], pace: number): number =>
  heard.length === 0 ? 0 : pace * Math.min(MOST_STEPS, FEWEST_STEPS + heard.length);

/** What is on the screen. */
export interface Shown {
  readonly picture: Snapshot;
  /** What led to it, while that is being told by motion. */
  readonly heard: readonly EventView[];
  /** How many newer pictures wait. */
  readonly behind: number;
}

type Later = (act: () => void, ms: number) => () => void;
const later: Later = (act, ms) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** Shows one change after the other, each for the time that its motion takes. */
export class Pacer {
  /** The basic step of a motion; 0: everything is shown at once. */
  pace = 0;
  private readonly show: (shown: Shown) => void;
  private readonly later: Later;
  private readonly waiting: { readonly picture: Snapshot; readonly heard: readonly EventView[] }[] = [];
  private stopWaiting: (() => void) | null = null;

  constructor(show: (shown: Shown) => void, wait: Later = later) {
    this.show = show;
    this.later = wait;
  }

  /** A new picture, and the change that led to it; null when it came whole. */
  push(picture: Snapshot, change: Change | null, unseen = false): void {
    const heard = change === null ? [] : change.add.flatMap((row) => row.heard);
    this.waiting.push({ picture, heard });
    if (change === null || this.pace === 0 || unseen || this.waiting.length > FURTHEST_BEHIND) this.skip();
    else if (this.stopWaiting === null) this.next();
  }

  /** Shows how things stand. */
  skip(): void {
    const last = this.waiting[this.waiting.length - 1] ?? this.now;
    this.waiting.length = 0;
    this.stop();
    if (last !== null) this.put(last.picture, []);
  }

  stop(): void {
    this.stopWaiting?.();
    this.stopWaiting = null;
  }

  private now: { readonly picture: Snapshot } | null = null;

  private next(): void {
    this.stopWaiting = null;
    const first = this.waiting.shift();
    if (first === undefined) {
      if (this.now !== null) this.put(this.now.picture, []);
      return;
    }
    this.put(first.picture, first.heard);
    const time = motionTime(first.heard, this.pace);
    if (time === 0) this.next();
    else this.stopWaiting = this.later(() => this.next(), time);
  }

  private put(picture: Snapshot, heard: readonly EventView[]): void {
    this.now = { picture };
    this.show({ picture, heard, behind: this.waiting.length });
  }
}

import type { Browser, Page } from 'playwright-core';

/** Longer than this many milliseconds, and a person notices that the page does not follow. */
export const LONG = 50;

export interface Tasks {
  /** In milliseconds. */
  readonly longest: number;
  /** Each of the long ones, as what it did longest. */
  readonly long: readonly string[];
}

/** Shorter ones are not looked into. */
const WORTH_A_LOOK = 5;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread itself worked in that time. */
  readonly tdur?: number;
  readonly args: Readonly<Record<string, unknown>>;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
const within = (inner: TraceEvent, outer: TraceEvent): boolean =>
  inner.ts >= outer.ts && inner.ts < outer.ts + (outer.dur ?? 0);

/**
 * The longest tasks of the page while something is done. By the time that the page's thread worked, not by
 * the clock: on a machine that does other things as well a thread is often kept waiting, and a task seems long that is not.
 * What the browser does for the test itself (DevTools) is not counted.
 */
export async function longTasks(browser: Browser, page: Page, doing: () => Promise<void>): Promise<Tasks> {
  const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  await doing();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args['name'] === 'CrRendererMain')
      .map(threadOf),
  );
  const spans = traceEvents.filter((event) => event.ph === 'X' && pages.has(threadOf(event)));
  const tasks = spans.filter(({ name }) => name === 'RunTask');
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  const known = tasks
    .filter(({ tdur = 0 }) => tdur > WORTH_A_LOOK * 1000)
    .map((task) => ({ task, inside: spans.filter((span) => span !== task && within(span, task)) }))
    .filter(({ inside }) => !inside.some(({ args }) => JSON.stringify(args).includes('DevToolsSession')));
  const long = known
    .filter(({ task: { tdur = 0 } }) => tdur > LONG * 1000)
    .map(({ task, inside }) => {
      const parts = inside.filter(({ name, dur = 0 }) => !/Task|mojo|Watcher/.test(name) && dur > 5000);
      const words = parts.map(({ name, dur = 0 }) => `${name} ${Math.round(dur / 1000)}`).slice(0, 8);
      return `${Math.round((task.tdur ?? 0) / 1000)} ms: ${words.join(', ')}`;
    });
  const longest = Math.max(0, ...known.map(({ task: { tdur = 0 } }) => Math.round(tdur / 1000)));
  return { longest, long };
}

import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Current values. */
export interface Busy {
  /** Sockets that are open. */
  sockets(): number;
  /** Tables that are in memory. */
  tables(): number;
  /** Bots that think or wait for a thread to think in. */
  bots(): number;
}

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Closer together: how long people wait for a move is what matters most. */
const STEP = [
  0.001, 0.002, 0.003, 0.004, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.025, 0.03, 0.04, 0.05, 0.075, 0.1, 0.15,
  0.25, 0.5, 1, 2.5,
];
const SLOW = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Figures for Prometheus. They are sums over everybody: no name, no id, nothing of a game. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private readonly steps: Histogram;
  private readonly commits: Histogram;
  private readonly shared: Histogram;
  private readonly thoughts: Histogram;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'wartable_request_seconds',
      help: 'How long requests took, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: FAST,
      registers,
    });
    this.steps = new Histogram({
      name: 'wartable_step_seconds',
      help: 'From receiving a command to sending the snapshots',
      buckets: STEP,
      registers,
    });
    this.commits = new Histogram({
      name: 'wartable_commit_seconds',
      help: 'How long the storage took to store steps',
      buckets: FAST,
      registers,
    });
    this.shared = new Histogram({
      name: 'wartable_commit_steps',
      help: 'How many steps shared a transaction',
      buckets: [1, 2, 4, 8, 16, 32, 64],
      registers,
    });
    this.thoughts = new Histogram({
      name: 'wartable_bot_thinking_seconds',
      help: 'How long a bot thought about an answer',
      buckets: SLOW,
      registers,
    });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  step(seconds: number): void {
    this.steps.observe(seconds);
  }

  /** For `Store.onCommit`. */
  commit(seconds: number, steps: number): void {
    this.commits.observe(seconds);
    this.shared.observe(steps);
  }

  thought(seconds: number): void {
    this.thoughts.observe(seconds);
  }

  /** Read whenever metrics are collected. */
  watch(busy: Busy): void {
    this.gauge('wartable_sockets', 'Open sockets', busy.sockets);
    this.gauge('wartable_tables', 'Tables in memory', busy.tables);
    this.gauge('wartable_bots', 'Bots that think or wait for a thread', busy.bots);
  }

  private gauge(name: string, help: string, count: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => gauge.set(count()),
    });
  }
}

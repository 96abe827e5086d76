import { hash, verify } from '@node-rs/argon2';
import { Denied } from '../denied.ts';
import { newSecret } from './secrets.ts';

/** As OWASP advises for argon2id, which is this library's default kind: 19 MiB, two rounds, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password typed on another keyboard may be other code points of the same text. */
const plain = (password: string): string => password.normalize('NFKC');

/** Makes and checks password hashes: on other threads, only a few at once, and with a short queue before them. */
export class Passwords {
  private readonly atOnce: number;
  private readonly waitingAtMost: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly nobodys: Promise<string>;

  constructor({ atOnce = 2, waitingAtMost = 50 } = {}) {
    this.atOnce = atOnce;
    this.waitingAtMost = waitingAtMost;
    this.nobodys = hash(newSecret(), COST);
    // The caller gets the error; until it awaits, an unhandled rejection must not end the process.
    this.nobodys.catch(() => {});
  }

  make(password: string): Promise<string> {
    return this.inTurn(() => hash(plain(password), COST));
  }

  /**
   * `ahead`: before everybody who waits, however many. Takes equally long for an account that does not exist, so timing
   * does not reveal names.
   */
  async fits(stored: string | null | undefined, password: string, ahead = false): Promise<boolean> {
    const against = stored ?? (await this.nobodys);
    const fits = await this.inTurn(() => verify(against, plain(password)), ahead);
    return fits && typeof stored === 'string';
  }

  private async inTurn<T>(work: () => Promise<T>, ahead = false): Promise<T> {
    if (this.running >= this.atOnce) {
      if (!ahead && this.waiting.length >= this.waitingAtMost)
        throw new Denied(503, 'busy', 'Too many people are signing in just now. Please try again.');
      await new Promise<void>((go) => (ahead ? this.waiting.unshift(go) : this.waiting.push(go)));
    } else this.running++;
    try {
      return await work();
    } finally {
      // The next in the queue takes over this place, so that no newcomer slips in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

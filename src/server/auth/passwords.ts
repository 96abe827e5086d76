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
    // Whoever asks for it is told; until then a failure here is nobody's business.
    this.nobodys.catch(() => {});
  }

  make(password: string): Promise<string> {
    return this.inTurn(() => hash(plain(password), COST));
  }

  /**
   * `ahead`: before all who wait, and however many they are.
   *
   * Takes as long for an account that does not exist, so that names cannot be found out by the clock.
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
      // Whoever waits takes over this place, so that nobody new slips in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

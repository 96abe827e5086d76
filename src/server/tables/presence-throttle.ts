/** As often as pages on a socket say it. */
const EVERY_MS = 30_000;
/** This many people are remembered; a forgotten one is only recorded again. */
const REMEMBERED = 10_000;

/** People whose presence was recorded recently: recording it at every request would be too often. */
export class PresenceThrottle {
  /** By person: when, in milliseconds; the longest ago comes first. */
  private readonly people = new Map<string, number>();

  has(person: string, now: number): boolean {
    const passed = now - (this.people.get(person) ?? Number.NEGATIVE_INFINITY);
    // The machine's clock may have been set back.
    return passed >= 0 && passed < EVERY_MS;
  }

  add(person: string, now: number): void {
    this.people.delete(person);
    this.people.set(person, now);
    const [oldest] = this.people.keys();
    if (this.people.size > REMEMBERED && oldest !== undefined) this.people.delete(oldest);
  }

  remove(person: string): void {
    this.people.delete(person);
  }
}

/** Runs work one after the other, per name. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(name) ?? Promise.resolve()).then(work, work);
    this.last.set(name, turn);
    const done = (): void => {
      if (this.last.get(name) === turn) this.last.delete(name);
    };
    void turn.then(done, done);
    return turn;
  }
}

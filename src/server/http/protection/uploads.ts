const MB = 1024 * 1024;

/** This many bytes of uploads are in memory at once, waiting or being read. */
const MOST = 64 * MB;
/** At least this many bytes are read per second. Replaying games takes longest. */
const PER_SECOND = MB / 2;

/** The files of all people together that have arrived and are not read yet. */
export class Uploads {
  private readonly most: number;
  private held = 0;

  /** `factor` multiplies what there is room for; Infinity: as much as comes. */
  constructor(factor = 1) {
    this.most = Math.max(1, MOST * factor);
  }

  /** 0 when there is room for this many bytes; otherwise the seconds to wait. There is always room for one upload. */
  wait(bytes: number): number {
    const over = this.held + bytes - this.most;
    return this.held === 0 || over <= 0 ? 0 : Math.ceil(over / PER_SECOND);
  }

  /** Counts the bytes until the work is done. */
  async hold<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    this.held += bytes;
    try {
      return await work();
    } finally {
      this.held -= bytes;
    }
  }
}

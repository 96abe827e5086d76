import type { Refusal } from '../kernel/refusal.ts';

/** A refused request, with a reason that may be shown to the requester. */
export class Denied extends Error {
  readonly status: number;
  readonly code: string;
  readonly refusal?: Refusal;

  constructor(status: number, code: string, message: string, refusal?: Refusal) {
    super(message);
    this.status = status;
    this.code = code;
    if (refusal) this.refusal = refusal;
  }
}

export const isDenied = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Denied && codes.includes(error.code);

/**
 * A table that is not there, or that this person may not know of: the same words for both, so that nobody learns by asking which
 * tables there are. They say what to ask for, since most who read them were sent a private table's plain address.
 */
export const noTable = (): Denied =>
  new Denied(
    404,
    'no-table',
    'This table is private or does not exist. Ask its host for an invitation or a link to watch.',
  );

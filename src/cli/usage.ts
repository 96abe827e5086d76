/** A mistake in the typed command: one clear line, exit code 2, never a stack trace. */
export class UsageError extends Error {}

export const EXIT = { fine: 0, failed: 1, usage: 2 } as const;

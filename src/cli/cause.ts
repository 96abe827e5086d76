/** Why something failed, in the error's own words; empty if there are none. */
export function causeOf({ cause }: Error): string {
  // A name with several addresses is tried at all of them, and each has its own reason.
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  return first instanceof Error ? first.message : '';
}

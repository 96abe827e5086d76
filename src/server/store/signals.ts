import type { Signal } from './port.ts';

/** Who listens in this process. */
export interface Signals {
  listen(hear: (signal: Signal) => void): void;
  missed(again: () => void): void;
  tell(signal: Signal): void;
  tellMissed(): void;
}

export function signals(): Signals {
  const ears: ((signal: Signal) => void)[] = [];
  const lookers: (() => void)[] = [];
  return {
    listen(hear) {
      ears.push(hear);
    },
    missed(again) {
      lookers.push(again);
    },
    tell(signal) {
      for (const hear of ears) hear(signal);
    },
    tellMissed() {
      for (const again of lookers) again();
    },
  };
}

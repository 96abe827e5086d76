import { type Store, StoreDown } from '../store/port.ts';

const EVERY_MS = 1000;
const AT_ONCE = 500;

export interface Delivery {
  stop(): Promise<void>;
}

/** Takes notices off the outbox repeatedly; people with an open page are notified by the process they are connected to. */
export function startDelivery(
  store: Pick<Store, 'notices'>,
  trouble: (error: unknown) => void,
  /** Said every second: nothing else asks the storage so regularly. `asked`: when it was asked; it may be long until that fails. */
  answers: (does: boolean, asked: Date) => Promise<void>,
): Delivery {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    const asked = new Date();
    try {
      while (!stopped && (await store.notices.deliver(AT_ONCE)) === AT_ONCE);
      await answers(true, asked);
    } catch (error) {
      // When the storage is away, the notices wait there.
      if (error instanceof StoreDown) await answers(false, asked);
      else trouble(error);
    }
  };
  const plan = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      delivering = round().finally(plan);
    }, EVERY_MS);
    timer.unref();
  };
  plan();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await delivering;
    },
  };
}

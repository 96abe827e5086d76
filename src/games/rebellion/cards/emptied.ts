/**
 * For the test harness: a card whose entry is emptied does nothing. Every table of card effects asks here when it looks a card
 * up, so that each scenario can be run a second time and must then fail.
 */
let emptied: string | null = null;

export const isEmptied = (id: string): boolean => emptied === id;

export function withEmptied<T>(id: string, f: () => T): T {
  emptied = id;
  try {
    return f();
  } finally {
    emptied = null;
  }
}

import type { Device } from './devices.ts';
import type { Limits } from './limits.ts';

/**
 * The seconds to wait before another try at an account's password; 0: try now, and the try counts.
 *
 * Guessing must be slow, but it must not lock the owner out. So no limit counts all tries of an account together:
 * - A browser that was signed in to this account before has a budget of its own (devices.ts) that strangers cannot touch: neither by
 *   their tries, nor by the limit of a shared address, nor by the queue of passwords to hash.
 * - A stranger is limited by address and name: ten tries at once, then one per 50 seconds.
 * - When strangers together exceed 200 tries at once and one per second, the name is under siege: an address then has two tries, and one
 *   more every two hours. Many addresses gain little that way, and the owner on a new device still gets in with the right password.
 */
export function waitToTry(limits: Limits, from: string, account: string, device: Device | undefined): number {
  if (device !== undefined) return limits.take('device', 'person', `${device.person} ${device.id}`);
  const stranger = `${from} ${account}`;
  const wait = limits.take('password', 'address', stranger);
  if (wait > 0) return wait;
  const besieged = limits.take('password', 'person', account) > 0;
  return besieged ? limits.take('siege', 'address', stranger) : 0;
}

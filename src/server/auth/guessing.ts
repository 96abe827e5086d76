import type { Device } from './devices.ts';
import type { Limits } from './limits.ts';

/**
 * How long somebody has to wait before they may try a password of an account; 0: not at all, and then it counts.
 *
 * Guessing must be slow, but nobody may keep the owner out by guessing. So a limit never counts all tries of an account together:
 * - A browser in which this account was signed in before has a budget of its own (devices.ts), and what strangers do never touches it:
 *   neither their tries, nor the limit of an address that it shares with them, nor the queue of passwords to be hashed.
 * - A stranger is slowed down by address and name: ten tries at once, then one in 50 seconds.
 * - When strangers together try more than 200 at once and one each second, that name is under siege: then an address has two tries, and one
 *   more every two hours. Many addresses come to little that way, and the owner on a new device still gets in with the right password.
 */
export function waitToTry(limits: Limits, from: string, account: string, device: Device | undefined): number {
  if (device !== undefined) return limits.take('device', 'person', `${device.person} ${device.id}`);
  const stranger = `${from} ${account}`;
  const wait = limits.take('password', 'address', stranger);
  if (wait > 0) return wait;
  const besieged = limits.take('password', 'person', account) > 0;
  return besieged ? limits.take('siege', 'address', stranger) : 0;
}

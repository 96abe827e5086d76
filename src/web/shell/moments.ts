import { t } from './words.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "5 minutes ago", "on 3 May". */
export function whenWas(moment: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(moment)) / 1000));
  if (seconds < MINUTE) return t('when.now');
  if (seconds < HOUR) return t('when.minutes', { n: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return t('when.hours', { n: Math.floor(seconds / HOUR) });
  if (seconds < 7 * DAY) return t('when.days', { n: Math.floor(seconds / DAY) });
  return dayOf(moment);
}

/** "3 May 2027". */
export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** The hour and minute, for the log. */
export const clockTime = (moment: string): string =>
  new Date(moment).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

/** Time that is left, as a clock shows it: "2 d 4 h", "1:05:09", "4:07". */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (n: number): string => String(n).padStart(2, '0');
  if (seconds >= 2 * DAY)
    return t('left.days', { d: Math.floor(seconds / DAY), h: Math.floor((seconds % DAY) / HOUR) });
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two(minutes)}:${two(seconds % MINUTE)}`;
  return `${minutes}:${two(seconds % MINUTE)}`;
}

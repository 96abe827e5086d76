import { disputed } from '../../../kernel/cards.ts';
import type { RebEntry } from './entry.ts';

/** One track for time and reputation; the Rebels win when the two markers share a space. */
interface TimeTrack extends RebEntry {
  readonly length: number;
  /** Where the markers start. */
  readonly time: number;
  readonly reputation: number;
  /** What happens when the time marker arrives; recruiting comes before building. */
  readonly recruits: readonly number[];
  readonly builds: readonly number[];
}

export const TIME_TRACK: TimeTrack = {
  name: 'Time track',
  length: 16,
  time: 1,
  reputation: 14,
  recruits: [2, 3, 4, 5],
  builds: [2, 4, 6, 8, 10, 12, 14],
  about: {
    from: disputed(
      ['swr-reference', 'tts-script', 'johnchampaign', 'setup-helper'],
      'Length from johnchampaign and tts-script, start from johnchampaign, swr-reference and setup-helper, spaces from swr-reference and tts-script.',
      'Space 16: swr-reference lists build icons up to space 14 only; tts-script simply builds on every even round, which would include 16. Of no effect in play: reputation cannot stand beyond 16, so the game is over when time reaches it.',
    ),
    doubt: 'Sources differ on whether the last space has a build icon. This makes no difference in play.',
  },
};

export const TRACK_LENGTH = TIME_TRACK.length;
export const TIME_START = TIME_TRACK.time;
export const REPUTATION_START = TIME_TRACK.reputation;
export const RECRUIT_SPACES = TIME_TRACK.recruits;
export const BUILD_SPACES = TIME_TRACK.builds;

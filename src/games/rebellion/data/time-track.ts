/** One track for time and reputation; the Rebels win when the two markers share a space. */
export const TRACK_LENGTH = 16;
export const TIME_START = 1;
export const REPUTATION_START = 14;

/** What the time marker sets off when it arrives; recruiting comes before building. */
export const RECRUIT_SPACES: readonly number[] = [2, 3, 4, 5];
export const BUILD_SPACES: readonly number[] = [2, 4, 6, 8, 10, 12, 14];

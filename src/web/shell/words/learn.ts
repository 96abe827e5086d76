export const LEARN = {} as const;

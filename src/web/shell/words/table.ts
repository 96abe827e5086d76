export const TABLE = {} as const;

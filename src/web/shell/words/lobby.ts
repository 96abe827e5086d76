export const LOBBY = {} as const;

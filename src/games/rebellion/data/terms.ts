/** A side of the war, as the tables name it. */
export type SideName = 'rebel' | 'imperial';

export type Theater = 'space' | 'ground';
export const SHAPES = ['triangle', 'circle', 'square'] as const;
export type Shape = (typeof SHAPES)[number];

/** A resource icon of a system, and of the units that are built from it: blue for space, orange for ground. */
export interface Icon {
  readonly theater: Theater;
  readonly shape: Shape;
}

export const spaceIcon = (shape: Shape): Icon => ({ theater: 'space', shape });
export const groundIcon = (shape: Shape): Icon => ({ theater: 'ground', shape });

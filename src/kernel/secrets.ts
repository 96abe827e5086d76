import type { Audience, CardSlot, FaceId } from './ids.ts';

/**
 * Every hidden identity of a game, in one place. The game's own part, frames and events name slots only; what lies
 * in a slot, and who knows it, stands here. Who knows a slot is itself open: everybody sees who looked at what.
 */
export interface Secrets {
  /** By slot: what lies there. */
  face: FaceId[];
  /** By slot: the pool of faces it could be exchanged with, for a viewer who knows nothing. */
  pool: number[];
  /** By slot: the seats (bits; the spectator's last) that know the face. */
  known: Audience[];
}

export const copySecrets = (s: Secrets): Secrets => ({
  face: s.face.slice(),
  pool: s.pool, // which pool a slot belongs to never changes
  known: s.known.slice(),
});

/** A new table: pools of faces, laid into slots in order, known to everybody until something is hidden. */
export function laySecrets(pools: readonly (readonly FaceId[])[], all: Audience): Secrets {
  const face: FaceId[] = [];
  const pool: number[] = [];
  const known: Audience[] = [];
  pools.forEach((faces, p) => {
    for (const f of faces) {
      face.push(f);
      pool.push(p);
      known.push(all);
    }
  });
  return { face, pool, known };
}

/** The slots of the pools, in order: `slotsOf(pools)[1]` are those of the second. */
export function slotsOf(pools: readonly (readonly FaceId[])[]): CardSlot[][] {
  let next = 0;
  return pools.map((faces) => faces.map(() => next++));
}

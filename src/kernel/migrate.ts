import type { Frame, Game } from './game.ts';
import type { Json } from './json.ts';
import type { State } from './state.ts';

/**
 * A state in the layout before, as plain data, laid out as the version that the migration is listed under has it. It may change
 * what it is given.
 */
export type Migration = (state: Record<string, unknown>) => void;

type Migrating = Pick<Game, 'version' | 'migrations'>;

const layouts = new WeakMap<object, readonly number[]>();

/** The versions of a game's rules that brought a new layout of the state, first to last. */
function layoutsOf({ migrations }: Pick<Game, 'migrations'>): readonly number[] {
  if (!migrations) return NO_LAYOUTS;
  let found = layouts.get(migrations);
  if (!found) {
    found = Object.keys(migrations)
      .map(Number)
      .sort((a, b) => a - b);
    layouts.set(migrations, found);
  }
  return found;
}
const NO_LAYOUTS: readonly number[] = [];

/** The layout of states under a version of the rules: the version that brought it. The first is 1. */
export const layoutOf = (game: Migrating, rules: string = game.version): number =>
  layoutsOf(game).findLast((version) => version <= Number(rules)) ?? 1;

/** A state as it was kept, in the layout that it has under a version of the rules. */
export function migrated<G, F extends Frame, O extends Json>(
  game: Game<G, F, O>,
  kept: State<G, F>,
  rules: string = game.version,
): State<G, F> {
  let state = kept;
  for (const version of layoutsOf(game)) {
    if (version <= state.v || version > Number(rules)) continue;
    // Positions share what did not change between them: the migration gets a state of its own.
    if (state === kept) state = structuredClone(kept);
    game.migrations?.[version]?.(state as unknown as Record<string, unknown>);
    state.v = version;
  }
  return state;
}

/** Whether rows of this version were written by a program that knows more than this one. */
export const isLater = ({ version }: Pick<Game, 'version'>, rules: string): boolean =>
  Number(rules) > Number(version);

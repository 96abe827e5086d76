import { findGame } from '../../games/index.ts';
import { seeded } from '../../kernel/chance/seeded.ts';
import type { Chance } from '../../kernel/chance/source.ts';
import { type EventView, eventsFor } from '../../kernel/events.ts';
import { apply, start } from '../../kernel/flow/apply.ts';
import { sample } from '../../kernel/forms/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { State } from '../../kernel/state.ts';
import { type View, viewOf } from '../../kernel/view.ts';

/** What the home page's board asks for, and gets: a game that plays itself. Rules run here, beside the page. */
export interface DemoWish {
  readonly game: string;
  readonly seed: string;
  /** Answers that are given before the first picture, so that there is something to see. */
  readonly skip: number;
}
export interface DemoScene {
  readonly view: View;
  readonly heard: readonly EventView[];
}

let game: AnyGame | undefined;
let state: State | null = null;
let chance: Chance = seeded('');
let wish: DemoWish | null = null;
let games = 0;

function step(): readonly EventView[] {
  if (game === undefined || state === null || state.over) return [];
  const [seat] = state.asked;
  const question = seat === undefined ? null : viewOf(game, state, seat).question;
  if (seat === undefined || question === null) return [];
  const done = apply(game, state, seat, question.id, sample(question.form, chance), chance);
  if (isRefusal(done)) return [];
  state = done.state;
  return eventsFor(done.told, null, state.sealed.length);
}

const show = (told: readonly EventView[]): void => {
  if (game === undefined || state === null) return;
  const scene: DemoScene = { view: viewOf(game, state, null), heard: told };
  self.postMessage(scene);
};

function begin({ game: id, seed, skip }: DemoWish, nth: number): void {
  game = findGame(id);
  if (game === undefined) return;
  chance = seeded(`${seed} ${nth}`);
  state = start(game, Object.values(game.optionSets)[0] ?? null, chance).state;
  for (let i = 0; i < skip && !state.over; i++) step();
  show([]);
}

/** A wish begins a game; 'next' goes on until something happens that everybody can see. */
self.onmessage = ({ data }: MessageEvent<DemoWish | 'next'>) => {
  if (data !== 'next') {
    wish = data;
    return begin(data, 0);
  }
  if (state?.over && wish !== null) return begin(wish, ++games);
  for (let i = 0; i < 12; i++) {
    const told = step();
    if (told.length > 0) return show(told);
  }
  show([]);
};

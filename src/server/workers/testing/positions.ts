import { levelBot } from '../../../bots/levels.ts';
import { findGame } from '../../../games/index.ts';
import { seeded } from '../../../kernel/chance/seeded.ts';
import { apply, start } from '../../../kernel/flow/apply.ts';
import { type Answer, few } from '../../../kernel/forms/index.ts';
import type { Frame } from '../../../kernel/game.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import type { State } from '../../../kernel/state.ts';
import { type View, viewOf } from '../../../kernel/view.ts';

/** A game that a test plays by itself, to have something to ask bots about. */
export class Position {
  readonly game: string;
  private readonly rules;
  private readonly chance;
  private state: State<unknown, Frame>;

  constructor(game: string, options = 'full', seed = 'position') {
    const rules = findGame(game);
    if (!rules) throw new Error(`no game ${game}`);
    this.game = game;
    this.rules = rules;
    this.chance = seeded(seed);
    this.state = start(rules, rules.optionSets[options] ?? null, this.chance).state;
  }

  get over(): boolean {
    return this.state.over !== null;
  }

  get seat(): number {
    return this.state.asked[0] ?? 0;
  }

  get view(): View {
    return viewOf(this.rules, this.state, this.seat);
  }

  /** Throws when it is not legal. */
  give(answer: Answer): void {
    const done = apply(this.rules, this.state, this.seat, this.view.question?.id, answer, this.chance);
    if (isRefusal(done)) throw new Error(`refused: ${JSON.stringify(done)}`);
    this.state = done.state;
  }

  /** At least this many answers further, by steady bots, to a question with several answers. */
  goOn(answers: number): this {
    const bot = levelBot('steady', this.rules);
    const forced = (): boolean => {
      const { question } = this.view;
      return question === null || few(question.form, 1) !== null;
    };
    for (let i = 0; i < answers || forced(); i++)
      this.give(bot.decide(this.rules, this.view, this.chance).answer);
    return this;
  }
}

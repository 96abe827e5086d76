import type { Answer, Form } from '../../kernel/forms/index.ts';
import type { Question } from '../../kernel/question.ts';
import type { View } from '../../kernel/view.ts';
import type { Board } from '../table/board.ts';
import type { Names } from './names.ts';

/** What a widget gets: the form, the partial answer and names; widget and board change the same answer. */
export interface WidgetProps<F extends Form = Form, A extends Answer = Answer> {
  readonly form: F;
  readonly partial: A | null;
  stage(partial: A | null): void;
  readonly question: Question;
  readonly view: View;
  readonly names: Names;
  readonly Icon: Board['Icon'];
}

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { View } from '../../../kernel/view.ts';
import { freshStage, markOf, pointable } from '../../table/answer/staging.ts';
import type { Board, BoardProps } from '../../table/board.ts';

const nothing = () => {};

/** A board as the table draws it before anything is chosen, in markup. */
export function drawn(board: Board, view: View, more: Partial<BoardProps> = {}): string {
  const { question } = view;
  const stage = freshStage(question?.id ?? null, question);
  const props: BoardProps = {
    view,
    me: view.me,
    people: ['Ann', 'Bob'],
    mark(ref, at) {
      const mark = markOf(pointable(board, question), stage, { ref, at });
      const leads = question !== null && board.leadsOn?.(view, question, ref) !== undefined;
      return leads ? { ...mark, lit: true } : mark;
    },
    point: nothing,
    staging: { question, partial: null, wrong: null, stage: nothing, confirm: nothing, clear: nothing },
    detail: nothing,
    pointed: [],
    heard: [],
    pace: 0,
    ...more,
  };
  return renderToStaticMarkup(createElement(board.Board, props));
}

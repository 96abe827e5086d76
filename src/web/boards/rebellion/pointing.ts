import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { BASE_SPACE, locRef } from '../../../games/rebellion/public/table.ts';
import { type Form, offers } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import { type Mark, UNMARKED } from '../../table/board.ts';
import { type BoardContext, isPointed, useBoardContext } from './board-context.tsx';

/** Handlers for inspecting and clicking a thing, by mouse, touch or keyboard. The same for pictures and buttons. */
export interface Pointing {
  readonly mark: Mark;
  /** To be spread over the element. */
  readonly on: {
    onClick(e: MouseEvent): void;
    onKeyDown(e: KeyboardEvent): void;
    onPointerEnter(e: PointerEvent): void;
    onPointerLeave(e: PointerEvent): void;
    onFocus(e: FocusEvent): void;
    onBlur(): void;
    onContextMenu(e: MouseEvent): void;
    readonly 'data-ref': string;
  };
  /** Class names for its mark. */
  readonly className: string;
  /** The same in words, to follow its name; '' if there is nothing to say. */
  readonly markText: string;
}

function markWords({ t }: BoardContext, mark: Mark): string {
  const said = [
    ...(mark.held ? [t.word('board.held')] : []),
    ...(mark.chosen > 0
      ? [
          mark.most > 1
            ? t.word('board.chosen-of', { n: mark.chosen, most: mark.most })
            : t.word('board.chosen'),
        ]
      : []),
    ...(mark.lit && mark.chosen === 0 ? [t.word('board.can')] : []),
    ...(mark.about ? [t.word('board.about')] : []),
  ];
  return said.join(', ');
}

const classOf = (context: BoardContext, ref: Ref, mark: Mark): string =>
  [
    mark.lit ? 'lit' : '',
    mark.chosen > 0 ? 'chosen' : '',
    mark.held ? 'held' : '',
    mark.about ? 'about' : '',
    isPointed(context, ref) ? 'pointed' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');

/** Whether a question offers a thing in this place; units are the same everywhere, their places are not. */
const offersAt = (form: Form | undefined, ref: Ref, at: Ref): boolean =>
  form !== undefined &&
  offers(form).some(
    ({ refs, from }) => refs.includes(ref) && (from === undefined ? refs.includes(at) : from === at),
  );

const isMeant = (context: BoardContext, ref: Ref, at: Ref | undefined): boolean =>
  at === undefined || offersAt(context.staging.question?.form, ref, at);

/** With `at`, the thing counts only if the question offers it there; else clicking it means its place. */
export const markOf = (context: BoardContext, ref: Ref, at?: Ref): Mark =>
  isMeant(context, ref, at) ? context.mark(context.probes.get(ref) ?? ref, at) : UNMARKED;

/** Where the Rebel Base space cannot be chosen, a click shows what is in it. */
const isBaseSpace = (ref: Ref): boolean => ref === locRef(BASE_SPACE);

export function usePointing(ref: Ref, at?: Ref): Pointing {
  const context = useBoardContext();
  const meant = isMeant(context, ref, at);
  const thing = context.probes.get(ref) ?? ref;
  const mark = markOf(context, ref, at);
  const point = (el: Element): void => {
    if (meant && mark.lit) context.point(thing, at, el);
    else if (isBaseSpace(at ?? ref) && !context.mark(at ?? ref).lit) context.detail(at ?? ref, el, true);
    else if (meant) context.point(thing, at, el);
    else context.point(at ?? ref, undefined, el);
  };
  return {
    mark,
    className: classOf(context, ref, mark),
    markText: markWords(context, mark),
    on: {
      onClick(e) {
        e.stopPropagation();
        point(e.currentTarget);
      },
      onKeyDown(e) {
        // Buttons do this by themselves; pictures do not.
        if ((e.key !== 'Enter' && e.key !== ' ') || e.currentTarget instanceof HTMLButtonElement) return;
        e.preventDefault();
        point(e.currentTarget);
      },
      onPointerEnter(e) {
        if (e.pointerType === 'mouse') context.detail(ref, e.currentTarget);
      },
      onPointerLeave(e) {
        if (e.pointerType === 'mouse') context.detail(null);
      },
      onFocus(e) {
        if (e.currentTarget.matches(':focus-visible')) context.detail(ref, e.currentTarget);
      },
      onBlur: () => context.detail(null),
      // A long touch opens the card.
      onContextMenu(e) {
        e.preventDefault();
        context.detail(ref, e.currentTarget, true);
      },
      'data-ref': ref,
    },
  };
}

export const named = (name: string, markText: string): string =>
  markText === '' ? name : `${name.replace(/\.$/, '')}, ${markText}`;

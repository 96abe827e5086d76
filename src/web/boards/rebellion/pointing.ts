import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { BASE_SPACE, locRef } from '../../../games/rebellion/public/table.ts';
import { type Form, offers } from '../../../kernel/forms/index.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { Mark } from '../../table/board.ts';
import { type Desk, isPointed, useDesk } from './desk.tsx';

/** What a thing needs to be looked at and pointed at, by mouse, finger or keyboard. The same for pictures and for buttons. */
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
  /** Classes that tell how it stands to the question. */
  readonly className: string;
  /** The same in words, to follow its name; '' when there is nothing to tell. */
  readonly standing: string;
}

export function standingOf({ t }: Desk, mark: Mark): string {
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

const classOf = (desk: Desk, ref: Ref, mark: Mark): string =>
  [
    mark.lit ? 'lit' : '',
    mark.chosen > 0 ? 'chosen' : '',
    mark.held ? 'held' : '',
    mark.about ? 'about' : '',
    isPointed(desk, ref) ? 'pointed' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');

const UNLIT: Mark = { lit: false, chosen: 0, most: 1, about: false };

/** Whether a question offers a thing as it stands in this place; units are alike everywhere, their places are not. */
const offersAt = (form: Form | undefined, ref: Ref, at: Ref): boolean =>
  form !== undefined &&
  offers(form).some(
    ({ refs, from }) => refs.includes(ref) && (from === undefined ? refs.includes(at) : from === at),
  );

const isMeant = (desk: Desk, ref: Ref, at: Ref | undefined): boolean =>
  at === undefined || offersAt(desk.staging.question?.form, ref, at);

/** With `at`, the thing counts only where the question means it there; elsewhere it stands for its place. */
export const markOf = (desk: Desk, ref: Ref, at?: Ref): Mark =>
  isMeant(desk, ref, at) ? desk.mark(desk.probes.get(ref) ?? ref, at) : UNLIT;

/** The Rebel Base space is there to look into: where it is no choice, a click opens what is in it. */
const isBaseSpace = (ref: Ref): boolean => ref === locRef(BASE_SPACE);

export function usePointing(ref: Ref, at?: Ref): Pointing {
  const desk = useDesk();
  const meant = isMeant(desk, ref, at);
  const thing = desk.probes.get(ref) ?? ref;
  const mark = markOf(desk, ref, at);
  const point = (el: Element): void => {
    if (meant && mark.lit) desk.point(thing, at, el);
    else if (isBaseSpace(at ?? ref) && !desk.mark(at ?? ref).lit) desk.detail(at ?? ref, el, true);
    else if (meant) desk.point(thing, at, el);
    else desk.point(at ?? ref, undefined, el);
  };
  return {
    mark,
    className: classOf(desk, ref, mark),
    standing: standingOf(desk, mark),
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
        if (e.pointerType === 'mouse') desk.detail(ref, e.currentTarget);
      },
      onPointerLeave(e) {
        if (e.pointerType === 'mouse') desk.detail(null);
      },
      onFocus(e) {
        if (e.currentTarget.matches(':focus-visible')) desk.detail(ref, e.currentTarget);
      },
      onBlur: () => desk.detail(null),
      // A finger that rests on a thing wants to know about it.
      onContextMenu(e) {
        e.preventDefault();
        desk.detail(ref, e.currentTarget, true);
      },
      'data-ref': ref,
    },
  };
}

export const named = (name: string, standing: string): string =>
  standing === '' ? name : `${name.replace(/\.$/, '')}, ${standing}`;

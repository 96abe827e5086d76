import { Component, type CSSProperties, createRef, type ReactNode } from 'react';
import type { EventView } from '../../../kernel/events.ts';
import { goByArrow } from './keys.ts';
import type { EvrView } from './picture.ts';
import { type Before, lookBefore, travel } from './travel.ts';
import { tell } from './words.ts';

interface Props {
  readonly view: EvrView;
  readonly heard: readonly EventView[];
  readonly pace: number;
  readonly phase: string;
  readonly tutorial: boolean;
  readonly children: ReactNode;
}

/** The board's own element. A class, because only a class is asked just before the page changes: that is when to look where things are. */
export class Stage extends Component<Props> {
  private readonly root = createRef<HTMLElement>();

  override getSnapshotBeforeUpdate(last: Props): Before | null {
    const moves = last.view !== this.props.view && this.props.pace > 0;
    return moves && this.root.current ? lookBefore(this.root.current) : null;
  }

  override componentDidUpdate(last: Props, _: unknown, before: Before | null): void {
    const { view, heard, pace } = this.props;
    if (before === null || this.root.current === null) return;
    travel({ root: this.root.current, before, from: last.view, to: view, heard, pace });
  }

  override render(): ReactNode {
    const { pace, phase, tutorial, children } = this.props;
    return (
      <section
        ref={this.root}
        className="evr"
        aria-label={tell('table')}
        data-phase={phase}
        data-tutorial={tutorial || undefined}
        style={{ '--evr-pace': `${pace}ms` } as CSSProperties}
        onKeyDown={goByArrow}
      >
        {children}
      </section>
    );
  }
}

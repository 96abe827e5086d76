import { createContext, type ReactNode, use, useMemo } from 'react';
import type { RebFrame } from '../../../games/rebellion/public/frames.ts';
import { type Loc, REBEL, type Reb, type Side } from '../../../games/rebellion/public/table.ts';
import { type RebView, Teller } from '../../../games/rebellion/public/words.ts';
import type { Ref } from '../../../kernel/ids.ts';
import type { BoardProps } from '../../table/board.ts';
import { reachOf } from './answers/reach.ts';
import { probesOffered } from './offers.ts';
import { words } from './words.ts';

/** What every part of the board draws from: the props, the view as this game reads it, and the words. */
export interface BoardContext extends BoardProps {
  readonly view: RebView;
  readonly g: Reb;
  readonly t: Teller;
  /** The side at the lower edge: mine, or the Empire's for a spectator. */
  readonly near: Side;
  /** Where units could move if it were activated; null while no place is being activated. */
  readonly reach: ReadonlySet<Loc> | null;
  /** Systems whose probe card is offered. */
  readonly probes: ReadonlyMap<Ref, Ref>;
  frame<K extends RebFrame['k']>(k: K): Extract<RebFrame, { k: K }> | undefined;
}

const Context = createContext<BoardContext | null>(null);

export function useBoardContext(): BoardContext {
  const context = use(Context);
  if (context === null) throw new Error('used outside of a board');
  return context;
}

/** The table gives this board only views of its own game. */
const asReb = (view: BoardProps['view']): RebView => view as RebView;

export function BoardContextProvider({
  props,
  children,
}: {
  readonly props: BoardProps;
  readonly children: ReactNode;
}) {
  const view = asReb(props.view);
  const teller = useMemo(() => new Teller(view, words), [view]);
  const probes = useMemo(() => probesOffered(view), [view]);
  const reach = useMemo(() => reachOf(teller), [teller]);
  const context: BoardContext = {
    ...props,
    view,
    g: view.game,
    t: teller,
    near: teller.me === REBEL ? REBEL : 1,
    probes,
    reach,
    frame: (k) => teller.frame(k),
  };
  return <Context value={context}>{children}</Context>;
}

/** Whether a thing is highlighted from elsewhere, such as a log line. */
export const isPointed = ({ pointed }: BoardContext, ref: Ref): boolean => pointed.includes(ref);

import { useEffect, useMemo, useState } from 'react';
import type { EventView } from '../../kernel/events.ts';
import type { ChatLine, Problem, Snapshot } from '../../protocol/play.ts';
import type { TableInfo } from '../../protocol/tables.ts';
import { Pacer } from '../table/pacing.ts';
import { withLine, withRead } from './chat-lines.ts';
import { live, useLink } from './live.ts';
import { api } from './request.ts';

/** A table as it is shown from one place: kept up to date as long as somebody looks. */
export interface Watched {
  readonly info: TableInfo | null;
  /** When `info` came, in this machine's time: clocks run on from there. */
  readonly infoAt: number;
  /** What is on the screen; the newest picture may still wait for its turn. */
  readonly picture: Snapshot | null;
  readonly heard: readonly EventView[];
  readonly behind: number;
  /** Null until it is known. */
  readonly chat: readonly ChatLine[] | null;
  readonly muted: readonly string[];
  /** It is not to be looked at, or not any more. */
  readonly ended: Problem['error'] | null;
}

const NOTHING: Watched = {
  info: null,
  infoAt: 0,
  picture: null,
  heard: [],
  behind: 0,
  chat: null,
  muted: [],
  ended: null,
};

export interface Watch extends Watched {
  /** The key of the invitation that led here; whatever is asked for at this table needs it again. */
  readonly key: string | undefined;
  skip(): void;
  setInfo(info: TableInfo): void;
  reloadChat(): void;
}

/** Looks at a table from a seat, or as a spectator (null), through all reconnections. `undefined`: not yet. */
export function useWatch(
  table: string,
  seat: number | null | undefined,
  key: string | undefined,
  pace: number,
): Watch {
  const [state, setState] = useState<Watched>(NOTHING);
  const pacer = useMemo(() => new Pacer((shown) => setState((was) => ({ ...was, ...shown }))), []);
  pacer.pace = pace;

  useEffect(() => {
    if (seat === undefined) return;
    // Another place sees another picture: nothing of the one before may stay.
    setState((was) => ({ ...NOTHING, info: was.info, infoAt: was.infoAt, chat: was.chat, muted: was.muted }));
    const stop = live().watch(
      { table, seat, ...(key === undefined ? {} : { key }) },
      {
        picture: (picture, change) => pacer.push(picture, change, document.visibilityState === 'hidden'),
        table: (info) => setState((was) => ({ ...was, info, infoAt: Date.now() })),
        chat: (line) =>
          setState((was) =>
            was.muted.includes(line.from) ? was : { ...was, chat: withLine(was.chat ?? [], line) },
          ),
        ended: (ended) => setState((was) => ({ ...was, ended })),
      },
    );
    return () => {
      stop();
      pacer.stop();
    };
  }, [table, seat, key, pacer]);

  const readChat = useMemo(
    () => () => {
      api('chat', { params: { id: table }, query: key === undefined ? {} : { key } }).then(
        ({ lines, muted }) =>
          setState((was) => ({ ...was, chat: withRead(was.chat ?? [], lines, muted), muted })),
        // The chat is no reason to keep anybody from playing.
        () => {},
      );
    },
    [table, key],
  );
  useEffect(() => {
    readChat();
    // What was said while the link was away is told to nobody who comes back.
    return useLink.subscribe(({ link }, was) => {
      if (link === 'open' && was.link !== 'open') readChat();
    });
  }, [readChat]);

  return useMemo(
    () => ({
      ...state,
      key,
      skip: () => pacer.skip(),
      setInfo: (info) => setState((was) => ({ ...was, info, infoAt: Date.now() })),
      reloadChat: readChat,
    }),
    [state, key, pacer, readChat],
  );
}

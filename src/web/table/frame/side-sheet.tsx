import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Ref } from '../../../kernel/ids.ts';
import type { Question } from '../../../kernel/question.ts';
import type { ChatLine, LogRow } from '../../../protocol/play.ts';
import type { TableInfo } from '../../../protocol/tables.ts';
import { FormWidget } from '../../forms/index.tsx';
import { IconButton } from '../../kit/button.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { Log } from '../../log/log.tsx';
import type { Watch } from '../../net/pictures.ts';
import { useSettings } from '../../shell/settings.ts';
import { t } from '../../shell/words.ts';
import type { Staging } from '../board.ts';

/** Loaded when its tab is opened, so that the table loads sooner. */
const Chat = lazy(() => import('../../log/chat.tsx').then((part) => ({ default: part.Chat })));

interface Props {
  readonly narrow: boolean;
  /** Parts of the board, and the one that the question is about: for the sheet. */
  readonly parts: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[];
  readonly part: string | undefined;
  /** The question for the list of choices; null: no list is needed. */
  readonly question: Question | null;
  readonly openList: boolean;
  readonly staging: Staging;
  readonly log: readonly LogRow[];
  readonly info: TableInfo;
  readonly watch: Watch;
  readonly looked: Ref | null;
  onPoint(refs: readonly Ref[]): void;
}

/** Beside the board: log and chat in a rail. Narrow: these, the choices and parts of the board in one sheet with tabs, under the prompt. */
export function SideSheet(props: Props) {
  return props.narrow ? <Sheet {...props} /> : <Rail {...props} />;
}

/**
 * The choices as a list, on wide screens. They are above the rail, so that the board keeps its size;
 * without the rail, under the board. In tab order they come before the board.
 */
export function Choices({ question, staging }: { readonly question: Question; readonly staging: Staging }) {
  return (
    <section className="table-choices" aria-label={t('tab.answer')}>
      <FormWidget question={question} staging={staging} />
    </section>
  );
}

/** Chat lines since the chat was last open; lines from before I came are not new. */
function useUnread(lines: readonly ChatLine[] | null, looking: boolean): number {
  const [seen, setSeen] = useState<number | null>(null);
  const last = lines === null ? null : (lines[lines.length - 1]?.n ?? 0);
  useEffect(() => {
    setSeen((was) => (looking || was === null ? last : was));
  }, [looking, last]);
  if (looking || seen === null || lines === null) return 0;
  return lines.filter(({ n }) => n > seen).length;
}

const logAndChat = ({ log, info, watch, looked, onPoint }: Props, unread: number) => [
  {
    id: 'log',
    label: t('tab.log'),
    content: <Log rows={log} seats={info.seats} looked={looked} onPoint={onPoint} />,
  },
  {
    id: 'chat',
    label: t('tab.chat'),
    count: unread,
    content: (
      <Suspense>
        <Chat
          table={info.id}
          lines={watch.chat ?? []}
          muted={watch.muted}
          inviteKey={watch.key}
          seats={info.seats}
          onMuted={watch.reloadChat}
        />
      </Suspense>
    ),
  },
];

function Rail(props: Props) {
  const [tab, setTab] = useState('log');
  const open = useSettings((settings) => settings.rail);
  const unread = useUnread(props.watch.chat, open && tab === 'chat');
  if (!open) return null;
  return (
    <aside className="table-rail" aria-label={t('table.side')}>
      <Tabs label={t('table.side')} selected={tab} onSelect={setTab} tabs={logAndChat(props, unread)} />
    </aside>
  );
}

function Sheet(props: Props) {
  const { question, staging, openList, parts, part } = props;
  const first = parts[0]?.id ?? 'log';
  const [tab, setTab] = useState(first);
  const [open, setOpen] = useState(false);
  const unread = useUnread(props.watch.chat, open && tab === 'chat');
  const asked = openList ? question?.id : undefined;
  const wanted = asked !== undefined ? 'answer' : parts.find(({ id }) => id === part)?.id;
  // A question opens what it needs: the list, or a part of the board. Else the board has the room.
  useEffect(() => {
    setOpen(wanted !== undefined);
    setTab((was) => wanted ?? (was === 'answer' ? first : was));
  }, [wanted, first]);
  const tabs = [
    ...parts,
    ...(question === null
      ? []
      : [
          {
            id: 'answer',
            label: t('tab.answer'),
            content: (
              <div className="sheet-form">
                <FormWidget question={question} staging={staging} />
              </div>
            ),
          },
        ]),
    ...logAndChat(props, unread),
  ];
  const selected = tabs.some(({ id }) => id === tab) ? tab : first;
  return (
    <aside className={open ? 'table-sheet table-sheet-open' : 'table-sheet'} aria-label={t('table.side')}>
      <Tabs
        label={t('table.side')}
        selected={selected}
        onSelect={(id) => {
          setTab(id);
          if (id !== selected) setOpen(true);
        }}
        tabs={tabs}
        end={
          <IconButton
            icon={open ? 'down' : 'up'}
            label={t(open ? 'sheet.close' : 'sheet.open')}
            aria-expanded={open}
            onPress={() => setOpen(!open)}
          />
        }
      />
    </aside>
  );
}

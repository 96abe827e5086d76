import './log.css';
import { useRef, useState } from 'react';
import type { ChatLine } from '../../protocol/play.ts';
import type { SeatInfo } from '../../protocol/tables.ts';
import { Button, IconButton } from '../kit/button.tsx';
import { Field } from '../kit/fields/fields.tsx';
import { SideSign } from '../kit/icons.tsx';
import { tellProblem } from '../kit/overlays/toast.tsx';
import { personName } from '../lobby/labels.ts';
import { live } from '../net/live.ts';
import { useMe } from '../net/me.ts';
import { api, problemWords } from '../net/request.ts';
import { clockTime } from '../shell/moments.ts';
import { t } from '../shell/words.ts';
import { useAtEnd } from './use-at-end.ts';

/** The chat. Muting a person hides their lines from me only. */
export function Chat({
  table,
  lines,
  muted,
  seats,
  inviteKey,
  onMuted,
}: {
  readonly table: string;
  readonly lines: readonly ChatLine[];
  readonly muted: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly inviteKey: string | undefined;
  onMuted(): void;
}) {
  const me = useMe((store) => store.me);
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const last = lines[lines.length - 1]?.n;
  useAtEnd(list, last);

  const problem = (error: unknown): void => tellProblem(problemWords(error));
  const send = (): void => {
    const words = text.trim();
    if (words === '') return;
    live()
      .say(table, words)
      .then(() => setText(''), problem);
  };
  const mute = (person: string, off: boolean): void =>
    void api('mute', {
      params: { id: table },
      body: { person, muted: off, ...(inviteKey === undefined ? {} : { key: inviteKey }) },
    }).then(onMuted, problem);

  return (
    <div className="chat">
      <ul className="chat-lines" ref={list} aria-label={t('chat.label')} aria-live="polite">
        {lines.length === 0 && <li className="soft">{t('chat.none')}</li>}
        {lines.map((line) => (
          <li key={line.n} className="chat-line">
            <span className="chat-name">
              {line.seat !== null && <SideSign side={seats[line.seat]?.side ?? ''} size={12} />}
              {personName(line.name)} · {clockTime(line.at)}
            </span>
            {line.from !== me?.id && (
              <IconButton
                small
                icon="mute"
                label={t('chat.mute', { name: personName(line.name) })}
                onPress={() => mute(line.from, true)}
              />
            )}
            <p>{line.text}</p>
          </li>
        ))}
      </ul>
      <div>
        {muted.length > 0 && (
          <p className="chat-muted">
            {t('chat.muted', { n: muted.length })}
            <Button small look="quiet" onPress={() => muted.forEach((person) => void mute(person, false))}>
              {t('chat.unmute')}
            </Button>
          </p>
        )}
        {seats.some(({ mine }) => mine) ? (
          <form
            className="chat-write"
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <Field
              label={t('chat.write')}
              placeholder={t('chat.write')}
              value={text}
              onChange={setText}
              maxLength={500}
            />
            <Button type="submit" isDisabled={text.trim() === ''}>
              {t('chat.send')}
            </Button>
          </form>
        ) : (
          <p className="chat-muted">{t('chat.seated')}</p>
        )}
      </div>
    </div>
  );
}

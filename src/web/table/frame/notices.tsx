import './notices.css';
import type { ReactNode } from 'react';
import type { DeskInfo } from '../../../protocol/play.ts';
import type { TableInfo } from '../../../protocol/tables.ts';
import { Button } from '../../kit/button.tsx';
import { Icon, type IconName } from '../../kit/icons.tsx';
import { t, tOf } from '../../shell/words.ts';
import type { Acts } from '../use-acts.ts';

/**
 * Requests of others outside the game: undo, a draw, an end; and what I may do about a seat whose player is late, or
 * about my own.
 */
export function Notices({
  offers,
  toGo = [],
  info,
  me,
  people,
  acts,
}: {
  readonly offers: DeskInfo;
  /** What the request would take back, in sentences. */
  readonly toGo?: readonly string[];
  readonly info: TableInfo;
  readonly me: number | null;
  readonly people: readonly string[];
  readonly acts: Acts;
}) {
  const { undo, draw } = offers;
  const { lateSeats: late, abandon } = info;
  const name = (seat: number): string => people[seat] ?? '';
  if (info.status === 'over') return null;
  const offered = draw.filter((seat) => seat !== me);
  return (
    <div className="notices" role="status">
      {info.seats.some(({ mayReturn }) => mayReturn) && (
        <Notice icon="people" words={t('return.words')}>
          <Button small look="main" onPress={acts.takeSeat}>
            {t('return.take')}
          </Button>
        </Notice>
      )}
      {undo !== null && me !== null && undo.by !== me && !undo.agreed.includes(me) && (
        <Notice
          icon="undo"
          words={t(toGo.length === 0 ? 'undo.asked.unseen' : 'undo.asked', { who: name(undo.by) })}
          lines={toGo}
        >
          <Button small look="main" onPress={() => acts.act({ do: 'agree-undo' })}>
            {t('undo.agree')}
          </Button>
          <Button small onPress={() => acts.act({ do: 'decline-undo' })}>
            {t('undo.decline')}
          </Button>
        </Notice>
      )}
      {undo !== null && undo.by === me && <Notice icon="undo" words={t('undo.mine')} lines={toGo} />}
      {me !== null && draw.includes(me) && <Notice icon="peace" words={t('draw.mine')} />}
      {me !== null && offered.length > 0 && !draw.includes(me) && (
        <Notice icon="peace" words={t('draw.asked', { who: name(offered[0] ?? 0) })}>
          <Button small look="main" onPress={() => acts.act({ do: 'offer-draw' })}>
            {t('draw.agree')}
          </Button>
          <Button small onPress={() => acts.act({ do: 'decline-draw' })}>
            {t('draw.decline')}
          </Button>
        </Notice>
      )}
      {me !== null && abandon.includes(me) && <Notice icon="close" words={t('abandon.mine')} />}
      {me !== null && abandon.length > 0 && !abandon.includes(me) && (
        <Notice icon="close" words={t('abandon.asked', { who: name(abandon[0] ?? 0) })}>
          <Button small look="main" onPress={acts.abandon}>
            {t('abandon.agree')}
          </Button>
        </Notice>
      )}
      {late.map(({ seat, may, agreed }) => (
        <Notice
          key={seat}
          icon="clock"
          words={seat === me ? t('late.me') : t('late.other', { who: name(seat) })}
        >
          {me !== null &&
            seat !== me &&
            may
              .filter((what) => what !== 'bot' || !agreed.includes(me))
              .map((what) => (
                <Button key={what} small onPress={() => acts.settle(seat, what)}>
                  {tOf('settle', what)}
                </Button>
              ))}
        </Notice>
      ))}
    </div>
  );
}

/** The log has the rest. */
const MOST_LINES = 4;

function Notice({
  icon,
  words,
  lines = [],
  children,
}: {
  readonly icon: IconName;
  readonly words: string;
  readonly lines?: readonly string[];
  readonly children?: ReactNode;
}) {
  return (
    <div className="notice">
      <Icon name={icon} size={18} />
      <span>
        {words}
        {lines.length > 0 && (
          <span className="notice-lines">
            {lines.slice(0, MOST_LINES).join(' ')}
            {lines.length > MOST_LINES && ` ${t('undo.asked.more', { n: lines.length - MOST_LINES })}`}
          </span>
        )}
      </span>
      <span className="notice-acts">{children}</span>
    </div>
  );
}

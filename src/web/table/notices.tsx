import './notices.css';
import type { ReactNode } from 'react';
import type { DeskInfo } from '../../protocol/play.ts';
import type { TableInfo } from '../../protocol/tables.ts';
import { Button } from '../kit/button.tsx';
import { Icon, type IconName } from '../kit/icons.tsx';
import { t, tOf } from '../shell/words.ts';
import type { Acts } from './use-acts.ts';

/**
 * What others want of me besides the game: taking back, a draw, an end; and what I may do about a seat whose player is late, or
 * about my own.
 */
export function Notices({
  desk,
  info,
  me,
  people,
  acts,
}: {
  readonly desk: DeskInfo;
  readonly info: TableInfo;
  readonly me: number | null;
  readonly people: readonly string[];
  readonly acts: Acts;
}) {
  const { undo, draw } = desk;
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
        <Notice icon="undo" words={t('undo.asked', { who: name(undo.by) })}>
          <Button small look="main" onPress={() => acts.act({ do: 'agree-undo' })}>
            {t('undo.agree')}
          </Button>
          <Button small onPress={() => acts.act({ do: 'decline-undo' })}>
            {t('undo.decline')}
          </Button>
        </Notice>
      )}
      {undo !== null && undo.by === me && <Notice icon="undo" words={t('undo.mine')} />}
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

function Notice({
  icon,
  words,
  children,
}: {
  readonly icon: IconName;
  readonly words: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className="notice">
      <Icon name={icon} size={18} />
      <span>{words}</span>
      <span className="notice-acts">{children}</span>
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { Clock } from '../../../protocol/tables.ts';
import { timeLeft } from '../../shell/moments.ts';
import { t } from '../../shell/words.ts';

const SHORT = 60_000;

/** A seat's clock, running on from the last message. */
export function ClockFace({ clock, since }: { readonly clock: Clock; readonly since: number }) {
  const [now, setNow] = useState(Date.now);
  const { running } = clock;
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const left = clock.left - (running ? Math.max(0, now - since) : 0);
  const look = `clock${running ? ' clock-runs' : ''}${left < SHORT ? ' clock-short' : ''}`;
  return (
    <span className={look} role="timer" aria-label={t('clock.left', { time: timeLeft(left) })}>
      {timeLeft(left)}
    </span>
  );
}

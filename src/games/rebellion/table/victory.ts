import type { RebIo } from '../io.ts';
import { EMPIRE, REBEL, type Reb, SIDES, type Side } from '../state.ts';
import { empireHoldsBase } from './base.ts';
import { checkCaptives } from './leaders.ts';
import { checkSubjugation } from './systems.ts';

/** Subjugation, rescue, victory: checks after every finished change. */
export function checkAll(g: Reb, io: RebIo): void {
  for (const loc of checkSubjugation(g)) {
    io.emit({ k: g.subjugated[loc] === 1 ? 'subjugated' : 'freed', side: EMPIRE, system: loc });
  }
  checkCaptives(g, io);
  checkVictory(g, io);
}

/** Both ways to win, checked as soon as they can occur (R-121, time track). */
export function checkVictory(g: Reb, io: RebIo): void {
  if (empireHoldsBase(g, io)) win(EMPIRE, 'winning.empire', io);
  else if (g.reputation <= g.time) win(REBEL, 'winning.rebel', io);
}

export function win(side: Side, reason: string, io: RebIo): void {
  io.emit({ k: 'game-won', side });
  io.win(SIDES[side], reason);
}

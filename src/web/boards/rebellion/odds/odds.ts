import type { MissionId } from '../../../../games/rebellion/data/missions.ts';
import { at } from '../../../../games/rebellion/leaders.ts';
import { kindIn, leaderIn, locIn } from '../../../../games/rebellion/names.ts';
import {
  isSystem,
  KIND_COUNT,
  type Leader,
  type Loc,
  NONE,
  type Reb,
} from '../../../../games/rebellion/state.ts';
import { type RebView, Teller } from '../../../../games/rebellion/text/table/teller.ts';
import { unitsAt } from '../../../../games/rebellion/units.ts';
import type { Answer } from '../../../../kernel/forms/index.ts';
import type { Ref } from '../../../../kernel/ids.ts';
import type { Question } from '../../../../kernel/question.ts';
import { capitalised } from '../../../../kernel/speak.ts';
import type { View } from '../../../../kernel/view.ts';
import type { Odds } from '../../../table/board.ts';
import { words } from '../words.ts';
import { attacks, type Forces } from './combat.ts';
import { chanceOfAny } from './dice.ts';
import { type Forecast, forecast, worstOpposer } from './mission.ts';

const percent = (p: number): number => Math.round(p * 100);
const oneDigit = (n: number): string => n.toFixed(1);
const chosenIn = (draft: Answer | null): string | undefined =>
  draft?.is === 'choose' ? draft.id : undefined;

// ---- missions ----

function diceLines(t: Teller, { mine, theirs, bonus }: Forecast, side: 0 | 1): string[] {
  const line = (who: 0 | 1, n: number, extra: number): string =>
    t.word('board.odds.mission.dice', {
      side: capitalised(t.side(who)),
      n,
      bonus: extra > 0 ? t.word('board.odds.mission.bonus', { n: extra }) : '',
    });
  return [line(side, mine, bonus), line(side === 0 ? 1 : 0, theirs, 0)];
}

/** Where the mission under way would be, if this answer is given. */
function aim(g: Reb, question: Question, id: string): { loc: Loc; against: Leader } | undefined {
  if (question.kind === 'mission.where') return { loc: locIn(id), against: NONE };
  if (question.kind !== 'mission.against') return undefined;
  const against = leaderIn(id);
  return { loc: at(g, against), against };
}

function missionOdds(t: Teller, question: Question, draft: Answer | null): Odds | undefined {
  const run = t.frame('mission');
  const id: MissionId | null | undefined = run?.id;
  if (run === undefined || id === null || id === undefined) return undefined;
  const attempt = { ...run, id };
  const chosen = chosenIn(draft);
  if (question.kind === 'mission.oppose') {
    const sent = chosen?.startsWith('send:') ? [leaderIn(chosen)] : [];
    const cast = forecast(t.g, attempt, run.loc, run.against, sent);
    return {
      label: t.word('board.odds.mission', { p: percent(cast.chance) }),
      lines: cast.unopposed ? [t.word('board.odds.mission.unopposed')] : diceLines(t, cast, run.side),
    };
  }
  const place = chosen === undefined ? undefined : aim(t.g, question, chosen);
  if (place === undefined || !isSystem(place.loc)) return undefined;
  const cast = forecast(t.g, attempt, place.loc, place.against, []);
  const worst = worstOpposer(t.g, attempt, place.loc, place.against);
  return {
    label: t.word('board.odds.mission', { p: percent(cast.chance) }),
    lines: [
      ...(cast.unopposed ? [t.word('board.odds.mission.unopposed')] : diceLines(t, cast, run.side)),
      ...(worst === undefined ? [] : [worstLine(t, attempt, place, worst)]),
    ],
  };
}

function worstLine(
  t: Teller,
  run: Parameters<typeof forecast>[1],
  { loc, against }: { loc: Loc; against: Leader },
  worst: Leader,
): string {
  const { chance } = forecast(t.g, run, loc, against, [worst]);
  return t.word('board.odds.mission.oppose', {
    leader: t.leader(worst).replaceAll('\u00a0', ' '),
    p: percent(chance),
  });
}

// ---- combat ----

function combatOdds(t: Teller, forces: Forces): Odds | undefined {
  const all = attacks(forces);
  if (all.length === 0) return undefined;
  const total = (side: number): number =>
    all.filter((one) => one.side === side).reduce((sum, one) => sum + one.damage, 0);
  const mine = t.view.me === 0 ? 0 : 1;
  return {
    label: t.word('board.odds.attack', { n: `${oneDigit(total(mine))} : ${oneDigit(total(1 - mine))}` }),
    lines: all.map(({ side, theater, red, black, damage }) =>
      t.word('board.odds.attack.side', {
        side: `${capitalised(t.side(side))}, ${t.word(`board.battle.${theater === 0 ? 'space' : 'ground'}`)}`,
        red,
        black,
        n: oneDigit(damage),
      }),
    ),
  };
}

const standing =
  (g: Reb, loc: Loc): Forces =>
  (kind) =>
    unitsAt(g, loc, kind);

/** Those who are there, and those who come with this answer. */
function afterMove(g: Reb, to: Loc, draft: Answer | null): Forces {
  const coming = new Array<number>(KIND_COUNT).fill(0);
  for (const [, lot, n] of draft?.is === 'haul' ? draft.move : []) {
    if (lot.startsWith('captive:')) continue;
    const kind = kindIn(lot.split('#')[0] ?? lot);
    coming[kind] = (coming[kind] ?? 0) + n;
  }
  return (kind) => unitsAt(g, to, kind) + (coming[kind] ?? 0);
}

/** Questions at which a round of combat lies ahead. */
const BEFORE_A_ROUND = ['combat.add-leader', 'retreat.where', 'window'];

export function oddsOf(view: View, question: Question, draft: Answer | null): Odds | undefined {
  const t = new Teller(view as RebView, words);
  if (question.kind.startsWith('mission.')) return missionOdds(t, question, draft);
  if (question.kind === 'plans.station') {
    const p = percent(chanceOfAny('directHit', 3));
    return { label: t.word('board.odds.plans', { p }), lines: [t.word('board.odds.plans.dice')] };
  }
  const combat = t.frame('combat');
  if (combat !== undefined && BEFORE_A_ROUND.includes(question.kind))
    return combatOdds(t, standing(t.g, combat.loc));
  const { form } = question;
  if (form.is === 'haul' && question.kind !== 'retreat.units') {
    const to: Ref = form.to;
    return isSystem(locIn(to)) ? combatOdds(t, afterMove(t.g, locIn(to), draft)) : undefined;
  }
  return undefined;
}

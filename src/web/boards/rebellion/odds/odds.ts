import {
  MISSIONS,
  type MissionId,
  PLANS_DICE,
  RING_IDS,
  type RingId,
} from '../../../../games/rebellion/public/data.ts';
import type { FrameOf } from '../../../../games/rebellion/public/frames.ts';
import {
  type Attempt,
  attacksAhead,
  canC3poSave,
  chanceOfAny,
  type Forces,
  type Forecast,
  forecast,
  hasYoda,
  opposers,
  rollers,
} from '../../../../games/rebellion/public/queries.ts';
import {
  at,
  isDestroyed,
  isSystem,
  KIND_COUNT,
  kindIn,
  type Leader,
  type Loc,
  leaderIn,
  locIn,
  NONE,
  objectiveIn,
  other,
  REBEL,
  type Reb,
  type Side,
  slotIn,
  unitsAt,
} from '../../../../games/rebellion/public/table.ts';
import { type RebView, Teller } from '../../../../games/rebellion/public/words.ts';
import type { Answer } from '../../../../kernel/forms/index.ts';
import type { Ref } from '../../../../kernel/ids.ts';
import type { Question } from '../../../../kernel/question.ts';
import { capitalised } from '../../../../kernel/speak/index.ts';
import type { View } from '../../../../kernel/view.ts';
import type { Odds } from '../../../table/board.ts';
import { words } from '../words.ts';

const percent = (p: number): number => Math.round(p * 100);
const oneDigit = (n: number): string => n.toFixed(1);
const chosenIn = (draft: Answer | null): string | undefined =>
  draft?.is === 'choose' ? draft.id : undefined;

// ---- missions ----

/** "Vader, Tagge and Tarkin". */
const leaderNames = (t: Teller, leaders: readonly Leader[]): string =>
  t.list(leaders.map((l) => t.leader(l).replaceAll('\u00a0', ' ')));

function diceLines(t: Teller, { mine, theirs, bonus }: Forecast, side: Side): string[] {
  const line = (who: Side, n: number, extra: number): string =>
    t.word('board.odds.mission.dice', {
      side: capitalised(t.side(who)),
      n,
      bonus: extra > 0 ? t.word('board.odds.mission.bonus', { n: extra }) : '',
    });
  return [line(side, mine, bonus), line(other(side), theirs, 0)];
}

/** Whether a ring worn by one of the Rebels who roll may be used after the roll (R-057). */
function mayChange(g: Reb, attempt: Attempt, ring: RingId | undefined): boolean {
  if (ring === 'c-3po') return canC3poSave(attempt);
  return ring === 'r2-d2' || (ring === 'master-yoda' && !g.marks.yodaUsed);
}

function ringLine(t: Teller, attempt: Attempt, coming: readonly Leader[]): string[] {
  const rings = rollers(t.g, attempt, REBEL, coming).flatMap((l) => {
    const ring = RING_IDS[t.g.ring[l] ?? NONE];
    return mayChange(t.g, attempt, ring) ? [t.word(`ring.${ring}`)] : [];
  });
  return rings.length === 0 ? [] : [t.word('board.odds.mission.rings', { rings: t.list(rings) })];
}

/** The chance, and against whom. */
const against = (t: Teller, { against: foes, chance }: Forecast): string =>
  foes.length === 0
    ? t.word('board.odds.unopposed')
    : t.word('board.odds.against', { leaders: leaderNames(t, foes), p: percent(chance) });

/** Where the mission under way would be, if this answer is given. */
function aim(g: Reb, question: Question, id: string): { loc: Loc; against: Leader } | undefined {
  if (question.kind === 'mission.where') return { loc: locIn(id), against: NONE };
  if (question.kind !== 'mission.against') return undefined;
  const target = leaderIn(id);
  return { loc: at(g, target), against: target };
}

/** For those who are asked whom they send against it. */
function opposeOdds(t: Teller, attempt: Attempt, card: string, chosen: string | undefined): Odds {
  const sent = chosen?.startsWith('send:') ? [leaderIn(chosen)] : [];
  const cast = forecast(t.g, attempt, sent);
  if (cast.against.length === 0) return { label: t.word('board.odds.oppose.unopposed', { card }), lines: [] };
  const coming = attempt.side === REBEL ? attempt.leaders : sent;
  return {
    label: t.word('board.odds.oppose.against', {
      card,
      leaders: leaderNames(t, cast.against),
      p: percent(cast.chance),
    }),
    lines: [...diceLines(t, cast, attempt.side), ...ringLine(t, attempt, coming)],
  };
}

function missionOdds(t: Teller, question: Question, draft: Answer | null): Odds | undefined {
  const run = t.frame('mission');
  const id: MissionId | null | undefined = run?.id;
  // A mission that is resolved neither succeeds nor fails (R-038).
  if (run === undefined || id === null || id === undefined || MISSIONS[id].mode === 'resolve')
    return undefined;
  const chosen = chosenIn(draft);
  if (question.kind === 'mission.oppose') return opposeOdds(t, { ...run, id }, t.word(`face.${id}`), chosen);
  const place = chosen === undefined ? undefined : aim(t.g, question, chosen);
  if (place === undefined || !isSystem(place.loc)) return undefined;
  const attempt = { ...run, id, ...place };
  const now = forecast(t.g, attempt);
  const worst = worstCase(t.g, attempt);
  const shown = worst ?? now;
  const coming = attempt.side === REBEL ? attempt.leaders : [];
  return {
    label: [against(t, now), ...(worst === undefined ? [] : [against(t, worst)])].join(' '),
    lines:
      shown.against.length === 0
        ? []
        : [...diceLines(t, shown, attempt.side), ...ringLine(t, attempt, coming)],
  };
}

/** The leader of the other side's pool who would be worst for the mission; undefined when nobody can come. */
function worstCase(g: Reb, attempt: Attempt & { readonly unopposable: boolean }): Forecast | undefined {
  let worst: Forecast | undefined;
  for (const l of opposers(g, attempt)) {
    const cast = forecast(g, attempt, [l]);
    if (worst === undefined || cast.chance < worst.chance) worst = cast;
  }
  return worst;
}

// ---- combat ----

function combatOdds(t: Teller, forces: Forces, loc: Loc, combat?: FrameOf<'combat'>): Odds | undefined {
  const all = attacksAhead(forces, isDestroyed(t.g, loc), combat);
  if (all.length === 0) return undefined;
  const total = (side: Side): string =>
    oneDigit(all.filter((one) => one.side === side).reduce((sum, one) => sum + one.damage, 0));
  const mine: Side = t.me === 1 ? 1 : 0;
  return {
    label: t.word('board.odds.attack', {
      first: t.side(mine),
      mine: total(mine),
      second: t.side(other(mine)),
      theirs: total(other(mine)),
    }),
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

// ---- Death Star Plans ----

/** Whether this question decides on a try with the Plans. */
function isTry(t: Teller, question: Question, draft: Answer | null): boolean {
  if (question.kind === 'plans.station') return true;
  const chosen = chosenIn(draft);
  if (question.kind !== 'combat.objective' || !chosen?.startsWith('play:')) return false;
  return objectiveIn(slotIn(chosen), t.r)?.startsWith('death-star-plans') ?? false;
}

function plansOdds(t: Teller, loc: Loc): Odds {
  // One die more: the reroll of a die that missed.
  const yoda = hasYoda(t.g, loc);
  const p = percent(chanceOfAny('directHit', PLANS_DICE + (yoda ? 1 : 0)));
  return {
    label: t.word('board.odds.plans', { p }),
    lines: [
      t.word('board.odds.plans.dice', { n: PLANS_DICE }),
      ...(yoda ? [t.word('board.odds.plans.yoda')] : []),
    ],
  };
}

/** Questions at which attacks of a combat lie ahead. */
const BEFORE_ATTACKS = ['combat.add-leader', 'retreat.where', 'window'];

export function oddsOf(view: View, question: Question, draft: Answer | null): Odds | undefined {
  const t = new Teller(view as RebView, words);
  if (question.kind.startsWith('mission.')) return missionOdds(t, question, draft);
  const combat = t.frame('combat');
  if (combat !== undefined && isTry(t, question, draft)) return plansOdds(t, combat.loc);
  if (combat !== undefined && BEFORE_ATTACKS.includes(question.kind))
    return combatOdds(t, standing(t.g, combat.loc), combat.loc, combat);
  const { form } = question;
  if (form.is !== 'haul' || question.kind === 'retreat.units') return undefined;
  const to: Ref = form.to;
  const loc = locIn(to);
  return isSystem(loc) ? combatOdds(t, afterMove(t.g, loc, draft), loc) : undefined;
}

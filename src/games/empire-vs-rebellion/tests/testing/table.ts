import { seeded } from '../../../../kernel/chance/seeded.ts';
import type { Event } from '../../../../kernel/events.ts';
import { start } from '../../../../kernel/flow/apply.ts';
import { Scene } from '../../../../kernel/scene.ts';
import { lookOf } from '../../../../kernel/view.ts';
import { FACES } from '../../cards/faces.ts';
import { empireVsRebellion } from '../../index.ts';
import { total } from '../../queries/table.ts';
import { type EvrScene, type EvrSetup, evrScene, type SideSetup } from '../../scene.ts';
import { type Area, NONE, SIDES, type Side } from '../../state.ts';

/** Tables for tests, and what can be read off them. Cards are named without the prefix of their side; '?' lies facedown. */

export type SideName = (typeof SIDES)[number];
export type ViewerName = SideName | 'spectator';
export const VIEWERS: readonly ViewerName[] = ['rebel', 'imperial', 'spectator'];
export const foe = (side: SideName): SideName => (side === 'rebel' ? 'imperial' : 'rebel');
const seatOf = (side: SideName): Side => (side === 'rebel' ? 0 : 1);

let laid: EvrScene[] = [];

/** A position arranged by names; `checkTables` looks at it again when the test is done. */
export function table(setup: EvrSetup = {}): EvrScene {
  const s = evrScene(setup);
  laid.push(s);
  return s;
}

/** No card may have been lost or doubled on any table of this test. */
export function checkTables(): void {
  const all = laid;
  laid = [];
  for (const s of all) empireVsRebellion.check(s.state);
}

export const clearTables = (): void => {
  laid = [];
};

/** A game from its start. */
export function freshGame(seed = 'fresh', tutorial = false): EvrScene {
  const { state } = start(empireVsRebellion, { tutorial }, seeded(seed));
  const s: EvrScene = new Scene(empireVsRebellion, state, seed);
  laid.push(s);
  return s;
}

/** Two sides by name, so that a test can be written once for both. */
export const sides = (side: SideName, mine: SideSetup, theirs: SideSetup): EvrSetup => ({
  [side]: mine,
  [foe(side)]: theirs,
  active: side,
});

/** Two passes end the struggle. */
export function passBoth(s: EvrScene): EvrScene {
  s.choose(asking(s), 'do:pass');
  return s.choose(asking(s), 'do:pass');
}

/** A strategy that changes nothing in the round in which it is revealed. */
export const QUIET = 'infiltration';

/** A struggle that ends at once, with strategies that change nothing unless the setup names others. */
export function fight(setup: EvrSetup): EvrScene {
  const quiet = (side: SideSetup = {}): SideSetup => ({ strategy: QUIET, ...side });
  return passBoth(table({ ...setup, rebel: quiet(setup.rebel), imperial: quiet(setup.imperial) }));
}

const TYPES = ['military', 'diplomacy', 'the-force', 'recon'];

/** Ordinary cards that are worth this together, as few as possible. */
export function hand(worth: number): string[] {
  const n = Math.ceil(worth / 5);
  const low = Math.floor(worth / n);
  const high = worth - low * n;
  return Array.from({ length: n }, (_, i) => `${TYPES[i % 4]}-${i < high ? low + 1 : low}`);
}

// ---- reading ----

const OWN_PREFIX =
  /^(rebel|imperial)-(?=(military|diplomacy|the-force|recon)-\d|direct-assault|deception|infiltration|bureaucracy|support)/;
export const short = (id: string | null | undefined): string => id?.replace(OWN_PREFIX, '') ?? '?';

export const area = (s: EvrScene, side: SideName): Area => s.view('spectator').game.areas[seatOf(side)];

export type Pile = 'deck' | 'discard' | 'reserve' | 'unused' | 'used' | 'events';

/** A pile as a viewer sees it; the spectator knows only what everybody knows. */
export const pile = (s: EvrScene, side: SideName, where: Pile, viewer: ViewerName = 'spectator'): string[] =>
  area(s, side)[where].map((slot) => short(s.sees(viewer, slot)));

/** What really lies there. */
export const truth = (s: EvrScene, side: SideName, where: Pile): string[] =>
  area(s, side)[where].map((slot) => short(FACES[s.state.secrets.face[slot] ?? NONE]));

export const sorted = (names: readonly string[]): string[] => names.slice().sort();

/** Cards in play as everybody sees them; a star: exhausted. */
export function inPlay(s: EvrScene, side: SideName): string[] {
  const { play, ready } = area(s, side);
  return play.map((slot, i) => `${short(s.sees('spectator', slot))}${ready[i] ? '' : '*'}`);
}

/** The strategy of this round as a viewer sees it; null: none has been chosen. */
export function chosen(s: EvrScene, side: SideName, viewer: ViewerName): string | null {
  const slot = area(s, side).chosen;
  return slot === NONE ? null : short(s.sees(viewer, slot));
}

export const tokens = (s: EvrScene, side: SideName): number => area(s, side).influence;

export const totalOf = (s: EvrScene, side: SideName): number => {
  const view = s.view('spectator');
  return total(view.game, seatOf(side), lookOf(view, 0));
};

export const balance = (s: EvrScene): SideName => SIDES[s.view('spectator').game.balance];

/** Who is being asked. */
export const asked = (s: EvrScene): SideName[] =>
  s.view('spectator').waiting.map((seat) => SIDES[seat as Side]);

export function asking(s: EvrScene): SideName {
  const [only, more] = asked(s);
  if (only === undefined || more !== undefined) throw new Error(`asked: ${asked(s).join(', ')}`);
  return only;
}

/** The kind of question that the side is asked. */
export const kind = (s: EvrScene, who: SideName): string => s.question(who).kind;

/** The cards that a `pick` or `allot` lets one name; for an `allot` with the places each may go to. */
export function lots(s: EvrScene, who: SideName): string[] {
  const { form } = s.question(who);
  const plain = (id: string): string => short(s.named(id).replace('card:', ''));
  if (form.is === 'pick') return form.from.map((lot) => plain(lot.id));
  if (form.is === 'allot') return form.lots.map((lot) => `${plain(lot.id)} ${(lot.to ?? []).join(' ')}`);
  throw new Error(`the question is a ${form.is}`);
}

/** The cards that a `choose` offers. */
export const cards = (s: EvrScene, who: SideName): string[] =>
  s
    .offers(who)
    .filter((id) => id.startsWith('card:'))
    .map((id) => short(id.replace('card:', '')));

/** Is not offered, and is refused by this rule. */
export function refusedBy(s: EvrScene, who: SideName, option: string): string | undefined {
  if (s.offers(who).includes(option)) throw new Error(`${option} is on offer`);
  const before = JSON.stringify(s.state);
  const { rule } = s.refusal(who, option);
  if (JSON.stringify(s.state) !== before) throw new Error('a refusal changed the table');
  return rule;
}

// ---- what was told ----

export interface HeardCards {
  readonly e: Event;
  /** The faces of its cards, as far as this viewer was told them. */
  readonly cards: string[];
}

/** What a viewer was told of one kind when the last answer was carried out. */
export const hears = (s: EvrScene, viewer: ViewerName, k: string): HeardCards[] =>
  s
    .eventsFor(viewer)
    .filter((h) => h.e.k === k)
    .map((h) => ({
      e: h.e,
      cards: (h.e.cards ?? []).map((slot) => short(FACES[h.faces[slot] ?? NONE])),
    }));

/** The final totals that were told, Rebel first. */
export function finalTotals(s: EvrScene): unknown[] {
  const [told] = hears(s, 'spectator', 'totals');
  return [told?.e['rebel'], told?.e['imperial']];
}

/** Who took the event, as it was told; null: nobody. */
export function winner(s: EvrScene): SideName | null {
  const [won] = hears(s, 'spectator', 'event-won');
  return won?.e.side === undefined ? null : SIDES[won.e.side as Side];
}

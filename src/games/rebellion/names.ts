import type { Option } from '../../kernel/forms/index.ts';
import { type CardSlot, cardRef, type Ref } from '../../kernel/ids.ts';
import { MOST_SLOTS } from './box.ts';
import { LEADER_IDS, type LeaderId } from './data/leaders.ts';
import { numbered } from './data/numbered.ts';
import { SYSTEM_IDS, type SystemId } from './data/systems.ts';
import { UNIT_IDS, type UnitId } from './data/units.ts';
import {
  BASE_SPACE,
  type Kind,
  kindNo,
  type Leader,
  type Loc,
  leaderNo,
  systemId,
  systemNo,
} from './state.ts';
import { leaderId } from './table/leaders.ts';

/** How things are named in questions and answers: by the ids of the data, so that logs can be read. */
const LOC_REFS: readonly Ref[] = [...SYSTEM_IDS.map((id): Ref => `system:${id}`), 'space:rebel-base'];
const LEADER_REFS = LEADER_IDS.map((id): Ref => `leader:${id}`);
const UNIT_REFS = UNIT_IDS.map((id): Ref => `unit:${id}`);
export const locRef = (loc: Loc): Ref => LOC_REFS[loc] ?? `system:${systemId(loc)}`;
export const leaderRef = (l: Leader): Ref => LEADER_REFS[l] ?? `leader:${leaderId(l)}`;
export const unitId = (kind: Kind): UnitId => numbered(UNIT_IDS, kind, 'kind of unit');
export const unitRef = (kind: Kind): Ref => UNIT_REFS[kind] ?? `unit:${unitId(kind)}`;

const after = (id: string): string => id.slice(id.indexOf(':') + 1);

/** Numbers for names. Names made here are parsed once; a name that a person points at can be anything and is not stored. */
class Names {
  private readonly known = new Map<string, number>();
  private readonly read: (name: string) => number;

  constructor(read: (name: string) => number, made: readonly string[]) {
    this.read = read;
    for (const id of made) this.keep(id);
  }

  keep(id: string): void {
    this.known.set(id, this.read(after(id)));
  }

  numberOf(id: string): number {
    return this.known.get(id) ?? this.read(after(id));
  }
}
const LOCS = new Names((name) => (name === 'rebel-base' ? BASE_SPACE : systemNo(name as SystemId)), LOC_REFS);
const LEADERS = new Names((name) => leaderNo(name as LeaderId), LEADER_REFS);
const KINDS = new Names((name) => kindNo(name as UnitId), [...UNIT_REFS, ...UNIT_IDS]);
const CARDS = new Names(
  Number,
  Array.from({ length: MOST_SLOTS }, (_, slot) => cardRef(slot)),
);
export const locIn = (id: string): Loc => LOCS.numberOf(id);
export const leaderIn = (id: string): Leader => LEADERS.numberOf(id);
export const kindIn = (id: string): Kind => KINDS.numberOf(id);
export const slotIn = (id: string): CardSlot => CARDS.numberOf(id);

/** Options for places, leaders and cards are made once: playouts ask millions of such questions. */
function made(
  names: Names,
  make: (verb: string, key: number) => Option,
): (verb: string, key: number) => Option {
  const rows = new Map<string, Option[]>();
  return (verb, key) => {
    let row = rows.get(verb);
    if (!row) {
      row = [];
      rows.set(verb, row);
    }
    let option = row[key];
    if (!option) {
      option = make(verb, key);
      row[key] = option;
      names.keep(option.id);
    }
    return option;
  };
}
export const locOption = made(LOCS, (verb, loc) => ({
  id: `${verb}:${after(locRef(loc))}`,
  refs: [locRef(loc)],
}));
export const leaderOption = made(LEADERS, (verb, l) => ({
  id: `${verb}:${leaderId(l)}`,
  refs: [leaderRef(l)],
}));
export const cardOption = made(CARDS, (verb, slot) => ({ id: `${verb}:${slot}`, refs: [cardRef(slot)] }));
export const kindOption = made(KINDS, (verb, kind) => ({
  id: `${verb}:${unitId(kind)}`,
  refs: [unitRef(kind)],
}));

export const PASS: Option = { id: 'do:pass', refs: [] };
export const DECLINE: Option = { id: 'do:decline', refs: [] };
export const DONE: Option = { id: 'do:done', refs: [] };
export const YES: Option = { id: 'do:yes', refs: [] };
export const NO: Option = { id: 'do:no', refs: [] };

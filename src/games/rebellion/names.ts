import type { Option } from '../../kernel/forms/index.ts';
import { cardRef, type Ref, type SlotId } from '../../kernel/ids.ts';
import type { LeaderId } from './data/leaders.ts';
import type { SystemId } from './data/systems.ts';
import { UNIT_IDS, type UnitId } from './data/units.ts';
import { leaderId } from './leaders.ts';
import { BASE_SPACE, type Kind, type Leader, type Loc, leaderNo, NONE, systemId, systemNo } from './state.ts';

/** How things are named in questions and answers: by the ids of the data, so that logs can be read. */
export const locRef = (loc: Loc): Ref =>
  loc === BASE_SPACE ? 'space:rebel-base' : `system:${systemId(loc)}`;
export const leaderRef = (l: Leader): Ref => `leader:${leaderId(l)}`;
export const unitId = (kind: Kind): UnitId => UNIT_IDS[kind] ?? 'tie-fighter';
export const unitRef = (kind: Kind): Ref => `unit:${unitId(kind)}`;

const after = (id: string): string => id.slice(id.indexOf(':') + 1);
export const locIn = (id: string): Loc =>
  after(id) === 'rebel-base' ? BASE_SPACE : systemNo(after(id) as SystemId);
export const leaderIn = (id: string): Leader => leaderNo(after(id) as LeaderId);
export const kindIn = (id: string): Kind => UNIT_IDS.indexOf(after(id) as UnitId);
export const slotIn = (id: string): SlotId => Number(after(id));

/** Options for places, leaders and cards are made once: playouts ask millions of such questions. */
function made<K extends number>(make: (verb: string, key: K) => Option): (verb: string, key: K) => Option {
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
    }
    return option;
  };
}
export const locOption = made<Loc>((verb, loc) => ({
  id: `${verb}:${after(locRef(loc))}`,
  refs: [locRef(loc)],
}));
export const leaderOption = made<Leader>((verb, l) => ({
  id: `${verb}:${leaderId(l)}`,
  refs: [leaderRef(l)],
}));
export const cardOption = made<SlotId>((verb, slot) => ({ id: `${verb}:${slot}`, refs: [cardRef(slot)] }));
export const kindOption = made<Kind>((verb, kind) => ({
  id: `${verb}:${unitId(kind)}`,
  refs: [unitRef(kind)],
}));

export const PASS: Option = { id: 'do:pass', refs: [] };
export const DECLINE: Option = { id: 'do:decline', refs: [] };
export const DONE: Option = { id: 'do:done', refs: [] };
export const YES: Option = { id: 'do:yes', refs: [] };
export const NO: Option = { id: 'do:no', refs: [] };
export const isNone = (n: number): boolean => n === NONE;

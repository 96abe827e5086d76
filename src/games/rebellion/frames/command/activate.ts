import { hauled } from '../../../../kernel/forms/index.ts';
import type { RebLook } from '../../io.ts';
import { kindIn, leaderIn, locIn, locOption, locRef } from '../../names.ts';
import { isPinned } from '../../queries/pins.ts';
import { haulForm, sourcesOf } from '../../queries/transport.ts';
import type { RebRule } from '../../rules/document.ts';
import { BASE_SPACE, duty, isSystem, type Loc, NONE, REBEL, type Reb, type Side } from '../../state.ts';
import { addClue } from '../../table/base.ts';
import { placeLeader } from '../../table/leaders.ts';
import { applyMove } from '../../table/movement.ts';
import { NEIGHBOURS, SYSTEM_LOCS } from '../../table/systems.ts';
import { hasSide } from '../../table/units.ts';
import { formStep } from '../form-step.ts';
import type { FrameOf } from '../frames.ts';
import { choiceStep } from '../step.ts';

type Activate = FrameOf<'activate'>;

const canActivateBaseSpace = (g: Reb, side: Side): boolean => side === REBEL && !g.probes.revealed;

/** A system that already has leaders may be activated, and nothing has to move. */
const SYSTEMS = SYSTEM_LOCS.map((loc) => locOption('system', loc));
const ALL_PLACES = [...SYSTEMS, locOption('space', BASE_SPACE)];

const system = choiceStep<Activate>({
  kind: 'activate.system',
  rule: 'command.activate',
  who: (_g, f) => duty(f.side, 'turn'),
  options: (look, f) => (canActivateBaseSpace(look.game, f.side) ? ALL_PLACES : SYSTEMS),
  why: (look, f) => (canActivateBaseSpace(look.game, f.side) ? null : 'move.base-space'),
  run(g, f, id, io) {
    f.loc = locIn(id);
    placeLeader(g, f.leader, f.loc);
    io.emit({ k: 'activated', side: f.side, duty: duty(f.side, 'turn'), leader: f.leader, system: f.loc });
    f.at = 'move';
  },
});

/** Whether anything could come; the question is skipped only where everybody can see that nothing can. */
function anythingNear(g: Reb, f: Activate): boolean {
  if (f.loc === BASE_SPACE) return SYSTEM_LOCS.some((loc) => hasSide(g, loc, f.side));
  const near = [...(NEIGHBOURS[f.loc] ?? []), ...(f.side === REBEL ? [BASE_SPACE] : [])];
  return near.some((loc) => hasSide(g, loc, f.side));
}

/** Why nothing comes from a place. The answer never tells where the base is to a seat that does not know it. */
function whyNotFrom(look: RebLook, f: Activate, from: Loc): RebRule | null {
  const g = look.game;
  if (!sourcesOf(g, f.side, f.loc, look).includes(from)) {
    return from === BASE_SPACE || f.loc === BASE_SPACE ? 'move.base-space' : 'move.adjacent';
  }
  return hasSide(g, from, f.side) && isPinned(g, from, f.side) ? 'move.pinned' : null;
}

const move = formStep<Activate>({
  kind: 'activate.move',
  rule: () => 'activate.steps',
  who: (g, f) => (anythingNear(g, f) ? duty(f.side, 'movement') : null),
  form: (look, f) => haulForm(look.game, f.side, f.loc, sourcesOf(look.game, f.side, f.loc, look)),
  why: (look, f, ref) => (/^(system|space):/.test(ref) ? whyNotFrom(look, f, locIn(ref)) : null),
  about: (f) => [locRef(f.loc)],
  run(g, f, answer, io) {
    const lines = answer === undefined ? [] : hauled(answer);
    const from = applyMove(g, f.loc, lines);
    noteWhereBaseCanBe(g, f.loc, from);
    const n = lines.reduce((sum, [, , count]) => sum + count, 0);
    io.emit({ k: n > 0 ? 'moved' : 'moved-nothing', side: f.side, system: f.loc, n });
    for (const [source, lot, count] of lines) {
      if (!lot.startsWith('captive:')) {
        io.emit({
          k: 'unit-moved',
          side: f.side,
          unit: kindIn(lot),
          n: count,
          from: locIn(source),
        });
      } else io.emit({ k: 'captive-moved', side: f.side, leader: leaderIn(lot), from: locIn(source) });
    }
    io.pop();
    io.push({
      k: 'settle',
      at: 'base',
      locs: isSystem(f.loc) ? [f.loc] : [],
      from: from.filter(isSystem),
      initiator: f.side,
    });
  },
});

/** Units that went to or from the base space show that the base is there or next to it. */
export function noteWhereBaseCanBe(g: Reb, to: Loc, from: readonly Loc[]): void {
  if (g.probes.revealed || g.probes.base === NONE) return;
  const ends = to === BASE_SPACE ? from : from.includes(BASE_SPACE) ? [to] : [];
  for (const loc of ends) if (isSystem(loc)) addClue(g, [loc, ...(NEIGHBOURS[loc] ?? [])]);
}

export const activate = { system, move };

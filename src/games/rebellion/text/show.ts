import { byName, whichOne } from '../../../kernel/speak/by-name.ts';
import { wrapped } from '../../../kernel/speak/lines.ts';
import type { Catalogue } from '../../../kernel/speak/text.ts';
import { RING_IDS } from '../data/rings.ts';
import { UNIT_IDS } from '../data/units.ts';
import { FACES } from '../faces.ts';
import { BASE_SPACE } from '../state.ts';
import { ALL_LEADERS, leaderId } from '../table/leaders.ts';
import { SYSTEM_LOCS } from '../table/systems.ts';
import { showCard } from './show/card.ts';
import { showLeader, showLeaders, showRing, showUnit } from './show/pieces.ts';
import { showBaseSpace, showSystem } from './show/system.ts';
import { discardLines } from './table/sides.ts';
import { type RebView, Teller } from './table/teller.ts';

/** Something that can be looked at by its name. */
interface Thing {
  readonly name: string;
  lines(): string[];
}

/** Everything with a name: places, pieces, cards, rings, and the piles that the table does not show in full. */
function thingsOf(t: Teller): Thing[] {
  const leaders = ALL_LEADERS.flatMap((l): Thing[] => {
    const names = [t.word(`leader.${leaderId(l)}`), t.word(`short.leader.${leaderId(l)}`)];
    return [...new Set(names)].map((name) => ({ name, lines: () => showLeader(t, l) }));
  });
  return [
    ...SYSTEM_LOCS.map((loc): Thing => ({ name: t.plain(loc), lines: () => showSystem(t, loc) })),
    { name: t.word('show.base-space'), lines: () => showBaseSpace(t) },
    { name: t.plain(BASE_SPACE), lines: () => showBaseSpace(t) },
    ...leaders,
    ...UNIT_IDS.map((id, kind): Thing => ({ name: t.word(`unit.${id}`), lines: () => showUnit(t, kind) })),
    ...FACES.filter((id) => t.has(`does.${id}`)).map(
      (id): Thing => ({ name: t.word(`face.${id}`), lines: () => showCard(t, id) }),
    ),
    ...RING_IDS.map(
      (id, ring): Thing => ({
        name: t.word('show.ring', { ring: t.word(`ring.${id}`) }),
        lines: () => showRing(t, ring),
      }),
    ),
    { name: t.word('show.discards'), lines: () => discardLines(t) },
    { name: t.word('show.leaders'), lines: () => showLeaders(t) },
  ];
}

/** What is known of the thing that these words name; no lines when nothing is called that. */
export function showThing(view: RebView, words: string, texts?: Catalogue): string[] {
  const t = new Teller(view, texts);
  const found = byName(thingsOf(t), words);
  // Two cards may have one name (Death Star Plans), and a leader can be found by either of two names.
  const shown = new Set(found.map((thing) => thing.lines().join('\n')));
  const names = [...new Set(found.map(({ name }) => name))];
  const [first] = shown;
  if (first === undefined) return [];
  if (shown.size === 1 || names.length === 1) return [...shown].flatMap((text) => text.split('\n'));
  return wrapped(whichOne(names));
}

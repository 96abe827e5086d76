import { kindIn, leaderIn, locIn } from '../../../../games/rebellion/names.ts';
import { NONE } from '../../../../games/rebellion/state.ts';
import type { HaulAnswer, Haul as HaulForm, Lot, Source } from '../../../../kernel/forms/index.ts';
import type { Ref } from '../../../../kernel/ids.ts';
import { Stepper } from '../../../kit/stepper.tsx';
import { haulOf, keyOf, roomAt, roomIn, takenIn } from '../../../table/drafts/haul.ts';
import { useDesk } from '../desk.tsx';
import { placeOf } from '../map/cells.ts';
import { WIDTH } from '../map/places.ts';
import { leaderState, Medallion } from '../pieces/leader.tsx';
import { UnitPicture } from '../pieces/unit.tsx';
import { Actions } from './actions.tsx';

/** A lot of a move is a kind of unit, perhaps damaged ones of it, or a captive. */
const kindOfLot = (id: string): number => (id.startsWith('captive:') ? NONE : kindIn(id.split('#')[0] ?? id));

function Picture({ lot }: { readonly lot: Lot }) {
  const { g } = useDesk();
  const kind = kindOfLot(lot.id);
  if (kind !== NONE) return <UnitPicture kind={kind} height={24} />;
  const l = leaderIn(lot.id);
  return (
    <svg viewBox="-24 -24 48 48" width={32} height={32} aria-hidden="true">
      <Medallion l={l} {...leaderState(g, l)} />
    </svg>
  );
}

/** How much of the room that leaves with a source is taken up. */
function Room({ form, draft, from }: { form: HaulForm; draft: HaulAnswer | null; from: Ref }) {
  const { t } = useDesk();
  const { used, offered, possible } = roomAt(form, draft, from);
  if (possible === 0 && used === 0) return null;
  const over = used > offered;
  return (
    <div className={over ? 'reb-room over' : 'reb-room'}>
      <meter
        min={0}
        max={Math.max(offered, used, 1)}
        value={used}
        aria-label={t.word('board.move.room', { used, offered })}
      />
      <span>{t.word(over ? 'board.move.no-room' : 'board.move.room', { used, offered })}</span>
    </div>
  );
}

function From({ form, draft, source }: { form: HaulForm; draft: HaulAnswer | null; source: Source }) {
  const { t, staging, detail } = useDesk();
  const taken = takenIn(draft);
  const place = t.plain(locIn(source.from));
  const put = (counts: ReadonlyMap<string, number>): void => staging.stage(haulOf(form, counts));
  const nameOf = (lot: Lot): string => {
    const kind = kindOfLot(lot.id);
    const damage = lot.facts?.['damage'];
    const name =
      kind === NONE
        ? t.word(`short.leader.${lot.id.slice('captive:'.length)}`)
        : t.word(`unit.${lot.id.split('#')[0]}`);
    return damage === undefined ? name : t.say('hurt', { unit: name, n: Number(damage) });
  };
  /** As many as there is room for, ships first. */
  const all = (): void => {
    let counts: ReadonlyMap<string, number> = taken;
    for (const lot of [...source.lots].sort((a, b) => b.carry - a.carry)) {
      const key = keyOf(source.from, lot.id);
      counts = new Map(counts).set(key, roomIn(form, haulOf(form, counts), key));
    }
    put(counts);
  };
  const none = (): void => {
    const counts = new Map(taken);
    for (const lot of source.lots) counts.set(keyOf(source.from, lot.id), lot.min);
    put(counts);
  };
  return (
    <section className="reb-from">
      <header>
        <h3>{t.word('board.move.from', { system: place })}</h3>
        <button type="button" onClick={all} aria-label={`${t.word('board.move.all')}: ${place}`}>
          {t.word('board.move.all')}
        </button>
        <button type="button" onClick={none} aria-label={`${t.word('board.move.none')}: ${place}`}>
          {t.word('board.move.none')}
        </button>
      </header>
      <ul>
        {source.lots.map((lot) => {
          const key = keyOf(source.from, lot.id);
          const n = taken.get(key) ?? 0;
          const [ref] = lot.refs;
          return (
            <li
              key={lot.id}
              className={n > 0 ? 'some' : ''}
              onPointerEnter={(e) =>
                ref !== undefined && e.pointerType === 'mouse' && detail(ref, e.currentTarget)
              }
              onPointerLeave={() => detail(null)}
            >
              <Picture lot={lot} />
              <span className="reb-from-name">
                {nameOf(lot)}
                {lot.carry > 0 && <small>{t.word('show.carries', { n: lot.carry })}</small>}
              </span>
              <span className="reb-from-most">/{lot.max}</span>
              <Stepper
                label={`${nameOf(lot)}, ${place}`}
                value={n}
                least={lot.min}
                most={roomIn(form, draft, key)}
                onChange={(next) => put(new Map(taken).set(key, next))}
              />
            </li>
          );
        })}
      </ul>
      <Room form={form} draft={draft} from={source.from} />
    </section>
  );
}

/** What moves: source by source, with the transport counted as one goes. The map beside it says the same. */
export function HaulForces({ form }: { readonly form: HaulForm }) {
  const { t, staging } = useDesk();
  const draft = staging.draft?.is === 'haul' ? staging.draft : null;
  const n = (draft?.move ?? []).reduce((sum, [, , count]) => sum + count, 0);
  return (
    <>
      <div className="reb-sources">
        {form.sources.map((source) => (
          <From key={source.from} form={form} draft={draft} source={source} />
        ))}
      </div>
      <footer>
        <span aria-live="polite">{t.word('board.move.total', { n })}</span>
        <Actions />
      </footer>
    </>
  );
}

export function Haul({ form }: { readonly form: HaulForm }) {
  const { t } = useDesk();
  const to = locIn(form.to);
  const far = placeOf(to)[0] > WIDTH / 2 ? 'left' : 'right';
  return (
    <section className={`reb-panel ${far}`} aria-label={t.word('board.move', { system: t.plain(to) })}>
      <h2>{t.word('board.move', { system: t.plain(to) })}</h2>
      <HaulForces form={form} />
    </section>
  );
}

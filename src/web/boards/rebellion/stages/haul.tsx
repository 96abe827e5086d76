import { useId } from 'react';
import { kindIn, leaderIn, locIn, NONE } from '../../../../games/rebellion/public/table.ts';
import {
  amount,
  type HaulAnswer,
  type Haul as HaulForm,
  type Lot,
  type Source,
} from '../../../../kernel/forms/index.ts';
import type { Ref } from '../../../../kernel/ids.ts';
import { Stepper } from '../../../kit/fields/stepper.tsx';
import {
  allFrom,
  haulIn,
  haulOf,
  keyOf,
  roomAt,
  roomIn,
  stepHaul,
  takenIn,
  whyNoMore,
} from '../../../table/partial/haul.ts';
import { leftBehind } from '../answers/left-behind.ts';
import { useBoardContext } from '../board-context.tsx';
import { placeOf } from '../map/cells.ts';
import { WIDTH } from '../map/places.ts';
import { leaderState, Medallion } from '../pieces/leader.tsx';
import { UnitPicture } from '../pieces/unit.tsx';
import { Actions } from './actions.tsx';

/** A lot of a move is a kind of unit, perhaps damaged ones of it, or a captive. */
const kindOfLot = (id: string): number => (id.startsWith('captive:') ? NONE : kindIn(id.split('#')[0] ?? id));

function Picture({ lot }: { readonly lot: Lot }) {
  const { g } = useBoardContext();
  const kind = kindOfLot(lot.id);
  if (kind !== NONE) return <UnitPicture kind={kind} height={24} />;
  const l = leaderIn(lot.id);
  return (
    <svg viewBox="-24 -24 48 48" width={32} height={32} aria-hidden="true">
      <Medallion l={l} {...leaderState(g, l)} />
    </svg>
  );
}

/** How much of the transport leaving a source is used. */
function Room({ form, partial, from }: { form: HaulForm; partial: HaulAnswer | null; from: Ref }) {
  const { t } = useBoardContext();
  const { used, offered, possible } = roomAt(form, partial, from);
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

function From({ form, partial, source }: { form: HaulForm; partial: HaulAnswer | null; source: Source }) {
  const { t, staging, detail } = useBoardContext();
  const id = useId();
  const taken = takenIn(partial);
  const place = t.plain(locIn(source.from));
  /** Sets counts in the newest answer. */
  const put = (counts: ReadonlyMap<string, number>): void =>
    staging.stage((now) => haulOf(form, new Map([...takenIn(haulIn(now)), ...counts])));
  const nameOf = (lot: Lot): string => {
    const kind = kindOfLot(lot.id);
    const damage = lot.facts?.['damage'];
    const name =
      kind === NONE
        ? t.word(`short.leader.${lot.id.slice('captive:'.length)}`)
        : t.word(`unit.${lot.id.split('#')[0]}`);
    return damage === undefined ? name : t.say('hurt', { unit: name, n: Number(damage) });
  };
  const all = allFrom(form, partial, source.from);
  const stuck = amount(all) === (partial === null ? 0 : amount(partial));
  const kept = source.lots
    .map((lot) => whyNoMore(form, partial, keyOf(source.from, lot.id)))
    .find((reason) => reason !== null && reason !== 'all-taken');
  const why = stuck ? t.word(`board.why.source.${kept ?? 'all-taken'}`) : undefined;
  const none = (): void => put(new Map(source.lots.map((lot) => [keyOf(source.from, lot.id), lot.min])));
  return (
    <section className="reb-from">
      <header>
        <h3>{t.word('board.move.from', { system: place })}</h3>
        <button
          type="button"
          onClick={() => staging.stage((now) => allFrom(form, haulIn(now), source.from))}
          aria-label={`${t.word('board.move.all')}: ${place}`}
          aria-disabled={stuck}
          aria-describedby={stuck ? id : undefined}
          title={why}
        >
          {t.word('board.move.all')}
        </button>
        <button type="button" onClick={none} aria-label={`${t.word('board.move.none')}: ${place}`}>
          {t.word('board.move.none')}
        </button>
      </header>
      {why !== undefined && (
        <p id={id} className={kept ? 'reb-why' : 'hush'}>
          {why}
        </p>
      )}
      <ul>
        {source.lots.map((lot) => {
          const key = keyOf(source.from, lot.id);
          const n = taken.get(key) ?? 0;
          const [ref] = lot.refs;
          const lacks = whyNoMore(form, partial, key);
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
                most={roomIn(form, partial, key)}
                why={lacks === null ? undefined : t.word(`board.why.${lacks}`)}
                plainly={lacks !== 'all-taken' && !stuck}
                onChange={(next) => put(new Map([[key, next]]))}
                onStep={(by) => staging.stage(stepHaul(form, key, by))}
              />
            </li>
          );
        })}
      </ul>
      <Room form={form} partial={partial} from={source.from} />
    </section>
  );
}

/** What moves, source by source, with the transport counted. The map shows the same. */
export function HaulForces({ form }: { readonly form: HaulForm }) {
  const { t, staging } = useBoardContext();
  const partial = haulIn(staging.partial);
  const n = (partial?.move ?? []).reduce((sum, [, , count]) => sum + count, 0);
  const left = staging.question === null ? [] : leftBehind(t, staging.question, partial);
  return (
    <>
      <div className="reb-sources">
        {form.sources.map((source) => (
          <From key={source.from} form={form} partial={partial} source={source} />
        ))}
      </div>
      <footer>
        <span aria-live="polite">
          {t.word('board.move.total', { n })}
          {left.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </span>
        <Actions />
      </footer>
    </>
  );
}

export function Haul({ form }: { readonly form: HaulForm }) {
  const { t } = useBoardContext();
  const to = locIn(form.to);
  const far = placeOf(to)[0] > WIDTH / 2 ? 'left' : 'right';
  return (
    <section className={`reb-panel ${far}`} aria-label={t.word('board.move', { system: t.plain(to) })}>
      <h2>{t.word('board.move', { system: t.plain(to) })}</h2>
      <HaulForces form={form} />
    </section>
  );
}

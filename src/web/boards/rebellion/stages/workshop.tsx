import type { Icon } from '../../../../games/rebellion/public/data.ts';
import { kindIn } from '../../../../games/rebellion/public/table.ts';
import type { Teller } from '../../../../games/rebellion/public/words.ts';
import type { Allot, AllotAnswer, AllotSlot, Lot } from '../../../../kernel/forms/index.ts';
import { allotIn, countIn, mayGo, ofLot, roomFor, stepAllot } from '../../../table/partial/allot.ts';
import { useBoardContext } from '../board-context.tsx';
import { ResourceSign } from '../pieces/icons.tsx';
import { UnitPicture } from '../pieces/unit.tsx';
import { Actions } from './actions.tsx';

/** 'space-triangle-2': the icon, and the space of the queue that it starts on; undefined for units that are simply gained. */
function iconOf({ id }: Lot): { icon: Icon; space: string | undefined } | undefined {
  const [theater, shape, space] = id.split('-');
  if (theater !== 'space' && theater !== 'ground') return undefined;
  return { icon: { theater, shape } as Icon, space };
}

interface RowProps {
  readonly form: Allot;
  readonly partial: AllotAnswer | null;
  readonly lot: Lot;
}

/** One kind of unit that an icon can become: a click makes one more of it. */
function Made({
  form,
  partial,
  lot,
  slot,
  icon,
}: RowProps & { readonly slot: AllotSlot; readonly icon: string }) {
  const { t, staging, detail } = useBoardContext();
  const n = countIn(partial, lot.id, slot.id);
  const room = roomFor(form, partial, lot, slot);
  const unit = t.word(`unit.${slot.id.slice('unit:'.length)}`);
  const step = (by: 1 | -1): void => staging.stage(stepAllot(form, lot, slot, by));
  return (
    <li className={n > 0 ? 'some' : ''}>
      <button
        type="button"
        className={`reb-make ${room > 0 ? 'lit' : ''} ${n > 0 ? 'chosen' : ''}`}
        disabled={room === 0}
        data-ref={slot.ref}
        aria-label={`${t.word('board.make.one', { unit, icon })}, ${t.word(room > 0 ? 'board.can' : 'board.chosen')}`}
        onClick={() => step(1)}
        onPointerEnter={(e) => e.pointerType === 'mouse' && detail(slot.ref, e.currentTarget)}
        onPointerLeave={() => detail(null)}
      >
        <UnitPicture kind={kindIn(slot.id)} height={28} />
        <span>{unit}</span>
      </button>
      {n > 0 && (
        <button
          type="button"
          className="reb-unmake"
          aria-label={t.word('board.make.back', { unit, icon })}
          onClick={() => step(-1)}
        >
          <b>{n}</b> −
        </button>
      )}
    </li>
  );
}

/** A space of the build queue, and when its units are deployed. */
const spaceWords = (t: Teller, n: string): string =>
  t.word('board.make.space', { n, when: t.word(`board.make.when.${n}`) });

/** An icon, how many of it are left, and what they can become. */
function Row({ form, partial, lot }: RowProps) {
  const { t } = useBoardContext();
  const left = lot.max - ofLot(partial, lot.id);
  const found = iconOf(lot);
  const place = found?.space === undefined ? '' : spaceWords(t, found.space);
  const words = t.word(found === undefined ? 'board.make.units-left' : 'board.make.left', { n: left });
  return (
    <section className="reb-makes" aria-label={`${words} ${place}`}>
      <header>
        {found !== undefined && (
          <svg viewBox="-7 -7 14 14" width={26} height={26} aria-hidden="true">
            <ResourceSign icon={found.icon} />
          </svg>
        )}
        <b>{words}</b>
        {place !== '' && <span className="soft">{place}</span>}
      </header>
      <ul>
        {form.slots
          .filter((slot) => mayGo(lot, slot))
          .map((slot) => (
            <Made
              key={slot.id}
              form={form}
              partial={partial}
              lot={lot}
              slot={slot}
              icon={`${words} ${place}`}
            />
          ))}
      </ul>
    </section>
  );
}

/** Chooses a unit for each build icon. */
export function Workshop({ form }: { readonly form: Allot }) {
  const { t, staging } = useBoardContext();
  const partial = allotIn(staging.partial);
  const gaining = form.lots.every((lot) => iconOf(lot) === undefined);
  const title = t.word(gaining ? 'board.make.gain' : 'board.make');
  return (
    <section className="reb-panel left" aria-label={title}>
      <h2>{title}</h2>
      <div className="reb-sources">
        {form.lots.map((lot) => (
          <Row key={lot.id} form={form} partial={partial} lot={lot} />
        ))}
      </div>
      <footer>
        <span />
        <Actions />
      </footer>
    </section>
  );
}

import type { Icon } from '../../../../games/rebellion/public/data.ts';
import { kindIn } from '../../../../games/rebellion/public/table.ts';
import type { Allot, AllotAnswer, AllotSlot, Lot } from '../../../../kernel/forms/index.ts';
import { countIn, mayGo, ofLot, roomFor, withPut } from '../../../table/drafts/allot.ts';
import { useDesk } from '../desk.tsx';
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
  readonly draft: AllotAnswer | null;
  readonly lot: Lot;
}

/** One kind of unit that an icon can become: a click makes one more of it. */
function Made({
  form,
  draft,
  lot,
  slot,
  icon,
}: RowProps & { readonly slot: AllotSlot; readonly icon: string }) {
  const { t, staging, detail } = useDesk();
  const n = countIn(draft, lot.id, slot.id);
  const room = roomFor(form, draft, lot, slot);
  const unit = t.word(`unit.${slot.id.slice('unit:'.length)}`);
  const put = (many: number): void => staging.stage(withPut(form, draft, lot.id, slot.id, many));
  return (
    <li className={n > 0 ? 'some' : ''}>
      <button
        type="button"
        className={`reb-make ${room > 0 ? 'lit' : ''} ${n > 0 ? 'chosen' : ''}`}
        disabled={room === 0}
        data-ref={slot.ref}
        aria-label={`${t.word('board.make.one', { unit, icon })}, ${t.word(room > 0 ? 'board.can' : 'board.chosen')}`}
        onClick={() => put(n + 1)}
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
          onClick={() => put(n - 1)}
        >
          <b>{n}</b> −
        </button>
      )}
    </li>
  );
}

/** An icon, how many of it are left, and what they can become. */
function Row({ form, draft, lot }: RowProps) {
  const { t } = useDesk();
  const left = lot.max - ofLot(draft, lot.id);
  const found = iconOf(lot);
  const place = found?.space === undefined ? '' : t.word('board.make.space', { n: found.space });
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
            <Made key={slot.id} form={form} draft={draft} lot={lot} slot={slot} icon={`${words} ${place}`} />
          ))}
      </ul>
    </section>
  );
}

/** What the icons of one's systems become. */
export function Workshop({ form }: { readonly form: Allot }) {
  const { t, staging } = useDesk();
  const draft = staging.draft?.is === 'allot' ? staging.draft : null;
  const gaining = form.lots.every((lot) => iconOf(lot) === undefined);
  const title = t.word(gaining ? 'board.make.gain' : 'board.make');
  return (
    <section className="reb-panel left" aria-label={title}>
      <h2>{title}</h2>
      <div className="reb-sources">
        {form.lots.map((lot) => (
          <Row key={lot.id} form={form} draft={draft} lot={lot} />
        ))}
      </div>
      <footer>
        <span />
        <Actions />
      </footer>
    </section>
  );
}

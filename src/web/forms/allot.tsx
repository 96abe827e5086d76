import type { Allot, AllotAnswer, AllotSlot, Limit, Lot } from '../../kernel/forms/index.ts';
import { Select } from '../kit/select.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { t } from '../shell/words.ts';
import { countIn, mayGo, ofLot, ofSlot, roomFor, whyNoMore, withPut } from '../table/drafts/allot.ts';
import type { WidgetProps } from './kind.ts';
import { LimitLine } from './limits.tsx';
import { Thing } from './thing.tsx';

const NOWHERE = '';

/** Dealing out: for each thing its place; where there are several alike, how many go to each. */
export function AllotWidget(props: WidgetProps<Allot, AllotAnswer>) {
  const { form, draft, names } = props;
  return (
    <fieldset className="form" aria-label={t('form.allot')}>
      {form.limits
        .filter(({ per }) => per === 'all')
        .map((limit) => (
          <LimitLine
            key={`${limit.rule} ${limit.lots ?? ''} ${limit.slots ?? ''}`}
            limit={limit}
            now={sumOf(form, draft, limit)}
            most={Number.POSITIVE_INFINITY}
          />
        ))}
      <div className="form-list">
        {form.lots.map((lot) => (
          <LotRow key={lot.id} {...props} lot={lot} />
        ))}
      </div>
      <ul className="form-places" aria-label={t('form.places')}>
        {form.slots.map((slot) => (
          <li key={slot.id}>
            {names.place(slot)}
            <span className="form-place-count">
              {slot.max === null
                ? ofSlot(draft, slot.id)
                : t('form.of', { n: ofSlot(draft, slot.id), max: slot.max })}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function LotRow({
  form,
  draft,
  stage,
  view,
  names,
  Icon,
  lot,
}: WidgetProps<Allot, AllotAnswer> & { lot: Lot }) {
  const dealt = ofLot(draft, lot.id);
  const places = form.slots.filter((slot) => mayGo(lot, slot));
  const words = names.offer(lot);
  const open = lot.min > dealt;
  return (
    <div className={dealt > 0 ? 'form-option form-lot form-some' : 'form-option form-lot'}>
      <Thing
        refs={lot.refs}
        words={words}
        note={
          lot.max > 1 || open
            ? `${t('form.of', { n: dealt, max: lot.max })}${open ? t('form.must', { n: lot.min }) : ''}`
            : undefined
        }
        view={view}
        Icon={Icon}
      />
      {lot.max === 1 ? (
        <Select
          label={t('form.place-of', { what: words })}
          chosen={places.find((slot) => countIn(draft, lot.id, slot.id) > 0)?.id ?? NOWHERE}
          onChange={(id) => stage(moved(form, draft, lot, id))}
          choices={[
            { id: NOWHERE, label: t('form.nowhere') },
            ...places.map((slot) => ({
              id: slot.id,
              label: names.place(slot),
              disabled:
                countIn(draft, lot.id, slot.id) === 0 &&
                roomFor(form, moved(form, draft, lot, NOWHERE), lot, slot) === 0,
            })),
          ]}
        />
      ) : (
        <div className="form-slots">
          {places.map((slot) => (
            <SlotStepper
              key={slot.id}
              form={form}
              draft={draft}
              lot={lot}
              slot={slot}
              stage={stage}
              words={names.place(slot)}
              what={words}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function SlotStepper({
  form,
  draft,
  lot,
  slot,
  stage,
  words,
  what,
}: {
  readonly form: Allot;
  readonly draft: AllotAnswer | null;
  readonly lot: Lot;
  readonly slot: AllotSlot;
  stage(draft: AllotAnswer): void;
  readonly words: string;
  readonly what: string;
}) {
  const n = countIn(draft, lot.id, slot.id);
  const lacks = whyNoMore(form, draft, lot, slot);
  return (
    <div className="form-slot">
      <span>{words}</span>
      <Stepper
        label={t('form.to', { what, to: words })}
        value={n}
        least={0}
        most={n + roomFor(form, draft, lot, slot)}
        why={lacks === null ? undefined : t(`form.no-more.${lacks}`)}
        onChange={(next) => stage(withPut(form, draft, lot.id, slot.id, next))}
      />
    </div>
  );
}

/** A single thing at another place, or nowhere. */
function moved(form: Allot, draft: AllotAnswer | null, lot: Lot, slot: string): AllotAnswer {
  const without: AllotAnswer = { is: 'allot', put: (draft?.put ?? []).filter(([id]) => id !== lot.id) };
  return slot === NOWHERE ? without : withPut(form, without, lot.id, slot, 1);
}

function sumOf(form: Allot, draft: AllotAnswer | null, limit: Limit): number {
  let sum = 0;
  for (const [lotId, slotId, n] of draft?.put ?? []) {
    const lot = form.lots.find(({ id }) => id === lotId);
    const slot = form.slots.find(({ id }) => id === slotId);
    if (limit.lots !== undefined && !lot?.tags.includes(limit.lots)) continue;
    if (limit.slots !== undefined && !slot?.tags.includes(limit.slots)) continue;
    sum += n * (limit.by === 'count' ? 1 : (lot?.weight ?? 0));
  }
  return sum;
}

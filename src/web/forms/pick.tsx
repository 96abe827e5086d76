import type { Limit, Lot, Pick, PickAnswer } from '../../kernel/forms/index.ts';
import { Stepper } from '../kit/fields/stepper.tsx';
import { t } from '../shell/words.ts';
import { withCount } from '../table/partial/counts.ts';
import { pickOf, roomIn, takenIn } from '../table/partial/pick.ts';
import type { WidgetProps } from './kind.ts';
import { LimitLine } from './limits.tsx';
import { Thing } from './thing.tsx';

/** Picking some: checkboxes, or steppers where there are several of one. */
export function PickWidget({ form, partial, stage, view, names, Icon }: WidgetProps<Pick, PickAnswer>) {
  const taken = takenIn(partial);
  const put = (lot: Lot, n: number): void => stage(pickOf(form, withCount(taken, lot.id, n)));
  // "One of these": ticking another one replaces it.
  const single = form.limits.some(
    ({ per, by, max, lots }) => per === 'all' && by === 'count' && max === 1 && !lots,
  );
  return (
    <fieldset className="form" aria-label={t('form.pick')}>
      {form.limits.map((limit) => (
        <LimitLine
          key={`${limit.rule} ${limit.lots ?? ''} ${limit.by}`}
          limit={limit}
          now={sumOf(form, limit, (lot) => taken.get(lot.id) ?? 0)}
          most={sumOf(form, limit, (lot) => lot.max)}
        />
      ))}
      <div className="form-list">
        {form.from.map((lot) => {
          const n = taken.get(lot.id) ?? 0;
          const words = names.offer(lot);
          const room = roomIn(form, partial, lot.id);
          if (lot.max === 1)
            return (
              <label
                key={lot.id}
                className={n > 0 ? 'form-option form-box form-some' : 'form-option form-box'}
              >
                <input
                  type="checkbox"
                  className="form-tick"
                  checked={n > 0}
                  disabled={n === 0 ? room === 0 && !single : n <= lot.min}
                  onChange={({ target }) =>
                    single && target.checked
                      ? stage(pickOf(form, new Map([[lot.id, 1]])))
                      : put(lot, target.checked ? 1 : 0)
                  }
                />
                <Thing refs={lot.refs} words={words} view={view} Icon={Icon} />
              </label>
            );
          return (
            <div key={lot.id} className={n > 0 ? 'form-option form-some' : 'form-option'}>
              <Thing
                refs={lot.refs}
                words={words}
                note={t('form.of', { n, max: lot.max })}
                view={view}
                Icon={Icon}
              />
              <Stepper
                label={words}
                value={n}
                least={lot.min}
                most={room}
                why={t(n >= lot.max ? 'form.no-more.all-taken' : 'form.no-more.limit')}
                plainly={n < lot.max}
                onChange={(next) => put(lot, next)}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The sum that a limit restricts, over the taken or all lots. */
const sumOf = (form: Pick, limit: Limit, many: (lot: Lot) => number): number =>
  form.from
    .filter((lot) => limit.lots === undefined || lot.tags.includes(limit.lots))
    .reduce((sum, lot) => sum + many(lot) * (limit.by === 'count' ? 1 : lot.weight), 0);

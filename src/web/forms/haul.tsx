import type { Haul, HaulAnswer } from '../../kernel/forms/index.ts';
import { Stepper } from '../kit/fields/stepper.tsx';
import { Icon as Sign } from '../kit/icons.tsx';
import { t } from '../shell/words.ts';
import { withCount } from '../table/partial/counts.ts';
import { haulOf, keyOf, roomAt, roomIn, takenIn, whyNoMore } from '../table/partial/haul.ts';
import { RuleLink } from '../table/prompt/rule-link.tsx';
import type { WidgetProps } from './kind.ts';
import { LimitLine } from './limits.tsx';
import { Thing } from './thing.tsx';

/** A move: what leaves each source, with the room for transport counted as it is used. */
export function HaulWidget({ form, partial, stage, view, names, Icon }: WidgetProps<Haul, HaulAnswer>) {
  const taken = takenIn(partial);
  const all = [...taken.values()].reduce((sum, n) => sum + n, 0);
  const there = form.sources.flatMap(({ lots }) => lots).reduce((sum, lot) => sum + lot.max, 0);
  return (
    <fieldset className="form" aria-label={t('form.haul', { to: names.ref(form.to) })}>
      {form.limits
        .filter(({ per, lots, by }) => per === 'all' && lots === undefined && by === 'count')
        .map((limit) => (
          <LimitLine key={limit.rule} limit={limit} now={all} most={there} />
        ))}
      <div className="form-groups">
        {form.sources.map(({ from, lots }) => {
          const { used, offered, possible } = roomAt(form, partial, from);
          const over = used > offered;
          return (
            <section key={from} className="form-group" aria-label={names.ref(from)}>
              <header className="form-group-head">
                <h3>
                  {names.ref(from)} <Sign name="right" size={14} /> {names.ref(form.to)}
                </h3>
                {possible > 0 && (
                  <p className={over ? 'form-room form-room-over' : 'form-room'} role="status">
                    {over && <Sign name="warn" size={14} />}
                    {t('form.room', { used, offered })}
                    {over && <RuleLink rule={form.rule} />}
                  </p>
                )}
              </header>
              {lots.map((lot) => {
                const key = keyOf(from, lot.id);
                const n = taken.get(key) ?? 0;
                const words = names.offer(lot);
                const lacks = whyNoMore(form, partial, key);
                const carry =
                  lot.carry > 0
                    ? t('form.carries', { n: lot.carry })
                    : lot.weight > 0
                      ? t('form.weighs', { n: lot.weight })
                      : '';
                return (
                  <div key={key} className={n > 0 ? 'form-option form-some' : 'form-option'}>
                    <Thing
                      refs={lot.refs}
                      words={words}
                      note={`${t('form.of', { n, max: lot.max })}${carry}`}
                      view={view}
                      Icon={Icon}
                    />
                    <Stepper
                      label={t('form.from', { what: words, from: names.ref(from) })}
                      value={n}
                      least={lot.min}
                      most={roomIn(form, partial, key)}
                      why={lacks === null ? undefined : t(`form.no-more.${lacks}`)}
                      plainly={lacks !== 'all-taken'}
                      onChange={(next) => stage(haulOf(form, withCount(taken, key, next)))}
                    />
                  </div>
                );
              })}
            </section>
          );
        })}
      </div>
    </fieldset>
  );
}

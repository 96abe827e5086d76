import type { Limit } from '../../kernel/forms/index.ts';
import { t } from '../shell/words.ts';
import { RuleLink } from '../table/prompt/rule-link.tsx';

/** "4", "1 to 2", "2 or more", "up to 3". */
export function span(min: number, max: number | null): string {
  if (max === null) return min === 0 ? t('limit.any') : t('limit.least', { min });
  if (min === max) return t('limit.exactly', { n: min });
  return min === 0 ? t('limit.most', { max }) : t('limit.span', { min, max });
}

/** Shows a limit and how much of it is used. */
export function LimitLine({
  limit,
  now,
  most,
}: {
  readonly limit: Pick<Limit, 'min' | 'max' | 'rule' | 'by'>;
  readonly now: number;
  /** How much there is: a larger limit means nothing. */
  readonly most: number;
}) {
  const max = limit.max === null || limit.max >= most ? null : limit.max;
  const met = now >= limit.min && (limit.max === null || now <= limit.max);
  if (limit.min === 0 && max === null) return null;
  return (
    <p className={met ? 'form-limit form-limit-met' : 'form-limit'}>
      <span aria-hidden="true">{met ? '✓' : '○'}</span>
      <span>
        {limit.by === 'weight'
          ? t('limit.weight', { span: span(limit.min, limit.min === limit.max ? limit.max : max), now })
          : t('limit.count', { span: span(limit.min, limit.min === limit.max ? limit.max : max), now })}
      </span>
      <RuleLink rule={limit.rule} />
    </p>
  );
}

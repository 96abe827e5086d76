import './rule-link.css';
import { Button } from 'react-aria-components';
import type { RuleId } from '../../../kernel/ids.ts';
import { Icon } from '../../kit/icons.tsx';
import { t } from '../../shell/words.ts';
import { useTableContext } from '../table-context.ts';

/** A rule's title; pressing it shows the rule. */
export function RuleLink({ rule }: { readonly rule: RuleId }) {
  const { spoken, showRule } = useTableContext();
  const title = spoken.rules[rule]?.title;
  return (
    <Button
      className="rule-link"
      aria-label={t('rule.read', { title: title ?? rule })}
      onPress={() => showRule(rule)}
    >
      <Icon name="book" size={14} />
      <span>{title ?? t('rule')}</span>
    </Button>
  );
}

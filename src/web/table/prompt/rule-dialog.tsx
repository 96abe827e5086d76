import type { RuleId } from '../../../kernel/ids.ts';
import { LinkButton } from '../../kit/button.tsx';
import { Dialog } from '../../kit/overlays/overlay.tsx';
import { t, tOf } from '../../shell/words.ts';
import { useTableContext } from '../table-context.ts';

/** One rule, read without leaving the table. */
export function RuleDialog({ rule, onClose }: { readonly rule: RuleId | null; onClose(): void }) {
  const { spoken, game } = useTableContext();
  const found = rule === null ? undefined : spoken.rules[rule];
  return (
    <Dialog
      open={rule !== null}
      onClose={onClose}
      title={found?.title ?? t('rule')}
      foot={
        <LinkButton icon="book" to={`/rules/${game}/${rule ?? ''}`}>
          {t('rule.open')}
        </LinkButton>
      }
    >
      <p className="rule-text">{found?.text ?? t('loading')}</p>
      {found !== undefined && <p className="k-field-note">{tOf('basis', found.basis)}</p>}
    </Dialog>
  );
}

import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { Choose, ChooseAnswer } from '../../kernel/forms/index.ts';
import { Icon as Sign } from '../kit/icons.tsx';
import { t } from '../shell/words.ts';
import { useTableContext } from '../table/table-context.ts';
import type { WidgetProps } from './kind.ts';
import { Thing } from './thing.tsx';

/** One option: arrow keys move, Enter or a click chooses. Dangerous options and those that give something up look different. */
export function ChooseWidget(props: WidgetProps<Choose, ChooseAnswer>) {
  const { form, partial, stage, question, view, names, Icon } = props;
  const { board } = useTableContext();
  const isDangerous = (id: string): boolean => board.isDangerous?.(question, id) ?? false;
  const lookOf = (id: string): string => {
    if (isDangerous(id)) return 'form-option form-danger';
    return board.givesUp?.(question, id) ? 'form-option form-quiet' : 'form-option';
  };
  return (
    <ToggleButtonGroup
      className="form-list form-choose"
      aria-label={t('form.choose')}
      selectionMode="single"
      selectedKeys={partial === null ? [] : [partial.id]}
      onSelectionChange={(keys) => {
        const [id] = keys;
        stage(id === undefined ? null : { is: 'choose', id: String(id) });
      }}
    >
      {form.options.map((option) => (
        <ToggleButton key={option.id} id={option.id} className={lookOf(option.id)}>
          {isDangerous(option.id) && <Sign name="warn" size={18} />}
          <Thing refs={option.refs} words={names.offer(option)} view={view} Icon={Icon} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

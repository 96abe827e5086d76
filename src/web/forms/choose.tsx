import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { Choose, ChooseAnswer } from '../../kernel/forms/index.ts';
import { t } from '../shell/words.ts';
import type { WidgetProps } from './kind.ts';
import { Thing } from './thing.tsx';

/** One option: arrow keys move, Enter or a click chooses. */
export function ChooseWidget({ form, partial, stage, view, names, Icon }: WidgetProps<Choose, ChooseAnswer>) {
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
        <ToggleButton key={option.id} id={option.id} className="form-option">
          <Thing refs={option.refs} words={names.offer(option)} view={view} Icon={Icon} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import { ListBox, ListBoxItem } from 'react-aria-components';
import type { Choose, ChooseAnswer } from '../../kernel/forms/index.ts';
import { t } from '../shell/words.ts';
import type { WidgetProps } from './kind.ts';
import { Thing } from './thing.tsx';

/** One alternative: a list with arrows, first letters and clicks. */
export function ChooseWidget({ form, draft, stage, view, names, Icon }: WidgetProps<Choose, ChooseAnswer>) {
  return (
    <ListBox
      className="form-list form-choose"
      aria-label={t('form.choose')}
      layout="grid"
      selectionMode="single"
      selectedKeys={draft === null ? [] : [draft.id]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys];
        stage(id === undefined ? null : { is: 'choose', id: String(id) });
      }}
    >
      {form.options.map((option) => {
        const words = names.offer(option);
        return (
          <ListBoxItem key={option.id} id={option.id} textValue={words} className="form-option">
            <Thing refs={option.refs} words={words} view={view} Icon={Icon} />
          </ListBoxItem>
        );
      })}
    </ListBox>
  );
}

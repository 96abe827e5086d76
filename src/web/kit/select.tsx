import './select.css';
import {
  Select as AriaSelect,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { Icon } from './icons.tsx';

export interface SelectChoice {
  readonly id: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** One of many, folded up. The empty id is a choice like any other. */
export function Select({
  label,
  choices,
  chosen,
  onChange,
}: {
  readonly label: string;
  readonly choices: readonly SelectChoice[];
  readonly chosen: string;
  onChange(id: string): void;
}) {
  return (
    <AriaSelect
      className="k-select"
      aria-label={label}
      value={`id ${chosen}`}
      onChange={(key) => onChange(String(key).slice('id '.length))}
    >
      <Button className={chosen === '' ? 'k-select-button' : 'k-select-button k-select-some'}>
        <SelectValue className="k-select-value" />
        <Icon name="down" size={16} />
      </Button>
      <Popover className="k-popover" offset={4}>
        <ListBox className="k-select-list">
          {choices.map(({ id, label: name, disabled = false }) => (
            <ListBoxItem
              key={id}
              id={`id ${id}`}
              textValue={name}
              className="k-menu-item"
              isDisabled={disabled}
            >
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

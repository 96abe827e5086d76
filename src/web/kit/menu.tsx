import './menu.css';
import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { Icon, type IconName } from './icons.tsx';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly note?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  onAction(): void;
}

/** A button and what it unfolds, in groups. */
export function Menu({
  trigger,
  label,
  groups,
}: {
  readonly trigger: ReactNode;
  readonly label: string;
  readonly groups: readonly (readonly MenuEntry[])[];
}) {
  const filled = groups.filter((group) => group.length > 0);
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="k-popover k-menu-popover" offset={4} placement="bottom end">
        <AriaMenu className="k-menu" aria-label={label}>
          {filled.flatMap((group, i) => [
            ...(i > 0 ? [<Separator key={`before ${group[0]?.id}`} className="k-menu-line" />] : []),
            ...group.map((entry) => <Entry key={entry.id} {...entry} />),
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function Entry({ id, label, icon, note, danger = false, disabled = false, onAction }: MenuEntry) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={`k-menu-item${danger ? ' k-menu-danger' : ''}`}
      isDisabled={disabled}
      onAction={onAction}
    >
      {icon && <Icon name={icon} size={18} />}
      <span className="k-menu-words">
        {label}
        {note && <small>{note}</small>}
      </span>
    </MenuItem>
  );
}

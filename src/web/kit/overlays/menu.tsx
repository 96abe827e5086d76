import './menu.css';
import { type ReactNode, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Icon, type IconName } from '../icons.tsx';

// React Aria's own menu brings its collections along, which nothing else on the first page needs: a fifth of what it may weigh.

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly note?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  onAction(): void;
}

/** A button that opens a menu, in groups. */
export function Menu({
  trigger,
  label,
  groups,
}: {
  readonly trigger: ReactNode;
  readonly label: string;
  readonly groups: readonly (readonly MenuEntry[])[];
}) {
  const [open, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      {trigger}
      <Popover className="k-popover" offset={4} placement="bottom end">
        <Dialog className="k-menu" aria-label={label}>
          {groups
            .filter((group) => group.length > 0)
            .map((group, g) => (
              <div key={group[0]?.id} className="k-menu-group">
                {group.map((entry, i) => (
                  <Entry
                    key={entry.id}
                    {...entry}
                    first={g === 0 && i === 0}
                    onAction={() => {
                      setOpen(false);
                      entry.onAction();
                    }}
                  />
                ))}
              </div>
            ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface Key {
  readonly key: string;
  readonly currentTarget: Element;
  continuePropagation(): void;
}

/** Arrow keys move through the list and wrap around; other keys go to the menu. */
function moveFocus(event: Key): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const list = event.currentTarget.closest('.k-menu');
  if (step === undefined || list === null) {
    event.continuePropagation();
    return;
  }
  const entries = [...list.querySelectorAll('button')].filter((one) => !one.disabled);
  const at = entries.indexOf(document.activeElement as HTMLButtonElement);
  entries.at((at + step) % entries.length)?.focus();
}

function Entry({
  label,
  icon,
  note,
  danger = false,
  disabled = false,
  first,
  onAction,
}: MenuEntry & { readonly first: boolean }) {
  return (
    <Button
      className={`k-menu-item${danger ? ' k-menu-danger' : ''}`}
      isDisabled={disabled}
      autoFocus={first}
      onKeyDown={moveFocus}
      onPress={onAction}
    >
      {icon && <Icon name={icon} size={18} />}
      <span className="k-menu-words">
        {label}
        {note && <small>{note}</small>}
      </span>
    </Button>
  );
}

import './select.css';
import { Icon } from '../icons.tsx';

interface SelectChoice {
  readonly id: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** A dropdown. The browser's own list works best on phones and with screen readers. */
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
    <span className={chosen === '' ? 'k-select' : 'k-select k-select-some'}>
      <select
        className="k-select-list"
        aria-label={label}
        value={chosen}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map(({ id, label: name, disabled = false }) => (
          <option key={id} value={id} disabled={disabled}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </span>
  );
}

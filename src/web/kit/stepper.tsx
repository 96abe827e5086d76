import './stepper.css';
import { Button } from 'react-aria-components';
import { t } from '../shell/words.ts';
import { Icon } from './icons.tsx';

/** How many: buttons, arrow keys or a typed number. */
export function Stepper({
  label,
  value,
  least,
  most,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  onChange(value: number): void;
}) {
  const top = Math.max(most, value);
  const set = (next: number): void => {
    const kept = Math.min(Math.max(next, least), top);
    if (Number.isInteger(kept) && kept !== value) onChange(kept);
  };
  return (
    <span className={value > least ? 'k-stepper k-stepper-some' : 'k-stepper'}>
      <Button
        className="k-stepper-button"
        aria-label={t('fewer', { what: label })}
        excludeFromTabOrder
        isDisabled={value <= least}
        onPress={() => set(value - 1)}
      >
        <Icon name="minus" size={14} />
      </Button>
      <input
        className="k-stepper-input"
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={value}
        min={least}
        max={top}
        disabled={top <= least}
        onChange={(event) => {
          if (event.target.value !== '') set(event.target.valueAsNumber);
        }}
      />
      <Button
        className="k-stepper-button"
        aria-label={t('more', { what: label })}
        excludeFromTabOrder
        isDisabled={value >= top}
        onPress={() => set(value + 1)}
      >
        <Icon name="plus" size={14} />
      </Button>
    </span>
  );
}

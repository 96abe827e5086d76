import './stepper.css';
import { useId } from 'react';
import { Button } from 'react-aria-components';
import { t } from '../../shell/words.ts';
import { Icon } from '../icons.tsx';

/** A number field with buttons and arrow keys. It says why no more can be added. */
export function Stepper({
  label,
  value,
  least,
  most,
  why,
  plainly = false,
  onChange,
  onStep = (by) => onChange(value + by),
}: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Why no more can be added; only said when that is so. */
  readonly why?: string | undefined;
  /** The reason is shown below; otherwise on hover, and it is read out. */
  readonly plainly?: boolean;
  onChange(value: number): void;
  /** One more or one fewer, where the number itself may be newer than the one shown. */
  onStep?(by: 1 | -1): void;
}) {
  const id = useId();
  const top = Math.max(most, value);
  const reason = value >= top ? why : undefined;
  const set = (next: number): void => {
    const kept = Math.min(Math.max(next, least), top);
    if (Number.isInteger(kept) && kept !== value) onChange(kept);
  };
  return (
    <>
      <span className={value > least ? 'k-stepper k-stepper-some' : 'k-stepper'} title={reason}>
        <Button
          className="k-stepper-button"
          aria-label={t('fewer', { what: label })}
          excludeFromTabOrder
          isDisabled={value <= least}
          onPress={() => onStep(-1)}
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
          readOnly={top <= least}
          aria-describedby={reason === undefined ? undefined : id}
          onChange={(event) => {
            if (event.target.value !== '') set(event.target.valueAsNumber);
          }}
        />
        <Button
          className="k-stepper-button"
          aria-label={t('more', { what: label })}
          excludeFromTabOrder
          isDisabled={value >= top}
          onPress={() => onStep(1)}
        >
          <Icon name="plus" size={14} />
        </Button>
      </span>
      {reason !== undefined && (
        <small id={id} className={plainly ? 'k-stepper-why' : 'hush'}>
          {reason}
        </small>
      )}
    </>
  );
}

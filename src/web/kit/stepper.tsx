import './stepper.css';
import { Button, Group, Input, NumberField } from 'react-aria-components';
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
  return (
    <NumberField
      aria-label={label}
      className="k-stepper"
      value={value}
      minValue={least}
      maxValue={Math.max(most, value)}
      isDisabled={most <= least && value <= least}
      onChange={(next) => {
        if (Number.isInteger(next)) onChange(next);
      }}
    >
      <Group className={value > 0 ? 'k-stepper-group k-stepper-some' : 'k-stepper-group'}>
        <Button slot="decrement" className="k-stepper-button" aria-label={t('fewer', { what: label })}>
          <Icon name="minus" size={14} />
        </Button>
        <Input className="k-stepper-input" />
        <Button slot="increment" className="k-stepper-button" aria-label={t('more', { what: label })}>
          <Icon name="plus" size={14} />
        </Button>
      </Group>
    </NumberField>
  );
}

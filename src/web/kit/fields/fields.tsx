import './fields.css';
import type { ReactNode } from 'react';
import {
  Switch as AriaSwitch,
  FieldError,
  Input,
  Label,
  Radio,
  RadioGroup,
  Text,
  TextArea,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';

/** A text field; with `lines` a larger one. */
export function Field({
  label,
  note,
  error,
  lines = 1,
  placeholder,
  ...rest
}: Omit<TextFieldProps, 'className' | 'children'> & {
  readonly label: string;
  readonly note?: ReactNode;
  readonly error?: string | undefined;
  readonly lines?: number;
  readonly placeholder?: string;
}) {
  const hint = placeholder === undefined ? {} : { placeholder };
  return (
    <TextField {...rest} className="k-field" isInvalid={error !== undefined}>
      <Label className="k-field-label">{label}</Label>
      {lines > 1 ? (
        <TextArea className="k-input" rows={lines} {...hint} />
      ) : (
        <Input className="k-input" {...hint} />
      )}
      {note && (
        <Text slot="description" className="k-field-note">
          {note}
        </Text>
      )}
      <FieldError className="k-field-error">{error}</FieldError>
    </TextField>
  );
}

export function Switch({
  label,
  note,
  on,
  onChange,
  disabled = false,
}: {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  onChange(on: boolean): void;
  readonly disabled?: boolean;
}) {
  return (
    <AriaSwitch className="k-switch" isSelected={on} onChange={onChange} isDisabled={disabled}>
      <span className="k-switch-track" aria-hidden="true">
        <span className="k-switch-knob" />
      </span>
      <span className="k-switch-words">
        {label}
        {note && <small>{note}</small>}
      </span>
    </AriaSwitch>
  );
}

export interface Choice<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly note?: string;
  readonly sign?: ReactNode;
}

/** A choice of a few. `row`: side by side as segments; else a list with notes. */
export function Choices<T extends string>({
  label,
  choices,
  chosen,
  onChange,
  row = false,
  hideLabel = false,
}: {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  onChange(id: NoInfer<T>): void;
  readonly row?: boolean;
  readonly hideLabel?: boolean;
}) {
  return (
    <RadioGroup
      className={row ? 'k-choices k-choices-row' : 'k-choices'}
      value={chosen}
      onChange={(id) => {
        const found = choices.find((choice) => choice.id === id);
        if (found) onChange(found.id);
      }}
      {...(row ? { orientation: 'horizontal' as const } : {})}
      {...(hideLabel ? { 'aria-label': label } : {})}
    >
      {!hideLabel && <Label className="k-field-label">{label}</Label>}
      <div className="k-choices-list">
        {choices.map(({ id, label: name, note, sign }) => (
          <Radio key={id} value={id} className="k-choice">
            {sign}
            <span className="k-choice-words">
              {name}
              {note && <small>{note}</small>}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

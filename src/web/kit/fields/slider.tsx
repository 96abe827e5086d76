import './slider.css';
import { Slider as AriaSlider, Label, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';

export function Slider({
  label,
  value,
  least,
  most,
  step = 1,
  onChange,
  say,
}: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  onChange(value: number): void;
  say(value: number): string;
}) {
  return (
    <AriaSlider
      className="k-slider"
      value={value}
      minValue={least}
      maxValue={most}
      step={step}
      onChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? value) : next)}
    >
      <Label className="k-field-label">{label}</Label>
      <SliderOutput className="k-slider-value">{say(value)}</SliderOutput>
      <SliderTrack className="k-slider-track">
        <span className="k-slider-line" />
        <SliderThumb className="k-slider-thumb" />
      </SliderTrack>
    </AriaSlider>
  );
}

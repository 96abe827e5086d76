import type { Choose, ChooseAnswer } from '../../../kernel/forms/index.ts';
import { names, oneOrSeveral, type Pointing, type Spot, stage, UNLIT } from './kind.ts';

/** An option without a place fits its thing anywhere. */
const meant = (form: Choose, spot: Spot) => {
  const exact = form.options.filter((option) => names(option, spot));
  return exact.length > 0 ? exact : form.options.filter((option) => names(option, { ref: spot.ref }));
};

export const choose: Pointing<Choose, ChooseAnswer> = {
  mark(form, partial, spot) {
    const options = meant(form, spot);
    if (options.length === 0) return UNLIT;
    const chosen = options.some((option) => option.id === partial?.id) ? 1 : 0;
    return { lit: true, chosen, most: 1, held: false };
  },
  point(form, partial, spot) {
    const options = meant(form, spot);
    const [only] = options;
    if (options.length === 1 && only?.id === partial?.id) return stage(null);
    return oneOrSeveral(
      options.map((offer) => ({
        key: offer.id,
        offer,
        back: false,
        partial: { is: 'choose', id: offer.id },
      })),
    );
  },
};

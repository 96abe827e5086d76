import { Icon } from '../../kit/icons.tsx';

/** The computer's advice, whole, in the prompt line. */
export const HintLine = ({ words }: { readonly words: string }) => (
  <span className="prompt-hint">
    <Icon name="hint" size={16} />
    <span role="status">{words}</span>
  </span>
);

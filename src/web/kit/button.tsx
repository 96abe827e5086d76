import './button.css';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps, Tooltip, TooltipTrigger } from 'react-aria-components';
import { Link } from 'wouter';
import { Icon, type IconName } from './icons.tsx';

export type Look = 'main' | 'plain' | 'quiet' | 'danger';

interface Props extends Omit<ButtonProps, 'className' | 'style' | 'children'> {
  readonly look?: Look;
  readonly icon?: IconName;
  readonly small?: boolean;
  readonly children: ReactNode;
}

export function Button({ look = 'plain', icon, small = false, children, ...rest }: Props) {
  return (
    <AriaButton {...rest} className={`k-button k-${look}${small ? ' k-small' : ''}`}>
      {icon && <Icon name={icon} size={small ? 16 : 18} />}
      <span>{children}</span>
    </AriaButton>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  to,
  look = 'plain',
  icon,
  small = false,
  children,
}: {
  readonly to: string;
  readonly look?: Look;
  readonly icon?: IconName;
  readonly small?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Link href={to} className={`k-button k-${look}${small ? ' k-small' : ''}`}>
      {icon && <Icon name={icon} size={small ? 16 : 18} />}
      <span>{children}</span>
    </Link>
  );
}

interface IconProps extends Omit<ButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Its name, also shown as a hint. */
  readonly label: string;
  readonly look?: Look;
  readonly small?: boolean;
  /** A small number at the corner: what is new. */
  readonly count?: number;
}

export function IconButton({ icon, label, look = 'quiet', small = false, count = 0, ...rest }: IconProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={50}>
      <AriaButton
        {...rest}
        aria-label={label}
        className={`k-button k-icon-button k-${look}${small ? ' k-small' : ''}`}
      >
        <Icon name={icon} size={small ? 16 : 20} />
        {count > 0 && <span className="k-badge">{count}</span>}
      </AriaButton>
      <Tooltip className="k-tooltip" offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}

import './overlay.css';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import {
  Dialog as AriaDialog,
  Popover as AriaPopover,
  Heading,
  Modal,
  ModalOverlay,
  type PopoverProps,
} from 'react-aria-components';
import { t } from '../../shell/words.ts';
import { Button, IconButton } from '../button.tsx';

interface DialogProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
  /** An answer is needed: a click outside does not close it. */
  readonly firm?: boolean;
  /** An alert dialog: read out as a whole. */
  readonly alert?: boolean;
}

export function Dialog({
  open,
  onClose,
  title,
  children,
  foot,
  wide = false,
  firm = false,
  alert = false,
}: DialogProps) {
  const body = useId();
  return (
    <ModalOverlay
      className="k-shade"
      isOpen={open}
      isDismissable={!firm}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Modal className={`k-modal${wide ? ' k-wide' : ''}`}>
        <AriaDialog
          className="k-dialog"
          {...(alert ? { role: 'alertdialog', 'aria-describedby': body } : {})}
        >
          <header className="k-dialog-head">
            <Heading slot="title">{title}</Heading>
            <IconButton icon="close" label={t('close')} onPress={onClose} small />
          </header>
          <div className="k-dialog-body" id={body}>
            {children}
          </div>
          {foot && <footer className="k-dialog-foot">{foot}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A confirmation; its button names the effect. */
export function Confirm({
  open,
  onClose,
  onYes,
  title,
  children,
  yes,
  danger = false,
}: {
  readonly open: boolean;
  onClose(): void;
  onYes(): void;
  readonly title: string;
  readonly children: ReactNode;
  readonly yes: string;
  readonly danger?: boolean;
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button look="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            look={danger ? 'danger' : 'main'}
            autoFocus
            onPress={() => {
              onClose();
              onYes();
            }}
          >
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/** A press outside closes it. */
export function useElsewhere(inside: RefObject<Element | null>, close: (() => void) | undefined): void {
  useEffect(() => {
    if (close === undefined) return;
    const down = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !inside.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', down, { capture: true });
    return () => document.removeEventListener('pointerdown', down, { capture: true });
  }, [inside, close]);
}

/**
 * Opens beside a button (inside a DialogTrigger), or beside any element that is given. The latter tells about a thing: all around
 * stays within reach, and pressing something there closes it and is done. (Making the page inert would restyle all of it.)
 */
export function Popover({
  label,
  children,
  beside,
  ...rest
}: Omit<PopoverProps, 'children' | 'className' | 'triggerRef'> & {
  readonly label: string;
  readonly children: ReactNode;
  readonly beside?: Element | null;
}) {
  const anchor = useRef<Element | null>(null);
  anchor.current = beside ?? null;
  const popover = useRef<HTMLElement>(null);
  const { onOpenChange } = rest;
  useElsewhere(popover, beside ? () => onOpenChange?.(false) : undefined);
  return (
    <AriaPopover
      {...rest}
      {...(beside ? { ref: popover, triggerRef: anchor, isNonModal: true } : {})}
      className="k-popover"
      offset={8}
      containerPadding={8}
    >
      <AriaDialog className="k-popover-inner" aria-label={label}>
        {children}
      </AriaDialog>
    </AriaPopover>
  );
}

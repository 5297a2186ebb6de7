import { useEffect, useId, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';
import styles from './dialog.module.css';

export type DialogProps = Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose' | 'ref'> & {
  open: boolean;
  /** Called once however it was closed: Escape, the close button, the backdrop. Set `open` to false in it. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** A ruled row of actions at the foot. */
  actions?: ReactNode;
};

function isOutside(box: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/** A modal dialog of the platform: it traps the focus, gives it back, and base.css locks the page's scroll meanwhile. */
export function Dialog({ open, onClose, title, closeLabel, actions, className, children, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);

  // Not every browser knows closedby="any". Press and release must both be outside, so that selecting text never closes.
  const notePress = (event: MouseEvent<HTMLDialogElement>) => {
    pressedOutside.current = isOutside(event.currentTarget.getBoundingClientRect(), event);
  };
  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    const { currentTarget, target } = event;
    if (target === currentTarget && pressedOutside.current && isOutside(currentTarget.getBoundingClientRect(), event)) {
      onClose();
    }
  };

  return (
    <dialog
      {...props}
      ref={dialog}
      className={classNames(styles.dialog, className)}
      aria-labelledby={titleId}
      onMouseDown={notePress}
      onClick={closeFromBackdrop}
      // A browser tells of `close` some time after Escape: it may have been asked for again by then.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClose={({ target, currentTarget }) => open && target === currentTarget && !currentTarget.open && onClose()}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" aria-label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  );
}

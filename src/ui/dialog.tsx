import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';
import styles from './dialog.module.css';

export type DialogProps = Omit<ComponentProps<'dialog'>, 'id' | 'open' | 'title'> & {
  /** The id by which buttons and links open the dialog. */
  id: string;
  title: ReactNode;
  closeLabel: string;
  /** A row of actions at the bottom, below a line. */
  actions?: ReactNode;
};

/** Attributes of a button that opens or closes a modal dialog natively, also before or without the page's scripts. */
export function dialogCommand(command: 'show-modal' | 'close', dialog: string): object {
  // React's types lack these attributes of HTML.
  return { command, commandfor: dialog };
}

/**
 * A native modal dialog, which traps and restores the focus. Escape and a press outside close it, and base.css locks
 * the page's scroll meanwhile.
 */
export function Dialog({ id, title, closeLabel, actions, className, children, ...props }: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog
      closedby="any"
      {...props}
      id={id}
      className={classNames(styles.dialog, className)}
      aria-labelledby={titleId}
    >
      <div className={`row gap-4 middle apart ${styles.head}`}>
        <h2 className="title" id={titleId}>
          {title}
        </h2>
        <button className="icon-button" type="button" {...dialogCommand('close', id)} aria-label={closeLabel}>
          <CloseIcon />
        </button>
      </div>
      <div className={`flow ${styles.body}`}>{children}</div>
      {actions && <div className={`cluster gap-3 ${styles.actions}`}>{actions}</div>}
    </dialog>
  );
}

import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { CloseIcon } from './icons.tsx';
import styles from './toaster.module.css';

export type ToastMessage = { id: string; text: string; kind?: 'plain' | 'success' | 'error' };

export type ToasterProps = {
  toasts: readonly ToastMessage[];
  /** A toast's time is over or it was closed: take it out of `toasts`. */
  onClose: (id: string) => void;
  /** Names the region: "Notifications". */
  label: string;
  closeLabel: string;
};

/** How long a toast stays, in milliseconds, not counting the time in which it is pointed at or has the focus. */
const duration = 4000;

/** How many are shown at once; the oldest give way. */
const visibleToasts = 3;

/**
 * Shows the toasts of a store, the newest last. Announcing them is the store's business: a live region has to be in the
 * page before its first text, and this one comes with it.
 */
export function Toaster({ toasts, onClose, label, closeLabel }: ToasterProps) {
  if (toasts.length === 0) return null;
  return (
    <section className={styles.region} aria-label={label}>
      <ol className={styles.list}>
        {toasts.slice(-visibleToasts).map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={onClose} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  );
}

type ToastProps = Pick<ToasterProps, 'onClose' | 'closeLabel'> & { toast: ToastMessage };

function Toast({ toast: { id, text, kind = 'plain' }, onClose, closeLabel }: ToastProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onClose(id), duration);
    return () => clearTimeout(timer);
  }, [held, id, onClose]);

  // A toast that comes up under a resting pointer is entered too, but nobody has pointed at it.
  function point({ movementX, movementY }: PointerEvent) {
    if (movementX || movementY) setPointed(true);
  }

  function blur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  }

  return (
    <li
      className={styles.toast}
      data-kind={kind}
      onPointerMove={point}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={blur}
    >
      <span className={styles.text}>{text}</span>
      <button className={styles.close} type="button" aria-label={closeLabel} onClick={() => onClose(id)}>
        <CloseIcon />
      </button>
    </li>
  );
}

import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { Toaster as Sonner, toast, type ToasterProps } from 'sonner';
import { CloseIcon } from './icons.tsx';
import './toaster-layout.css';
import styles from './toaster-bar.module.css';

export type ToastMessage = { id: string; text: string; kind?: 'plain' | 'success' | 'error' };

export type ToasterBarProps = {
  toasts: readonly ToastMessage[];
  /** A toast went: its 4 s were over, or it was closed or swiped away. Take it out of `toasts`. */
  onClose: (id: string) => void;
  /** Names the region: "Notifications". */
  label: string;
  closeLabel: string;
  position?: NonNullable<ToasterProps['position']>;
};

/** How long a toast stays, in milliseconds, not counting the time in which it is pointed at or has the focus. */
const duration = 4000;

const classNames = {
  toast: styles.toast!,
  content: styles.content!,
  closeButton: styles.close!,
  success: styles.success!,
  error: styles.error!,
};

/** Whoever keeps the store says its toasts, by a region that is there before the first of them. */
function keepSilent(region: HTMLElement | null): void {
  region?.setAttribute('aria-live', 'off');
}

export function ToasterBar({ toasts, onClose, label, closeLabel, position = 'bottom-center' }: ToasterBarProps) {
  const shown = useRef(new Set<string>());
  const [focused, setFocused] = useState<typeof toasts | null>(null);
  // Other toasts take the focused one away, so they are not held by its focus.
  const held = focused === toasts;

  useEffect(() => {
    // Taking a toast out of the store dismisses it, which the library reports as well: whoever comes first is heard.
    const close = (id: string) => {
      if (shown.current.delete(id)) onClose(id);
    };
    for (const { id, text, kind = 'plain' } of toasts) {
      shown.current.add(id);
      const show = kind === 'plain' ? toast : toast[kind];
      // The library itself waits while a toast is pointed at, but not while one has the focus.
      const stay = held ? Infinity : duration;
      show(text, { id, icon: null, duration: stay, onAutoClose: () => close(id), onDismiss: () => close(id) });
    }
    for (const id of shown.current) {
      if (toasts.some((message) => message.id === id)) continue;
      shown.current.delete(id);
      toast.dismiss(id);
    }
  }, [toasts, held, onClose]);

  function release({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  }

  return (
    <div onFocus={() => setFocused(toasts)} onBlur={release}>
      <Sonner
        ref={keepSilent}
        position={position}
        visibleToasts={3}
        gap={14}
        closeButton
        icons={{ close: <CloseIcon /> }}
        customAriaLabel={label}
        toastOptions={{ unstyled: true, closeButtonAriaLabel: closeLabel, classNames }}
      />
    </div>
  );
}

import { useWords } from '../../i18n/provider.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { closeToast, useToasts } from './toast-store.ts';

/** Shows the toast of the store and announces it to screen readers. */
export function Toasts() {
  const t = useWords();
  const toasts = useToasts();
  return (
    <>
      {/* Screen readers announce what changes in a live region; one that arrives together with its text may stay silent. */}
      <p className="visually-hidden" role="status">
        {toasts.map(({ id, text }) => (
          <span key={id}>{text}</span>
        ))}
      </p>
      <Toaster toasts={toasts} onClose={closeToast} label={t('toast.label')} closeLabel={t('toast.close')} />
    </>
  );
}

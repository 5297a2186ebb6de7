import { useWords } from '../../i18n/provider.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import './toasts.css';
import { closeToast, useToasts } from './toast-store.ts';

/** Shows the store's notice, and says it. */
export function Toasts() {
  const t = useWords();
  const toasts = useToasts();
  return (
    <>
      {/* A region that stands before its text comes is read out; one that comes with its text may not be. */}
      <p className="visually-hidden" role="status">
        {toasts.map(({ id, text }) => (
          <span key={id}>{text}</span>
        ))}
      </p>
      <Toaster toasts={toasts} onClose={closeToast} label={t('toast.label')} closeLabel={t('toast.close')} />
    </>
  );
}

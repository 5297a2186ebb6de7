import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import './toasts.css';
import { closeToast, useToasts } from './toast-store.ts';

const Toaster = lazy(() => import('../../ui/toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Shows the store's notice. What draws it is loaded with the first one. */
export function Toasts() {
  const t = useWords();
  const toasts = useToasts();
  const [needed, setNeeded] = useState(false);
  if (!needed && toasts.length > 0) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Toaster toasts={toasts} onClose={closeToast} label={t('toast.label')} closeLabel={t('toast.close')} />
    </Suspense>
  );
}

import { useWords } from '../../i18n/provider.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { toastRegion } from './show-toast.ts';

/** The region in which `showToast` shows its message: a status for screen readers, and the visible bar. */
export function ToastRegion() {
  const t = useWords();
  return (
    <>
      {/* Screen readers announce changes in a live region; one that is added together with its text may stay silent.
       */}
      <p className="visually-hidden" role="status" />
      <section className="toast-region" id={toastRegion} aria-label={t('toast.label')} data-lower-edge="" hidden>
        <ol className="stack toast-list">
          <li className="toast">
            <span className="toast-text" />
            <button className="icon-button toast-close" type="button" aria-label={t('toast.close')}>
              <CloseIcon />
            </button>
          </li>
        </ol>
      </section>
    </>
  );
}

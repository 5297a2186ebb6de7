import { isLanguage } from '../../i18n/language.ts';
import { track } from './track.ts';

let started = false;

/**
 * Counts clicks on phone links and on the language toggle, and the first focus of each form's frame. Listeners on the
 * document and the window count them on every page: links and forms need no code of their own.
 */
export function trackInteractions(): void {
  if (started) return;
  started = true;
  document.addEventListener('click', countClick, { capture: true });
  window.addEventListener('blur', countStartedForm);
}

function countClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return;
  const to = link.dataset['choosesLanguage'];
  if (isLanguage(to)) track('language_change', { to });
  if (link.protocol === 'tel:') track('phone_click', { page: location.pathname });
}

const startedForms = new Set<string>();

function countStartedForm(): void {
  const frame = document.activeElement;
  const form = frame?.matches('iframe') && frame.closest<HTMLElement>('[data-form]')?.dataset['form'];
  if (!form || startedForms.has(form)) return;
  startedForms.add(form);
  track('form_start', { form });
}

import { isLanguage } from '../../i18n/language.ts';
import { track } from './track.ts';

let started = false;

/**
 * Counts visitors' actions on every page, with listeners on the document only: links and forms need no code for it.
 * Calls and changes of language are clicks; a form has been started when the focus moves into its frame.
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

import './form-document.css';
import { checkFields } from '../../../schema/fields/check-fields.ts';
import { hidden } from '../../../schema/form-submission.ts';
import { revealEmail } from '../../../site/shell.ts';
import { goToNote, showErrors, updateErrors } from './field-errors.ts';
import { askedIn, formIdOf, pairsOf } from './form-values.ts';
import { resumeForms, sendForm } from './send-form.ts';
import { framed, tellEscape, tellHeight, tellSubmission } from './tell-page.ts';

// Everything here is an addition: without it the browser sends the form, and the server checks and answers it alike.

/** Checks a form; null when it is none of ours. */
function check(form: EventTarget | null) {
  if (!(form instanceof HTMLFormElement) || !formIdOf(form)) return null;
  const { errors } = checkFields(askedIn(form), Object.fromEntries(pairsOf(form)));
  return { form, errors, ok: Object.keys(errors).length === 0 };
}

document.addEventListener('submit', (event) => {
  const checked = check(event.target);
  if (!checked) return;
  event.preventDefault();
  if (checked.ok) void sendForm(checked.form, arrive);
  else showErrors(checked.form, checked.errors);
});

document.addEventListener('input', ({ target }) => {
  const checked = check(target instanceof HTMLElement ? target.closest('form') : null);
  if (checked) updateErrors(checked.form, checked.errors);
});

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-email]') : null;
  if (!link) return;
  event.preventDefault();
  const email = revealEmail(link.dataset.email ?? '');
  link.href = `mailto:${email}`;
  link.textContent = email;
  // From then on the link leads to the mail program.
  delete link.dataset.email;
});

document.addEventListener('keydown', ({ key, isComposing, defaultPrevented }) => {
  if (key === 'Escape' && !isComposing && !defaultPrevented) tellEscape();
});

window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) resumeForms();
});

/** Handles the document's present content: a form, with or without faults, or the acknowledgement. */
function arrive(): void {
  if (framed) fitIntoFrame();
  const sent = document.querySelector<HTMLElement>('[data-sent]');
  const step = document.querySelector<HTMLElement>('[data-document="tell-me"] h1, [data-document="visit"] h1');
  const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[name="${hidden.framed}"]`))
    field.value = framed ? '1' : '';
  if (sent) {
    // The acknowledgement is far shorter than the form, whose end the visitor has been looking at.
    sent.querySelector('h1')?.focus({ preventScroll: true });
    sent.scrollIntoView({ block: 'center' });
    tellSubmission(sent.dataset.sent ?? '');
  } else if (step) step.focus();
  else if (wrong) wrong.focus();
  else goToNote(document);
}

/** In a frame the page around it has the heading of the first level. */
function fitIntoFrame(): void {
  for (const heading of document.querySelectorAll('h1')) heading.ariaLevel = '2';
}

document.documentElement.toggleAttribute('data-framed', framed);
document.documentElement.toggleAttribute('data-live', true);
arrive();
tellHeight();

import './form-document.css';
import { checkFields } from '../../../schema/fields/check-fields.ts';
import { hidden } from '../../../schema/form-submission.ts';
import { revealEmail } from '../../../site/shell.ts';
import { carryAnswers, noteChange, takeCarriedAnswers } from './carried-answers.ts';
import { documentFault } from './chosen-documents.ts';
import { goToNote, showErrors, updateErrors } from './field-errors.ts';
import { askedIn, formIdOf, valuesOf } from './form-values.ts';
import { resumeForms, sendForm } from './send-form.ts';
import { fillSummary, followPage } from './form-summary.ts';
import { forgetDraft, keepDraft, restoreDraft } from './kept-draft.ts';
import { framed, tellEscape, tellHeight, tellSubmission } from './tell-page.ts';

// This script is an enhancement: without it, the browser sends the form, and the server validates and responds.

/** Validates a form; null for a form that is not the site's own. */
function check(form: EventTarget | null) {
  if (!(form instanceof HTMLFormElement) || !formIdOf(form)) return null;
  const { errors } = checkFields(askedIn(form), valuesOf(form));
  const fault = documentFault(form);
  if (fault) errors['documents'] = fault;
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
  if (!checked) return;
  noteChange(target);
  updateErrors(checked.form, checked.errors);
  if (!('keep' in checked.form.dataset)) return;
  keepDraft(checked.form);
  showKept(true);
  fillSummary(document);
});

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-email]') : null;
  if (!link) return;
  event.preventDefault();
  const email = revealEmail(link.dataset.email ?? '');
  link.href = `mailto:${email}`;
  link.textContent = email;
  // The first press shows the address; the next one opens the mail program.
  delete link.dataset.email;
});

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-does]') : null;
  if (button?.dataset.does === 'print') window.print();
  if (button?.dataset.does !== 'forget') return;
  forgetDraft();
  button.form?.reset();
  showKept(false);
  fillSummary(document);
  button.form?.querySelector<HTMLElement>('[data-type]')?.focus();
});

/**
 * The document that contains the language toggle: in a frame, the document of the surrounding page, which has the same
 * origin.
 */
const read = window.parent.document;
const life = new AbortController();
read.addEventListener(
  'click',
  ({ target }) => {
    if (!(target as Element).closest('a[data-chooses-language]')) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) carryAnswers(form);
  },
  { capture: true, signal: life.signal },
);
window.addEventListener('pagehide', ({ persisted }) => {
  if (!persisted) life.abort();
});

document.addEventListener('keydown', ({ key, isComposing, defaultPrevented }) => {
  if (key === 'Escape' && !isComposing && !defaultPrevented) tellEscape();
});

window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) resumeForms();
});

/** Sets up the current content of the document: a form, with or without errors, or the acknowledgement. */
function arrive(): void {
  if (framed) fitIntoFrame();
  const sent = document.querySelector<HTMLElement>('[data-sent]');
  const step = document.querySelector<HTMLElement>('[data-document="tell-me"] h1, [data-document="visit"] h1');
  const wrong = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  for (const field of document.querySelectorAll<HTMLInputElement>(`input[name="${hidden.framed}"]`))
    field.value = framed ? '1' : '';
  beginProposal();
  if (sent) {
    forgetDraft();
    // Scrolls to the acknowledgement: it is far shorter than the form, whose end the visitor had in view.
    sent.querySelector('h1')?.focus({ preventScroll: true });
    sent.scrollIntoView({ block: 'center' });
    tellSubmission(sent.dataset.sent ?? '');
  } else if (step) step.focus();
  else if (wrong) wrong.focus();
  else goToNote(document);
}

/** Restores the stored draft and updates the summary beside the form. */
function beginProposal(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-keep]');
  if (!form) return;
  if (restoreDraft(form)) showKept(true);
  fillSummary(document);
  const board = document.querySelector<HTMLElement>('.summary');
  if (board && framed) followPage(board, window.parent, life.signal);
}

/** Shows or hides the note that the browser stores the draft, with the button that deletes the draft. */
function showKept(isKept: boolean): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-kept]')) note.hidden = !isKept;
}

/** Makes the headings second-level: in a frame, the first-level heading is in the surrounding page. */
function fitIntoFrame(): void {
  for (const heading of document.querySelectorAll('h1')) heading.ariaLevel = '2';
}

document.documentElement.toggleAttribute('data-framed', framed);
document.documentElement.toggleAttribute('data-live', true);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
  takeCarriedAnswers(form, window.parent.performance.timeOrigin);
arrive();
tellHeight();

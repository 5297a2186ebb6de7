import { hidden, isFormId, shortestFillMs } from '../../../schema/form-submission.ts';
import { rememberSubmission } from '../frame/remember-submission.ts';
import { carryDocuments, documentsControl } from './chosen-documents.ts';
import { showNotice } from './field-errors.ts';
import { formIdOf, pairsOf } from './form-values.ts';

/** How long a response may take, in milliseconds. Sending again is safe: the server stores a submission once. */
const patience = 30_000;

/** The limit for forms with documents, whose upload may be slow. */
const uploadPatience = 5 * 60_000;

const drawnAt = performance.now();
let sending = false;

/**
 * Sends a form as the browser would, and replaces the document's content with the content of the response. If the
 * network fails, the form keeps the entered text, whereas the browser itself would show an error page.
 * @param arrived is called once the response is in the document
 */
export async function sendForm(form: HTMLFormElement, arrived: () => void): Promise<void> {
  if (sending) return;
  setSending(form, true);
  const documents = documentsControl(form)?.files ?? null;
  try {
    await untilPlausible();
    const response = await fetch(form.action, {
      method: 'POST',
      body: documents ? new FormData(form) : pairsOf(form),
      signal: AbortSignal.timeout(documents?.length ? uploadPatience : patience),
    });
    if (response.redirected) return leave(form, response.url);
    const answer = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('[data-document]');
    if (!answer?.matches('[data-document]:not([data-document="problem"])')) throw new Error('The answer is no form.');
    carryDocuments(documents, answer);
    document.querySelector('[data-document]')?.replaceWith(answer);
    setSending(form, false);
    arrived();
  } catch {
    setSending(form, false);
    showNotice(form, 'failed');
  }
}

/** Ends the state of sending in all forms: the browser may restore a page in this state from its back/forward cache. */
export function resumeForms(): void {
  for (const form of document.forms) setSending(form, false);
}

/** Opens the thank-you page: outside a frame, the server redirects to it once the enquiry is stored. */
function leave(form: HTMLFormElement, address: string): void {
  const id = pairsOf(form).get(hidden.submission);
  const name = formIdOf(form);
  if (id && isFormId(name)) rememberSubmission({ id, form: name, page: location.pathname });
  location.assign(address);
}

/** Waits until the form is old enough for the server, which rejects a form that is sent too fast for a person. */
async function untilPlausible(): Promise<void> {
  const rest = drawnAt + shortestFillMs - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}

function setSending(form: HTMLFormElement, busy: boolean): void {
  sending = busy;
  const status = form.querySelector('[data-status]');
  if (status) status.textContent = busy ? (form.dataset.sending ?? '') : '';
  form.querySelector('[type="submit"]')?.setAttribute('aria-disabled', String(busy));
}

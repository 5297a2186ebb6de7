import { messageTypes } from '../../../schema/form-submission.ts';

/** Whether the document is shown in a frame. */
export const framed = window.parent !== window;

/** The id of the document's form: the last part of the address `/forms/{form}`. */
const form = location.pathname.split('/').at(-1) ?? '';

/** Sends the document's height to the page, at once and after each change. */
export function tellHeight(): void {
  if (!framed) return;
  const { body } = document;
  new ResizeObserver(() =>
    tell({ type: messageTypes.resize, form, height: Math.ceil(body.getBoundingClientRect().height) }),
  ).observe(body);
}

/** Reports the Escape key to the page, which then closes the dialog around the form. */
export function tellEscape(): void {
  if (framed) tell({ type: messageTypes.escape, form });
}

/** Reports a stored submission to the page. */
export function tellSubmission(submission: string): void {
  if (framed) tell({ type: messageTypes.submitted, form, submission });
}

/** Messages go only to the site's origin, as only its pages can frame the document (CSP `frame-ancestors`). */
function tell(message: object): void {
  window.parent.postMessage(message, location.origin);
}

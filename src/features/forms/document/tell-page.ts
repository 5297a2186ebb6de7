import { messageTypes } from '../../../schema/form-submission.ts';

/** Whether the document stands in a page. */
export const framed = window.parent !== window;

/** The form of this address: `/forms/{form}`. */
const form = location.pathname.split('/').at(-1) ?? '';

/** Tells the page how high the document is, now and whenever that changes. */
export function tellHeight(): void {
  if (!framed) return;
  const { body } = document;
  new ResizeObserver(() =>
    tell({ type: messageTypes.resize, form, height: Math.ceil(body.getBoundingClientRect().height) }),
  ).observe(body);
}

/** Tells the page that Escape was pressed, for the dialog that the form may stand in. */
export function tellEscape(): void {
  if (framed) tell({ type: messageTypes.escape, form });
}

/** Tells the page that a submission has been stored. */
export function tellSubmission(submission: string): void {
  if (framed) tell({ type: messageTypes.submitted, form, submission });
}

/** Only pages of this site may frame the document (CSP `frame-ancestors`), so only they are spoken to. */
function tell(message: object): void {
  window.parent.postMessage(message, location.origin);
}

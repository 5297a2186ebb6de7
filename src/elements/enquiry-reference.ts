import { submissionOfDocument } from '../features/forms/frame/remember-submission.ts';
import { referenceOf } from '../schema/form-submission.ts';
import { defineElement, part } from './element.ts';

/** Shows the reference of the enquiry that led to this document. */
defineElement('enquiry-reference', (host) => {
  const submission = submissionOfDocument();
  if (!submission) return;
  part(host, 'strong').textContent = referenceOf(submission.id);
  part(host, 'p').hidden = false;
});

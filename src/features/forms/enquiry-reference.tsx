import { useEffect, useState } from 'react';
import { readStore } from '../../browser/storage.ts';
import { referenceOf, submissionKey } from '../../schema/form-submission.ts';
import { readSubmission } from '../analytics/lead-to-count.ts';
import styles from './enquiry-reference.module.css';

/** The number of the enquiry that was sent just before in this tab, for as long as the page is open; nothing without one. */
export function EnquiryReference({ label }: { label: string }) {
  const [reference, setReference] = useState('');
  useEffect(() => {
    const submission = readSubmission(readStore('sessionStorage', submissionKey));
    if (submission) setReference(referenceOf(submission.id));
  }, []);
  return (
    reference && (
      <p className={styles.reference}>
        {label}: <strong className="data">{reference}</strong>
      </p>
    )
  );
}

import { useState } from 'react';
import { referenceOf } from '../../schema/form-submission.ts';
import styles from './enquiry-reference.module.css';
import { latestSubmission } from './frame/remember-submission.ts';

/** The number by which the centre finds the enquiry that was sent just before; nothing without one. */
export function EnquiryReference({ label }: { label: string }) {
  const [id] = useState(latestSubmission);
  return (
    id && (
      <p className={styles.reference}>
        {label}: <strong className="data">{referenceOf(id)}</strong>
      </p>
    )
  );
}

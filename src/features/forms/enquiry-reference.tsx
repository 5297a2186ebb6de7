import { useState } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { referenceOf } from '../../schema/form-submission.ts';
import styles from './enquiry-reference.module.css';
import { latestSubmission } from './frame/remember-submission.ts';

/** The reference number of the enquiry just sent, by which the centre finds it; nothing without one. */
export function EnquiryReference() {
  const t = useWords();
  const [id] = useState(latestSubmission);
  return (
    id && (
      <p className={styles.reference}>
        {t('form.reference')}: <strong className="data">{referenceOf(id)}</strong>
      </p>
    )
  );
}

import { useState } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { referenceOf } from '../../schema/form-submission.ts';
import styles from './enquiry-reference.module.css';
import { latestSubmission } from './frame/remember-submission.ts';

/** The reference number by which the centre finds the enquiry just sent; nothing if none was sent in this document. */
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

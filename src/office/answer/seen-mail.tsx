import type { Ref } from 'react';
import type { Draft } from '../drafts.ts';
import type { Language } from '../../i18n/language.ts';
import { useWords } from '../words/words.ts';
import styles from './answer.module.css';

type SeenMailProps = {
  /** Moves the focus to the preview once it has replaced the form. */
  ref?: Ref<HTMLDivElement>;
  to: string;
  draft: Pick<Draft, 'subject' | 'text'>;
  language: Language;
};

/** Preview of a mail: its recipient, subject and text. */
export function SeenMail({ ref, to, draft, language }: SeenMailProps) {
  const t = useWords();
  return (
    <div className={`stack gap-4 small ${styles.mail}`} ref={ref} tabIndex={-1}>
      <dl>
        <dt className="quiet">{t('answer.to')}</dt>
        <dd>{to}</dd>
        <dt className="quiet">{t('answer.subject')}</dt>
        <dd lang={language}>{draft.subject}</dd>
      </dl>
      <p lang={language}>{draft.text}</p>
    </div>
  );
}

import { useState } from 'react';
import { announce } from '../data/announce.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './answer-form.module.css';
import { mailLink } from './mail-link.ts';

type MailProgramProps = {
  mail: { to: string; bcc: string | null; subject: string; text: string };
  isMarking: boolean;
  mark: () => void;
};

/** Opens the answer in the person's own mail program; the enquiry counts as answered only after a further press. */
export function MailProgram({ mail, isMarking, mark }: MailProgramProps) {
  const t = useWords();
  const [isCopied, setCopied] = useState(false);
  const { href, withText } = mailLink(mail);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(mail.text);
    setCopied(true);
    announce(t('answer.copied'));
  }

  return (
    <details className={styles.program}>
      <summary>{t('answer.elsewhere')}</summary>
      <ol>
        {!withText && (
          <li>
            {t('answer.tooLong')}{' '}
            <Button onClick={() => void copy()}>{t(isCopied ? 'answer.copied' : 'answer.copy')}</Button>
          </li>
        )}
        <li>
          <a href={href}>{t('answer.open')}</a>
        </li>
        <li>
          <Button onClick={mark} aria-disabled={isMarking}>
            {t('answer.mark')}
          </Button>
        </li>
      </ol>
    </details>
  );
}

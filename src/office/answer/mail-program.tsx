import { useMutation } from '@tanstack/react-query';
import { announce } from '../data/announce.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { useWords } from '../words/words.ts';
import styles from './answer.module.css';
import { mailLink } from './mail-link.ts';

type MailProgramProps = {
  mail: { to: string; bcc: string | null; subject: string; text: string };
  isMarking: boolean;
  mark: () => void;
};

/** Opens the answer in the person's own mail program; the enquiry counts as answered only after a further press. */
export function MailProgram({ mail, isMarking, mark }: MailProgramProps) {
  const t = useWords();
  const { href, withText } = mailLink(mail);
  const copy = useMutation({
    mutationFn: (text: string) => navigator.clipboard.writeText(text),
    onSuccess: () => announce(t('answer.copied')),
  });
  const isCopied = copy.isSuccess && copy.variables === mail.text;

  return (
    <details className={`small ${styles.program}`}>
      <summary>{t('answer.elsewhere')}</summary>
      <ol>
        {!withText && (
          <li>
            {t('answer.tooLong')}{' '}
            <Button onClick={() => copy.mutate(mail.text)}>{t(isCopied ? 'answer.copied' : 'answer.copy')}</Button>
            {copy.isError && <Note tone="error">{t('answer.copyFailed')}</Note>}
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

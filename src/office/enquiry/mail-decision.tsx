import { announce } from '../data/announce.ts';
import { useMailDecision } from '../data/mails.ts';
import { Button } from '../parts/button.tsx';
import { ErrorNote } from '../parts/note.tsx';
import type { MailDecision as Decision, MailsInTrouble } from '../../schema/office-mails.ts';
import { useWords } from '../words/words.ts';
import styles from './enquiry.module.css';

type MailDecisionProps = MailsInTrouble & Pick<Decision, 'about'>;

/** The buttons for mails that may not have arrived or were given up; nothing if there are none. */
export function MailDecision({ about, uncertain, failed }: MailDecisionProps) {
  const t = useWords();
  const decide = useMailDecision();
  const press = (decision: Decision['decision']) => {
    if (decide.isPending) return;
    decide.mutate({ about, decision }, { onSuccess: () => announce(t(`mails.done.${decision}`)) });
  };
  if (uncertain + failed === 0) return null;
  return (
    <div className={`stack gap-2 ${styles.form}`} data-print="hide">
      <p>{t(uncertain > 0 ? 'mails.uncertain' : 'mails.failed')}</p>
      <ErrorNote of={decide.error} />
      <p className="cluster gap-2 gap-x-6 apart">
        <Button onClick={() => press('again')} aria-disabled={decide.isPending}>
          {t('mails.again')}
        </Button>
        {uncertain > 0 && (
          <Button onClick={() => press('arrived')} aria-disabled={decide.isPending}>
            {t('mails.arrived')}
          </Button>
        )}
      </p>
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useNames } from '../../data/facts.ts';
import { Button } from '../../parts/button.tsx';
import { Note } from '../../parts/note.tsx';
import { useNow, when } from '../../times.ts';
import type { ContentDraft } from '../../../schema/office-content.ts';
import { counted, useLanguage, useWords } from '../../words/words.ts';
import { ChangeLines, PageList } from './change-lines.tsx';
import { Problems } from './problems.tsx';
import styles from './publish.module.css';

type DraftPartProps = {
  draft: ContentDraft;
  /** Publishes the draft; only on the person's own draft. */
  publish?: { isRunning: boolean; press: () => void };
};

/** Shows one person's changes: problems first, then the list of changes, the affected pages and the preview. */
export function DraftPart({ draft, publish }: DraftPartProps) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const now = useNow();
  const { by, changedAt, lines, problems, pages, preview } = draft;
  return (
    <div className={styles.draft} data-faulty={problems.length > 0 || undefined}>
      <p className={styles.who}>
        {t('publish.by', { who: names.person(by), when: when(changedAt, now, language) })} ·{' '}
        {counted(t, 'publish.changes', lines.length)}
      </p>
      <Problems problems={problems} lines={lines} areTheirs={publish === undefined} />
      <ChangeLines lines={lines} linked={publish !== undefined} />
      <PageList pages={Object.values(pages).flat()} />
      <div className={styles.actions}>
        {publish && (
          <Button
            tone="main"
            className={styles.sign}
            disabled={problems.length > 0 || publish.isRunning}
            onClick={publish.press}
          >
            {t('publish.action')}
          </Button>
        )}
        <a href={preview} target="_blank" rel="noreferrer">
          {t('publish.look')}
        </a>
        <CopyAddress address={new URL(preview, location.href).href} />
      </div>
      {publish && problems.length > 0 && <p className={styles.note}>{t('publish.problemsFirst')}</p>}
    </div>
  );
}

/** Copies the address of the preview, to be sent outside the office. */
function CopyAddress({ address }: { address: string }) {
  const t = useWords();
  const copy = useMutation({ mutationFn: () => navigator.clipboard.writeText(address) });
  return (
    <>
      <Button tone="word" title={address} onClick={() => copy.mutate()}>
        <span role="status">{t(copy.isSuccess ? 'publish.copied' : 'publish.copy')}</span>
      </Button>
      {copy.isError && <Note tone="error">{t('publish.copyFailed', { address })}</Note>}
    </>
  );
}

import { documentOf } from '../../../schema/content-documents.ts';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import { useDiscard } from '../data/content.ts';
import { useContentDraft } from '../data/publishing.ts';
import { ChangeLines, PageList } from '../publish/change-lines.tsx';
import styles from './editor.module.css';

/** Lists the unpublished changes of a document, and the pages that they affect. */
export function WhatChanges({ file }: { file: string }) {
  const t = useWords();
  const draft = useContentDraft();
  const discard = useDiscard();
  const document = draft.data?.documents.find((one) => one.file === documentOf(file));
  if (!document) return null;
  return (
    <section className={`stack gap-3 small ${styles.changes}`} aria-label={t('changes.title')}>
      <h2>{t('changes.title')}</h2>
      <ChangeLines lines={document.lines} />
      <PageList pages={document.pages} />
      <p className={`cluster gap-2 gap-x-4 middle ${styles.actions}`}>
        <Button
          tone="word"
          disabled={discard.isPending}
          onClick={() => {
            if (confirm(t('changes.discardSure'))) discard.mutate(document.file);
          }}
        >
          {t('changes.discard')}
        </Button>
      </p>
    </section>
  );
}

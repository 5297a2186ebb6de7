import { useFacts } from '../../data/facts.ts';
import { Button } from '../../parts/button.tsx';
import { PlaceLink } from '../../parts/place-link.tsx';
import { useWords } from '../../words/words.ts';
import { useDiscard } from '../data/content.ts';
import { useContentDrafts } from '../data/publishing.ts';
import { ChangeLines, PageList } from '../publish/change-lines.tsx';
import styles from './sheet-editor.module.css';

/** Lists this person's unpublished changes of the file, and the pages that they affect. */
export function WhatChanges({ files }: { files: readonly string[] }) {
  const t = useWords();
  const { person } = useFacts();
  const drafts = useContentDrafts();
  const discard = useDiscard();
  const own = drafts.data?.find(({ by }) => by === person.email);
  const lines = own?.lines.filter(({ file }) => files.includes(file)) ?? [];
  if (!own || lines.length === 0) return null;
  return (
    <section className={styles.changes} aria-label={t('changes.title')}>
      <h2>{t('changes.title')}</h2>
      <ChangeLines lines={lines} />
      <PageList pages={files.flatMap((file) => own.pages[file] ?? [])} />
      <p className={styles.actions}>
        <PlaceLink to={{ view: 'publish', selection: {}, enquiry: null }}>{t('changes.toPublish')}</PlaceLink>
        <Button
          tone="word"
          disabled={discard.isPending}
          onClick={() => {
            if (confirm(t('changes.discardSure'))) for (const file of files) discard.mutate(file);
          }}
        >
          {t('changes.discard')}
        </Button>
      </p>
    </section>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { documentOf } from '../../../schema/content-documents.ts';
import { useNames } from '../../data/facts.ts';
import { Button } from '../../parts/button.tsx';
import { Note } from '../../parts/note.tsx';
import { useNow, when } from '../../times.ts';
import type { ContentDraft, DraftDocument } from '../../../schema/office-content.ts';
import { counted, useLanguage, useWords } from '../../words/words.ts';
import { usePreview, useProblems } from '../data/content.ts';
import { ChangeLines, PageList } from './change-lines.tsx';
import { useFileTitle } from '../list/file-title.ts';
import { Problems } from './problems.tsx';
import styles from './publish.module.css';

type DraftPartProps = {
  draft: ContentDraft;
  publish: { isRunning: boolean; press: (files: string[]) => void };
};

/**
 * The unpublished documents, each with a box to leave it for later. An unfinished article with problems is left out by
 * itself. Problems of the chosen documents come first.
 */
export function DraftPart({ draft: { documents, isShown }, publish }: DraftPartProps) {
  const t = useWords();
  const checked = useProblems();
  const preview = usePreview();
  const [left, setLeft] = useState<readonly string[]>([]);
  const problems = checked.data ?? [];
  const hasProblems = (file: string) => problems.some((problem) => documentOf(problem.file) === file);
  const isBlocked = ({ file, isUnfinished }: DraftDocument) => isUnfinished && hasProblems(file);
  const chosen = documents.filter((document) => !left.includes(document.file) && !isBlocked(document));
  const others = documents.filter((document) => !chosen.includes(document)).map(({ file }) => file);
  const blocking = problems.filter(({ file }) => !others.includes(documentOf(file)));
  const isUnchecked = checked.isFetching || checked.data === undefined;
  if (documents.length === 0 && isShown) return <p>{t('publish.nothing')}</p>;
  return (
    <div className={`stack gap-3 small panel ${styles.draft}`} data-faulty={blocking.length > 0 || undefined}>
      {documents.length === 0 && <p>{t('publish.notShown')}</p>}
      <Problems problems={blocking} documents={documents} />
      {documents.map((document) => (
        <DocumentPart
          key={document.file}
          document={document}
          isBlocked={isBlocked(document)}
          isChosen={chosen.includes(document)}
          choose={(isChosen) =>
            setLeft(isChosen ? left.filter((file) => file !== document.file) : [...left, document.file])
          }
        />
      ))}
      <PageList pages={chosen.flatMap(({ pages }) => pages)} />
      <div className={`cluster gap-2 gap-x-4 middle ${styles.actions}`}>
        <Button
          tone="main"
          className={styles.sign}
          disabled={
            isUnchecked || blocking.length > 0 || publish.isRunning || (documents.length > 0 && chosen.length === 0)
          }
          onClick={() => publish.press(chosen.map(({ file }) => file))}
        >
          {t('publish.action')}
        </Button>
        {isUnchecked && <span>{t('publish.checking')}</span>}
        {preview.data && (
          <>
            <a href={`${preview.data.root}/`} target="_blank" rel="noreferrer">
              {t('publish.look')}
            </a>
            <CopyAddress address={new URL(`${preview.data.root}/`, location.href).href} />
          </>
        )}
      </div>
      {blocking.length > 0 && <p className="caption">{t('publish.problemsFirst')}</p>}
    </div>
  );
}

type DocumentPartProps = {
  document: DraftDocument;
  isBlocked: boolean;
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
};

/** One document: its authors, its changes, and the box that chooses it. */
function DocumentPart({ document: { file, title, by, lines }, isBlocked, isChosen, choose }: DocumentPartProps) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const own = lines.find((line) => line.file === file)?.en?.title;
  const name = useFileTitle()((language === 'en' && own) || title);
  const now = useNow();
  const authors = by.map(({ who, at }) => t('publish.by', { who: names.person(who), when: when(at, now, language) }));
  return (
    <section aria-label={name} data-file={file}>
      <p className={`caption ${styles.who}`}>
        <label>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isBlocked}
            onChange={({ target }) => choose(target.checked)}
          />{' '}
          <strong>{name}</strong>
        </label>{' '}
        · {counted(t, 'publish.changes', lines.length)} · {authors.join('; ')}
        {isBlocked && ` · ${t('publish.unfinished')}`}
      </p>
      <ChangeLines lines={lines} linked />
    </section>
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

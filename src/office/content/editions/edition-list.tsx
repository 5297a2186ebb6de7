import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ContentChange, ContentGroup, ContentList } from '../../../schema/office-content.ts';
import { announce } from '../../data/announce.ts';
import { Button } from '../../parts/button.tsx';
import { focusNew } from '../../parts/focus-new.ts';
import { useWords } from '../../words/words.ts';
import { editorOf } from '../editor/file-editor.ts';
import type { Sheet } from '../editor/slots.ts';
import { EditionForm } from './edition-form.tsx';
import { EditionStrip } from './edition-strip.tsx';
import { latestFirst } from './edition-text.ts';
import { announcingChanges, courseValues, editionValues, freshEdition } from './edition-values.ts';
import styles from './editions.module.css';

type EditionListProps = {
  sheet: Sheet;
  list: ContentList;
  items: readonly ContentGroup[];
  /** Renders the fields of an edition. */
  children: (item: ContentGroup) => ReactNode;
};

/** The editions of a course, the latest first, and the form that announces another one. */
export function EditionList({ sheet, list, items, children }: EditionListProps) {
  const t = useWords();
  const [isAnnouncing, setAnnouncing] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ at: number; length: number } | null>(null);
  const file = sheet.views[0]!.file;
  const course = courseValues(sheet.groups);
  const shown = items
    .map((item, index) => ({ item, index, values: editionValues(item) }))
    .toSorted((a, b) => latestFirst(a.values.start, b.values.start));

  // The focus moves to the changed edition, or to the button if an edition was removed.
  useEffect(() => {
    if (isBusy || wanted.current?.length !== items.length) return;
    const strip = part.current?.querySelector<HTMLElement>(`[data-item="${wanted.current.at}"] [data-head]`);
    (strip ?? part.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    wanted.current = null;
  }, [isBusy, items.length]);

  async function change(changes: ContentChange[], at: number, said: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    const isDone = await editorOf(file).reshape(...changes);
    if (isDone) {
      const added = changes.filter(({ kind }) => kind === 'insert').length;
      const gone = changes.filter(({ kind }) => kind === 'remove').length;
      wanted.current = { at, length: items.length + added - gone };
      announce(said);
    }
    setBusy(false);
    return isDone;
  }

  return (
    <div ref={part} className={`stack gap-4 ${styles.editions}`} aria-busy={isBusy}>
      {isAnnouncing ? (
        <EditionForm
          label={t('edition.new')}
          course={course}
          before={freshEdition(course)}
          action={t('edition.add')}
          isBusy={isBusy}
          onLeave={() => setAnnouncing(false)}
          onKeep={(typed) => {
            const changes = announcingChanges(list, typed, course);
            void change(changes, list.length, t('edition.added')).then((isDone) => isDone && setAnnouncing(false));
          }}
        />
      ) : (
        <p>
          <Button
            ref={isAnnouncing === false ? focusNew : undefined}
            tone="main"
            data-add
            onClick={() => setAnnouncing(true)}
          >
            {t('edition.new')}
          </Button>
        </p>
      )}
      {shown.length === 0 && <p className={`caption ${styles.quiet}`}>{t('edition.none')}</p>}
      <ol>
        {shown.map(({ item, index, values }) => (
          <EditionStrip
            key={item.id}
            item={item}
            index={index}
            values={values}
            course={course}
            isBusy={isBusy}
            change={change}
          >
            {children}
          </EditionStrip>
        ))}
      </ol>
    </div>
  );
}

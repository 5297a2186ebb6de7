import { useEffect, useRef, useState } from 'react';
import { goTo, type Place, placeIn } from '../../address.ts';
import { Button } from '../../parts/button.tsx';
import { ErrorNote, Note } from '../../parts/note.tsx';
import { PlaceLink } from '../../parts/place-link.tsx';
import { useEscape } from '../../parts/use-keys.ts';
import { documentOf } from '../../../schema/content-documents.ts';
import type { ContentGroup } from '../../../schema/office-content.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { useProblems } from '../data/content.ts';
import { useContentDraft } from '../data/publishing.ts';
import { PagePreview } from '../preview/page-preview.tsx';
import { GroupIndex } from './group-index.tsx';
import { GroupPart } from './group-part.tsx';
import { KeptState, Refused } from './kept-state.tsx';
import { groupOf } from './paths.ts';
import styles from './editor.module.css';
import { isWritten, slicesOf } from './slices.ts';
import { SiteSwitch } from './site-switch.tsx';
import { type Sheet, useSheet } from './slots.ts';
import { WhatChanges } from './what-changes.tsx';

type SheetEditorProps = {
  place: Place;
  file: string;
  /** Sorts the groups for the screen. */
  inOrder?: (groups: readonly ContentGroup[]) => readonly ContentGroup[];
};

/** An open document: its groups as an index, one of them as a form, and a preview of its page. */
export function SheetEditor({ place, file, inOrder }: SheetEditorProps) {
  const t = useWords();
  const { sheet, error } = useSheet(file);
  const back = placeIn(place.view);
  // The form of an edition is saved only when it is submitted: while it has input, Escape does not leave the screen.
  useEscape(true, () => document.querySelector('form[data-typed]') ?? goTo(back));
  return (
    <main className={`stack ${styles.screen}`}>
      <p className={`small ${styles.back}`}>
        <PlaceLink to={back}>← {t(`view.${place.view}`)}</PlaceLink>
      </p>
      {sheet ? (
        <OpenSheet key={file} place={place} sheet={sheet} inOrder={inOrder ?? ((groups) => groups)} />
      ) : error ? (
        <ErrorNote of={error} />
      ) : (
        <p className={styles.waiting}>{t('waiting')}</p>
      )}
    </main>
  );
}

type OpenSheetProps = { place: Place; sheet: Sheet; inOrder: NonNullable<SheetEditorProps['inOrder']> };

function OpenSheet({ place, sheet, inOrder }: OpenSheetProps) {
  const t = useWords();
  const language = useLanguage();
  const [showsPage, setShowsPage] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const view = sheet.views[0]!;
  const files = sheet.views.map(({ file }) => file);
  const slices = slicesOf(inOrder(sheet.groups));
  const groups = slices.filter(isWritten).map(({ group }) => group);
  const problems = (useProblems().data ?? []).filter(({ file }) => files.includes(file));
  const isChanged = useContentDraft().data?.documents.some(({ file }) => file === documentOf(view.file));
  const led = place.field ? groupOf(groups, place.field) : undefined;
  const group = led ?? groups.find(({ id }) => id === place.part) ?? groups[0];
  const elsewhere = problems.filter(({ path }) => path === null);

  // The focus moves to the field in the address, or else to the heading of the group in the address.
  useEffect(() => {
    if (place.field) focusField(form.current, place.field);
    else if (place.part) form.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [place.field, place.part]);

  return (
    <>
      <header className={`cluster gap-1 gap-x-4 middle ${styles.head}`}>
        <h1>{view.title}</h1>
        <KeptState files={files} />
        {isChanged && <PlaceLink to={placeIn('publish')}>{t('changes.toPublish')}</PlaceLink>}
        <Button aria-pressed={showsPage} className={styles.turn} onClick={() => setShowsPage(!showsPage)}>
          {t('sheet.page')}
        </Button>
      </header>
      <div className={styles.panes} data-page={showsPage || undefined}>
        <GroupIndex place={place} slices={slices} problems={problems} open={group} />
        <div ref={form} className={`stack gap-6 packed ${styles.form}`}>
          {files.map((file) => (
            <Refused key={file} file={file} />
          ))}
          <SiteSwitch sheet={sheet} />
          {elsewhere.map(({ file, line, message }) => (
            <Note key={`${file}:${line}`} tone="error">
              {message[language]}
            </Note>
          ))}
          {group && <GroupPart key={group.id} sheet={sheet} group={group} problems={problems} level={2} />}
          <WhatChanges file={view.file} />
        </div>
        {view.pages.length > 0 && <PagePreview place={place} sheet={sheet} />}
      </div>
    </>
  );
}

/**
 * Focuses the control of a field and opens the `details` elements around it.
 * @param address the field as `fieldKey` gives it; it may omit the language
 */
function focusField(form: HTMLElement | null, address: string): void {
  const field = address.split('#').at(-1)!;
  const cells = [...(form?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const placeOf = (cell: HTMLElement) => (cell.dataset['place'] ?? '').split('#')[1] ?? '';
  const cell =
    cells.find((each) => each.dataset['place'] === address) ??
    cells.find((each) => placeOf(each) === field) ??
    cells.find((each) => placeOf(each).startsWith(`${field}.`)) ??
    cells.find((each) => field.startsWith(`${placeOf(each)}.`));
  for (let fold = cell?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  const control =
    cell?.querySelector<HTMLElement>('input, select, textarea') ?? cell?.querySelector<HTMLElement>('button');
  control?.focus();
  cell?.scrollIntoView({ block: 'center' });
}

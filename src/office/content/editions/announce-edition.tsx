import { useState } from 'react';
import type { ContentFileLine } from '../../../schema/office-content.ts';
import { goTo, placeIn } from '../../address.ts';
import { announce } from '../../data/announce.ts';
import { Button } from '../../parts/button.tsx';
import { ChoiceCell, FieldSheet } from '../../parts/cell.tsx';
import { focusNew } from '../../parts/focus-new.ts';
import { useWords } from '../../words/words.ts';
import { editorOf } from '../editor/file-editor.ts';
import { Refused } from '../editor/kept-state.tsx';
import { useSheet } from '../editor/slots.ts';
import { useFileTitle, useTitleOrder } from '../list/file-title.ts';
import { EditionForm } from './edition-form.tsx';
import { announcingChanges, courseValues, freshEdition, type TypedEdition } from './edition-values.ts';
import styles from './editions.module.css';

/** Announces an edition from the list of courses: the course is chosen first, and opened afterwards. */
export function AnnounceEdition({ courses }: { courses: readonly ContentFileLine[] }) {
  const t = useWords();
  const [file, setFile] = useState<string | null>();
  const inOrder = useTitleOrder()(courses);
  const [first] = inOrder;
  if (!file) {
    return (
      <p>
        <Button
          ref={file === null ? focusNew : undefined}
          tone="main"
          disabled={!first}
          onClick={() => setFile(first!.file)}
        >
          {t('edition.new')}
        </Button>
      </p>
    );
  }
  return <NewEdition courses={inOrder} file={file} choose={setFile} />;
}

type NewEditionProps = {
  courses: readonly ContentFileLine[];
  file: string;
  /** Chooses another course, or none. */
  choose: (file: string | null) => void;
};

function NewEdition({ courses, file, choose }: NewEditionProps) {
  const t = useWords();
  const titleOf = useFileTitle();
  const { sheet } = useSheet(file);
  const [isBusy, setBusy] = useState(false);
  const list = sheet?.groups.find(({ id }) => id === 'editions')?.list;
  const course = courseValues(sheet?.groups ?? []);

  async function keep(typed: TypedEdition): Promise<void> {
    if (!list) return;
    setBusy(true);
    const isDone = await editorOf(file).reshape(...announcingChanges(list, typed, course));
    setBusy(false);
    if (!isDone) return;
    announce(t('edition.added'));
    goTo(placeIn('courses', { file, part: 'editions' }));
  }

  const choice = (
    <ChoiceCell
      label={t('edition.course')}
      wide
      ref={focusNew}
      value={file}
      choices={courses.map((line) => [line.file, titleOf(line.title, line.course)])}
      onChoose={choose}
    />
  );
  // The form needs the course: its campuses, length, places and price.
  if (!sheet) {
    return (
      <div className={`stack gap-3 ${styles.form}`}>
        <FieldSheet>{choice}</FieldSheet>
        <p className={`caption ${styles.quiet}`}>{t('waiting')}</p>
      </div>
    );
  }
  return (
    <>
      <Refused file={file} />
      <EditionForm
        key={file}
        label={t('edition.new')}
        course={course}
        before={freshEdition(course)}
        action={t('edition.add')}
        isBusy={isBusy}
        onLeave={() => choose(null)}
        onKeep={(typed) => void keep(typed)}
      >
        {choice}
      </EditionForm>
    </>
  );
}

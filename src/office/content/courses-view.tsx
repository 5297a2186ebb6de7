import { usePlace } from '../address.ts';
import { Page, PagePart } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';
import type { ContentFileLine } from '../../schema/office-content.ts';
import { useContentFiles } from './data/content.ts';
import { AnnounceEdition } from './editions/announce-edition.tsx';
import { coursesFirst } from './editor/course-order.ts';
import { SheetEditor } from './editor/sheet-editor.tsx';
import { linesOf } from './list/file-lines.ts';
import { FileList } from './list/file-list.tsx';

/** The list of courses, or the open course. */
export function CoursesView() {
  const t = useWords();
  const place = usePlace();
  const files = useContentFiles();
  if (place.file) return <SheetEditor key={place.file} place={place} file={place.file} inOrder={coursesFirst} />;
  return (
    <Page title={t('view.courses')} query={files}>
      {(lines) => {
        const own = linesOf(lines, 'courses');
        const [courses, others] = [own.filter(isCourse), own.filter((line) => !isCourse(line))];
        const words = { hidden: t('switch.shown.off'), shown: t('switch.shown.on') };
        return (
          <>
            <AnnounceEdition courses={courses} />
            <FileList label={t('view.courses')} place={place} lines={courses} words={words} />
            <PagePart title={t('courses.others')}>
              <FileList
                label={t('courses.others')}
                place={place}
                lines={others}
                words={{ ...words, shown: t('file.same') }}
              />
            </PagePart>
          </>
        );
      }}
    </Page>
  );
}

function isCourse({ file }: ContentFileLine): boolean {
  return file.startsWith('courses/');
}

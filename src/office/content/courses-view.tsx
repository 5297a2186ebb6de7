import { usePlace } from '../address.ts';
import { Page } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';
import { useContentFiles } from './data/content.ts';
import { coursesFirst } from './editor/course-order.ts';
import { SheetEditor } from './editor/sheet-editor.tsx';
import { linesOf } from './list/file-lines.ts';
import { FileList } from './list/file-list.tsx';

/** The courses: their list, or the one that is open. */
export function CoursesView() {
  const t = useWords();
  const place = usePlace();
  const files = useContentFiles();
  if (place.file) return <SheetEditor key={place.file} place={place} file={place.file} inOrder={coursesFirst} />;
  return (
    <Page title={t('view.courses')} query={files}>
      {(lines) => (
        <FileList
          label={t('view.courses')}
          place={place}
          lines={linesOf(lines, 'courses')}
          words={{ hidden: t('switch.shown.off'), shown: t('switch.shown.on') }}
        />
      )}
    </Page>
  );
}

import { usePlace } from '../address.ts';
import { Page } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';
import { NewArticle } from './articles/new-article.tsx';
import { useContentFiles } from './data/content.ts';
import { SheetEditor } from './editor/sheet-editor.tsx';
import { linesOf } from './list/file-lines.ts';
import { FileList } from './list/file-list.tsx';

/** The list of articles with the form for a new one, or the open article. */
export function ArticlesView() {
  const t = useWords();
  const place = usePlace();
  const files = useContentFiles();
  if (place.file) return <SheetEditor key={place.file} place={place} file={place.file} />;
  return (
    <Page title={t('view.articles')} query={files}>
      {(lines) => (
        <>
          <NewArticle />
          <FileList
            label={t('view.articles')}
            place={place}
            lines={linesOf(lines, 'articles')}
            words={{ hidden: t('switch.draft.off'), shown: t('switch.draft.on') }}
          />
        </>
      )}
    </Page>
  );
}

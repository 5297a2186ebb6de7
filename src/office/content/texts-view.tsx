import { usePlace } from '../address.ts';
import { Page, PagePart } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';
import { useContentFiles } from './data/content.ts';
import { SheetEditor } from './editor/sheet-editor.tsx';
import { linesOf, partOf, textParts } from './list/file-lines.ts';
import { FileList } from './list/file-list.tsx';

/** The list of texts about pages, people, campuses, glossary, press and law, or the open text. */
export function TextsView() {
  const t = useWords();
  const place = usePlace();
  const files = useContentFiles();
  if (place.file) return <SheetEditor key={place.file} place={place} file={place.file} />;
  return (
    <Page title={t('view.texts')} query={files}>
      {(lines) =>
        textParts.map((part) => {
          const own = linesOf(lines, 'texts').filter(({ file }) => partOf(file) === part);
          if (own.length === 0) return null;
          return (
            <PagePart key={part} title={t(`texts.${part}`)}>
              <FileList
                label={t(`texts.${part}`)}
                place={place}
                lines={own}
                words={{ hidden: t('switch.shown.off'), shown: t('file.same') }}
              />
            </PagePart>
          );
        })
      }
    </Page>
  );
}

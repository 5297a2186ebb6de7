import type { ComponentType } from 'react';
import type { ContentView } from '../screens.ts';
import { PicturesView } from '../pictures/pictures-view.tsx';
import { PublishView } from './publish-view.tsx';
import { usePlace } from '../address.ts';
import { useSampleDay } from '../data/waiting.ts';
import { Note } from '../parts/note.tsx';
import { Page, PagePart } from '../parts/page.tsx';
import { SampleLink } from '../waiting/sample-link.tsx';
import { useWords } from '../words/words.ts';
import type { ContentFileLine, ContentGroup } from '../../schema/office-content.ts';
import { useContentFiles } from './data/content.ts';
import { AnnounceEdition } from './editions/announce-edition.tsx';
import { SheetEditor } from './editor/sheet-editor.tsx';
import { linesOf, partOf, textParts } from './list/file-lines.ts';
import { FileList } from './list/file-list.tsx';
import { allFields } from './editor/paths.ts';
import { NewArticle } from './articles/new-article.tsx';

const screens: Record<ContentView, ComponentType> = {
  courses: CoursesView,
  texts: TextsView,
  articles: ArticlesView,
  pictures: PicturesView,
  publish: PublishView,
};

/** The screens that change the site's content; their code is loaded when one of them is first opened. */
export function ContentScreens({ view }: { view: ContentView }) {
  const Shown = screens[view];
  return <Shown />;
}

/** The list of courses, or the open course. */
function CoursesView() {
  const t = useWords();
  const place = usePlace();
  const files = useContentFiles();
  const sampleDay = useSampleDay();
  if (place.file) return <SheetEditor key={place.file} place={place} file={place.file} inOrder={coursesFirst} />;
  return (
    <Page title={t('view.courses')} query={files}>
      {(lines) => {
        const own = linesOf(lines, 'courses');
        const [courses, others] = [own.filter(isCourse), own.filter((line) => !isCourse(line))];
        const words = { hidden: t('switch.shown.off'), shown: t('switch.shown.on') };
        return (
          <>
            {sampleDay && (
              <Note>
                {t('courses.sample')} <SampleLink />
              </Note>
            )}
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

/** The groups of a course that are changed most often, in their order; the others follow in the order of the file. */
const often = ['editions', 'price', 'facts'];

/** Puts the editions of a course first, then its facts, then its texts; among the facts the price comes first. */
function coursesFirst(groups: readonly ContentGroup[]): ContentGroup[] {
  return groups
    .map((group) => (group.list ? group : { ...group, groups: byRank(group.groups) }))
    .toSorted((a, b) => rank(a) - rank(b));
}

function byRank(groups: readonly ContentGroup[]): ContentGroup[] {
  return groups.toSorted((a, b) => rank(a) - rank(b));
}

function rank(group: ContentGroup): number {
  const paths = [group.list?.path, ...allFields([group]).map(({ path }) => path)];
  const found = often.findIndex((name) => paths.some((path) => path?.[0] === name || path?.[1] === name));
  return found === -1 ? often.length : found;
}

/** The list of texts about pages, people, campuses, glossary, press and law, or the open text. */
function TextsView() {
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

/** The list of articles with the form for a new one, or the open article. */
function ArticlesView() {
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

import { Children, type ReactNode } from 'react';
import { inLanguage } from '../../i18n/language.ts';
import { CoursePage } from '../../sections/course-page/course-page.tsx';
import type { CourseShell } from '../../sections/course-page/course-shell.ts';
import { BandPair } from '../../ui/section-band.tsx';
import { courseHead, courseShell } from '../course-parts/course-content.ts';
import { defineScreen, type ContentRequest } from '../page-content.ts';
import { drawSection } from './sections.tsx';

export const screen = defineScreen(courseContent, CourseScreen);

/** A section, and those beside it. */
type Band = { drawn: ReactNode; beside: ReactNode[] };

/** `first` has the sections beside the summary, `bands` the others in order. */
type CourseContent = { shell: CourseShell; first: ReactNode[]; bands: readonly Band[] };

/**
 * Picks the page of the course that has the route: its texts, and its sections in the order of its file.
 * @throws Error when no course has this page
 */
function courseContent(request: ContentRequest) {
  const { content, language, page: route } = request;
  const [id, course] = Object.entries(content.courses).find(([, each]) => each.page && each.route === route) ?? [];
  if (!id || !course?.page) throw new Error(`No file in content/courses has "route: ${route}" and a page.`);
  const texts = inLanguage(course.page, language);
  const sections = texts.sections.flatMap((section) => {
    const drawn = drawSection(section, request, { id, course });
    return drawn ? [{ ...section, drawn }] : [];
  });
  const first: ReactNode[] = [];
  const bands: Band[] = [];
  for (const { drawn, beside } of sections) {
    if (beside) (bands.at(-1)?.beside ?? first).push(drawn);
    else bands.push({ drawn, beside: [] });
  }
  const anchors = ['summary', ...sections.flatMap(({ anchor }) => anchor ?? []), 'cost', 'faq'] as const;
  return {
    head: courseHead(request, id, course, texts),
    content: {
      shell: courseShell(request, texts, anchors, { id, course }),
      first,
      bands,
    },
  };
}

/** A course with a page of its own. */
function CourseScreen({ shell, first, bands }: CourseContent) {
  return (
    <CoursePage shell={shell} beside={Children.toArray(first)}>
      {Children.toArray(
        bands.map(({ drawn, beside }) =>
          beside.length > 0 ? <BandPair beside={Children.toArray(beside)}>{drawn}</BandPair> : drawn,
        ),
      )}
    </CoursePage>
  );
}

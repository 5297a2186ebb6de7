import { languages } from '../../src/i18n/language.ts';
import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { translator } from '../../src/i18n/words/words.ts';
import { hasPage } from '../../src/pages/course-parts/course-of.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { syllabusPath } from '../../src/site/syllabus-paths.ts';
import { nothingBefore, type DrawnBefore, type Marks } from '../drawn-before.ts';
import { markOf } from '../mark-of.ts';
import { courseSyllabus } from './course-syllabus.ts';
import { drawSyllabus } from './draw-syllabus.ts';
import type { PrintParts } from './print-parts.ts';
import type { Syllabus } from './syllabus.ts';

/** The contents of the syllabuses of all courses with a page, by address. */
export function allSyllabuses(content: SiteContent, today: string): Map<string, Syllabus> {
  const found = new Map<string, Syllabus>();
  for (const [id, course] of Object.entries(content.courses)) {
    if (!hasPage(course)) continue;
    for (const language of languages) {
      const request = {
        page: course.route,
        params: {},
        language,
        content,
        today,
        siteUrl: '',
        syllabuses: {},
        t: translator(dictionaries[language]),
        picture: () => {
          throw new Error('A syllabus has no pictures.');
        },
      };
      found.set(syllabusPath(id, language), courseSyllabus(request, id));
    }
  }
  return found;
}

/** All syllabuses as files by address, with hashes of their data. Draws only those that `before` does not have. */
export async function drawSyllabuses(
  content: SiteContent,
  today: string,
  parts: PrintParts,
  before: DrawnBefore = nothingBefore,
): Promise<{ files: Map<string, Buffer>; marks: Marks }> {
  const files = new Map<string, Buffer>();
  const marks: Marks = {};
  for (const [path, syllabus] of allSyllabuses(content, today)) {
    marks[path] = markOf(syllabus);
    files.set(path, (await before(path, marks[path]))?.bytes ?? (await drawSyllabus(parts, syllabus)));
  }
  return { files, marks };
}

/** The size of each file in bytes, by address. */
export type SyllabusSizes = Readonly<Record<string, number>>;

export function sizesOf(files: ReadonlyMap<string, Buffer>): SyllabusSizes {
  return Object.fromEntries([...files].map(([path, file]) => [path, file.length]));
}

import { languages } from '../../src/i18n/language.ts';
import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { translator } from '../../src/i18n/words/words.ts';
import { hasPage } from '../../src/pages/course-parts/course-of.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { syllabusPath } from '../../src/site/syllabus-paths.ts';
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

/** All syllabuses as files by address. */
export async function drawSyllabuses(
  content: SiteContent,
  today: string,
  parts: PrintParts,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [path, syllabus] of allSyllabuses(content, today)) files.set(path, await drawSyllabus(parts, syllabus));
  return files;
}

/** The syllabus at an address as a file; null if there is none. */
export async function drawSyllabusAt(
  path: string,
  content: SiteContent,
  today: string,
  parts: PrintParts,
): Promise<Buffer | null> {
  const syllabus = allSyllabuses(content, today).get(path);
  return syllabus ? drawSyllabus(parts, syllabus) : null;
}

/** The size of each file in bytes, by address. */
export type SyllabusSizes = Readonly<Record<string, number>>;

export function sizesOf(files: ReadonlyMap<string, Buffer>): SyllabusSizes {
  return Object.fromEntries([...files].map(([path, file]) => [path, file.length]));
}

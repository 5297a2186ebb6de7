import { languages } from '../../src/i18n/language.ts';
import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { translator } from '../../src/i18n/words/words.ts';
import { hasPage } from '../../src/pages/course-parts/course-of.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { syllabusPath } from '../../src/site/syllabus-paths.ts';
import type { Readings } from '../content/kept-readings.ts';
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

/**
 * Draws the syllabuses that have changed apart from their day.
 * @param readings the sizes of earlier drawings; new ones are added
 * @returns the size of each file in bytes, by address
 */
export async function syllabusSizes(
  content: SiteContent,
  today: string,
  { print, readings }: { print: PrintParts; readings: Readings },
): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const [path, syllabus] of allSyllabuses(content, today)) {
    const mark = markOf({ ...syllabus, day: null, words: null });
    const known = readings[path];
    const size = known?.mark === mark ? (known.result as number) : (await drawSyllabus(print, syllabus)).length;
    readings[path] = { mark, result: size };
    sizes[path] = size;
  }
  return sizes;
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

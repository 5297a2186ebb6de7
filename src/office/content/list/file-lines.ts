import type { ContentChapter, ContentFileLine, FieldPath } from '../../../schema/office-content.ts';
import { documentOf, englishFileOf, spanishFileOf } from '../../../schema/content-documents.ts';
import { placeIn, type Place } from '../../address.ts';
import { fieldKey } from '../editor/paths.ts';
import type { View } from '../../screens.ts';

/**
 * The documents of a chapter as lines of the list. A document with a file per language has one line, based on its
 * Spanish file.
 */
export function linesOf(lines: readonly ContentFileLine[], chapter: ContentChapter): ContentFileLine[] {
  const own = lines.filter((line) => line.chapter === chapter);
  const byFile = new Map(own.map((line) => [line.file, line]));
  return own.flatMap((line) => {
    const spanish = spanishFileOf(line.file);
    if (spanish !== null && byFile.has(spanish)) return [];
    const english = byFile.get(englishFileOf(line.file) ?? '');
    return [english ? together(line, english) : line];
  });
}

function together(line: ContentFileLine, other: ContentFileLine): ContentFileLine {
  return {
    ...line,
    isChanged: line.isChanged || other.isChanged,
    lagging: line.lagging + other.lagging,
  };
}

/** The parts of the chapter of texts, in the order of the screen. */
export const textParts = ['pages', 'people', 'campuses', 'glossary', 'press', 'legal', 'others'] as const;
type TextPart = (typeof textParts)[number];

/** The part that a file of texts belongs to, by its folder or name. */
export function partOf(file: string): TextPart {
  return textParts.find((part) => file.startsWith(`${part}/`) || file.startsWith(`${part}.`)) ?? 'others';
}

/** The files that the screen of courses lists below the courses. */
const besideCourses: readonly string[] = ['banner.yaml', 'editions.yaml', 'enrolment.yaml'];

/** The screen on which a file of content is changed, by its folder or name. */
export function viewOf(file: string): View {
  if (file.startsWith('articles/')) return 'articles';
  return file.startsWith('courses/') || besideCourses.includes(file) ? 'courses' : 'texts';
}

/** The place at which a file of content is changed, with the field at a path open. */
export function fieldPlace(file: string, path?: FieldPath | null): Place {
  return placeIn(viewOf(file), { file: documentOf(file), ...(path && { field: fieldKey(file, path) }) });
}

import type { Language } from '../i18n/language.ts';

/** Folder of the printed syllabuses. */
export const syllabusFolder = '/programas/';

/** Address of the syllabus of a course as a PDF. */
export function syllabusPath(course: string, language: Language): string {
  return `${syllabusFolder}${course}-${language}.pdf`;
}

import { wholeNumber } from '../../i18n/format.ts';
import { syllabusPath } from '../../site/syllabus-paths.ts';
import type { ContentRequest } from '../page-content.ts';

/** The link to a course's syllabus as a file, with its size; undefined for a course without a syllabus. */
export function syllabusFile({ language, t, syllabuses }: ContentRequest, id: string) {
  const href = syllabusPath(id, language);
  const bytes = syllabuses[href];
  if (bytes === undefined) return undefined;
  const size = `${wholeNumber(Math.ceil(bytes / 1000), language)}\u00A0kB`;
  return { href, label: t('syllabus.file', { size }) };
}

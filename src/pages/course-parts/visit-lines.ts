import { fill } from '../../i18n/words/fill.ts';
import type { CampusId } from '../../schema/references.ts';
import type { VisitLine } from '../../sections/visits/visit-lines.tsx';
import { visitTime, visitWord } from '../../site/visit-words.ts';
import { isSampleVisit, madridMoment, shownVisits, visitState } from '../../site/visits.ts';
import type { ContentRequest } from '../page-content.ts';

type Writing = Pick<ContentRequest, 'content' | 'language' | 'today'>;

/** Every session ahead as a line that leads to it. @param text the line's words, with `{name}` and `{when}` */
export function visitLines(
  { content, language, today }: Writing,
  text = '{name}: {when}',
  about: { campus?: CampusId; course?: string } = {},
): VisitLine[] {
  return shownVisits(content)
    .filter((visit) => ['open', 'closed'].includes(visitState(visit, today)))
    .filter(({ place }) => about.campus === undefined || place === about.campus)
    .filter(({ courses }) => about.course === undefined || courses.includes(about.course))
    .map((visit) => {
      const when = visitTime(madridMoment(visit.day, visit.hour).toISOString(), language);
      const line = fill(text, { name: visit.title[language], when });
      return {
        id: visit.id,
        text: isSampleVisit(content, visit) ? visitWord('sample', language, { text: line }) : line,
      };
    });
}

/** The next session at a campus or about a course, as one line; none where nothing lies ahead. */
export function nextVisit(writing: Writing, about: { campus: CampusId } | { course: string }): VisitLine[] {
  const { line } = writing.content.visits;
  const words = 'campus' in about ? line.campus : line.course;
  return visitLines(writing, words[writing.language], about).slice(0, 1);
}

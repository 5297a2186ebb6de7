import { fill } from '../../i18n/words/fill.ts';
import type { CampusId } from '../../schema/references.ts';
import type { VisitLine } from '../../sections/visits/visit-lines.tsx';
import { visitTime, visitWord } from '../../site/visit-words.ts';
import { isSampleVisit, madridMoment, shownVisits, visitState } from '../../site/visits.ts';
import type { ContentRequest } from '../page-content.ts';

type Writing = Pick<ContentRequest, 'content' | 'language' | 'today'>;

/** A future session, as text. */
type VisitAhead = { id: string; name: string; when: string; sample: boolean };

/** The future sessions: all of them, or those at a campus or about a course. */
export function visitsAhead(
  { content, language, today }: Writing,
  about: { campus?: CampusId; course?: string } = {},
): VisitAhead[] {
  return shownVisits(content)
    .filter((visit) => ['open', 'closed'].includes(visitState(visit, today)))
    .filter(({ place }) => about.campus === undefined || place === about.campus)
    .filter(({ courses }) => about.course === undefined || courses.includes(about.course))
    .map((visit) => ({
      id: visit.id,
      name: visit.title[language],
      when: visitTime(madridMoment(visit.day, visit.hour).toISOString(), language),
      sample: isSampleVisit(content, visit),
    }));
}

/** The next session at a campus or about a course, as a list of one line; empty if there is none. */
export function nextVisit(writing: Writing, about: { campus: CampusId } | { course: string }): VisitLine[] {
  const { language, content } = writing;
  const { line } = content.visits;
  const words = 'campus' in about ? line.campus : line.course;
  return visitsAhead(writing, about)
    .slice(0, 1)
    .map(({ id, sample, ...values }) => {
      const text = fill(words[language], values);
      return { id, text: sample ? visitWord('sample', language, { text }) : text };
    });
}

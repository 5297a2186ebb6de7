import { languages } from '../../src/i18n/language.ts';
import type { Course } from '../../src/schema/course.ts';
import type { CourseEdition } from '../../src/schema/editions.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { takenCalendarIds } from '../../src/site/calendar-paths.ts';
import { startSpan } from '../../src/site/editions.ts';
import type { ContentFile } from './content-file.ts';
import { didYouMean } from '../../src/site/did-you-mean.ts';
import type { ContentProblem } from './problem.ts';

type Found = { path: readonly string[]; message: string };

/** Finds impossible editions, such as one that ends before it starts, and announcements of unknown editions. */
export function editionProblems(
  { courses, banner }: Pick<SiteContent, 'courses' | 'banner'>,
  files: readonly ContentFile[],
): ContentProblem[] {
  const owners = new Map<string, string>();
  const found: ContentProblem[] = [];
  const report = (file: string, { path, message }: Found) =>
    found.push({
      file,
      line: files.find((one) => one.file === file)?.lineOf(path) ?? 1,
      place: path.join(' > '),
      message,
    });
  for (const [id, course] of Object.entries(courses)) {
    const file = `content/courses/${id}.yaml`;
    for (const [index, edition] of course.editions.entries()) {
      const at = ['editions', String(index)];
      const owner = owners.get(edition.id);
      if (owner) report(file, { path: [...at, 'id'], message: `"${edition.id}" is already an edition in ${owner}` });
      owners.set(edition.id, file);
      for (const { path, message } of problemsOf(edition, course)) report(file, { path: [...at, ...path], message });
    }
  }
  for (const [index, { edition, from, until, text }] of banner.announcements.entries()) {
    const at = ['announcements', String(index)];
    const file = 'content/banner.yaml';
    if (!owners.has(edition)) {
      const message = `there is no edition "${edition}" in content/courses.${didYouMean(edition, [...owners.keys()])}`;
      report(file, { path: [...at, 'edition'], message });
    }
    for (const language of languages)
      if (/\b20\d\d\b/.test(text?.[language] ?? ''))
        report(file, {
          path: [...at, 'text', language],
          message: 'a date written out stays when the edition moves: write {start} or {month}',
        });
    if (from && until && until < from)
      report(file, { path: [...at, 'until'], message: `it ends on ${until}, before it begins on ${from}` });
  }
  return found;
}

/** Finds problems of one edition, alone and compared with its course. */
function problemsOf(edition: CourseEdition, { facts, route }: Course): Found[] {
  const { id, campus, start, end, length, places, placesLeft, full, closes } = edition;
  const span = startSpan(start);
  const checks: (Found | false | '' | null | undefined)[] = [
    !route && { path: ['id'], message: 'a course without a page ("route") cannot have editions' },
    takenCalendarIds.includes(id) && {
      path: ['id'],
      message: `"${id}" is the name of the calendar with all editions: choose another id`,
    },
    facts.locations.length > 0 &&
      !facts.locations.includes(campus) && {
        path: ['campus'],
        message: `the course is held in ${facts.locations.join(', ')} ("facts", "locations"); found ${campus}`,
      },
    span &&
      end &&
      end < span.first && { path: ['end'], message: `it ends on ${end}, before it starts on ${span.first}` },
    end && length && { path: ['length'], message: 'the last day is written already ("end"): write one of the two' },
    !end &&
      !length &&
      !('amount' in facts.duration) && {
        path: ['start'],
        message: 'the length of the course is not known: write "end" (its last day) or "length"',
      },
    span &&
      closes &&
      closes > span.last && {
        path: ['closes'],
        message: `enrolment closes on ${closes}, after the start on ${span.last}`,
      },
    placesLeft !== undefined &&
      places !== undefined &&
      placesLeft > places && { path: ['placesLeft'], message: `${placesLeft} places are left of ${places}` },
    full &&
      placesLeft !== undefined &&
      placesLeft > 0 && { path: ['full'], message: `it is full, and has ${placesLeft} places left` },
  ];
  return checks.filter((check): check is Found => Boolean(check));
}

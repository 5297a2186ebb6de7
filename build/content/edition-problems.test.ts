import { expect, test } from 'vitest';
import { content } from '../../tests/page-words.ts';
import type { CourseEdition } from '../../src/schema/editions.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { editionProblems } from './edition-problems.ts';

const fine: CourseEdition = { id: 'block-1-2026-11', campus: 'madrid', start: { day: '2026-11-24' }, places: 16 };

/** Lists the problems of the content with these editions of Block 1, and these announcements. */
async function problemsWith(
  editions: readonly CourseEdition[],
  announcements: SiteContent['banner']['announcements'] = [],
): Promise<string[]> {
  const { courses, banner } = await content;
  const tower = courses['block-1-tower'];
  if (!tower) throw new Error('There is no Block 1.');
  const lines = { file: 'content/courses/block-1-tower.yaml', lineOf: (path: readonly PropertyKey[]) => path.length };
  const changed = { 'block-1-tower': { ...tower, editions: [...editions] } };
  const files = [lines] as unknown as Parameters<typeof editionProblems>[1];
  return editionProblems({ courses: changed, banner: { ...banner, announcements } }, files).map(
    ({ file, line, place, message }) => `${file}:${line} ${place}: ${message}`,
  );
}

test('valid editions are not reported', async () => {
  const { courses, banner } = await content;
  expect(editionProblems({ courses, banner }, [])).toEqual([]);
  expect(await problemsWith([fine, { ...fine, id: 'later', start: 'to-be-announced' }])).toEqual([]);
});

const impossible: readonly (readonly [what: string, Partial<CourseEdition>, told: RegExp])[] = [
  ['ends before it starts', { end: '2026-11-23' }, /> end: it ends on 2026-11-23, before it starts on 2026-11-24$/],
  ['has more places left than places', { placesLeft: 17 }, /> placesLeft: 17 places are left of 16$/],
  ['is full with places left', { full: true, placesLeft: 2 }, /> full: it is full, and has 2 places left$/],
  ['closes after its start', { closes: '2026-12-01' }, /> closes: enrolment closes on 2026-12-01, after the start/],
  ['has an end and a length', { end: '2027-05-01', length: { amount: 6, unit: 'month' } }, /> length: the last day is/],
  ['is held where the course is not', { campus: 'online' }, /> campus: the course is held in madrid, canarias/],
  ['has the name of the whole calendar', { id: 'courses' }, /> id: "courses" is the name of the calendar/],
];

test.each(impossible)('an edition that %s is reported with file, line and place', async (_, change, told) => {
  const [problem = '', ...others] = await problemsWith([{ ...fine, ...change }]);
  expect(problem).toMatch(/^content\/courses\/block-1-tower\.yaml:3 editions > 0 /);
  expect(problem).toMatch(told);
  expect(others).toEqual([]);
});

test('two editions with the same id are reported', async () => {
  expect(await problemsWith([fine, fine])).toEqual([
    expect.stringContaining('editions > 1 > id: "block-1-2026-11" is already an edition in content/courses/'),
  ]);
});

test('an announcement of an unknown edition, or one that ends before it begins, is reported', async () => {
  const announcements = [{ edition: 'block-1-2026-12' }, { edition: fine.id, from: '2026-09-01', until: '2026-08-01' }];
  expect(await problemsWith([fine], announcements)).toEqual([
    expect.stringMatching(
      /banner\.yaml:1 announcements > 0 > edition: there is no edition .* Did you mean "block-1-2026-11"\?/,
    ),
    expect.stringContaining('announcements > 1 > until: it ends on 2026-08-01, before it begins on 2026-09-01'),
  ]);
});

test('a date in the text of an announcement is reported, since it would not change with the edition', async () => {
  const text = { es: 'Comienza en noviembre 2026.', en: 'It starts in {month}.' };
  expect(await problemsWith([fine], [{ edition: fine.id, text }])).toEqual([
    expect.stringMatching(/banner\.yaml:1 announcements > 0 > text > es: .* write \{start\} or \{month\}$/),
  ]);
});

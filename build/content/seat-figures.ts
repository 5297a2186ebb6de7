import type { CourseFigures } from './course-figures.ts';
import type { PlacedText } from './placed-texts.ts';
import type { ContentProblem } from './problem.ts';

/** Files about the centre's own courses; other texts may mention places of a selection round. */
const ownFile = /^content\/(?:courses|campuses)\//;
const writtenSeats = /(?<![\d.,–-])(\d+)[ \u00A0](?:plazas|places|spots|seats)\b/g;

/** Finds numbers of places in texts that match no course or edition, probably because a course has changed since. */
export function seatFigures(texts: readonly PlacedText[], { courses, editions }: CourseFigures): ContentProblem[] {
  const known = new Set([
    ...[...courses.values()].map((course) => course?.facts.seats),
    ...[...editions.values()].flatMap(({ places, placesLeft }) => [places, placesLeft]),
  ]);
  return texts
    .filter(({ file }) => ownFile.test(file))
    .flatMap(({ file, line, place, text }) =>
      [...text.matchAll(writtenSeats)]
        .filter(([, number]) => !known.has(Number(number)))
        .map(([written]) => ({
          file,
          line,
          place,
          message: `no course has "${written}" ("facts", "seats"): write the number as {seats:…} with the course's name; it then changes with the course`,
        })),
    );
}

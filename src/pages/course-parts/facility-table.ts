import type { CampusId } from '../../schema/references.ts';
import type { FacilityTableProps } from '../../sections/facility-table/facility-table.tsx';
import { locationsText } from '../../site/course-words.ts';
import type { ContentRequest } from '../page-content.ts';

/** The equipment that a page describes: that of one campus, of one course if any is named for it, or all of it. */
export function facilityTable(
  request: ContentRequest,
  of: { campus?: CampusId; course?: string } = {},
): FacilityTableProps {
  const { content, language } = request;
  const { title, intro, note, sampleNote, columns, items } = content.facilities;
  const isNamed = items.some(({ courses }) => of.course && courses.includes(of.course));
  const shown = items.filter(
    ({ places, courses }) =>
      (!of.campus || places.includes(of.campus)) && (!of.course || !isNamed || courses.includes(of.course)),
  );
  const withPlaces = !of.campus;
  // If all items are samples, the section has one mark for all.
  const isMixed = shown.some(({ sample }) => sample) && !shown.every(({ sample }) => sample);
  return {
    title: title[language],
    text: intro[language],
    note: isMixed ? `${note[language]} ${sampleNote[language]}` : note[language],
    columns: [
      columns.name,
      ...(withPlaces ? [columns.places] : []),
      columns.positions,
      columns.purpose,
      columns.software,
    ].map((column) => column[language]),
    rows: shown.map(({ name, places, positions, purpose, software, sample }) => ({
      name: name[language],
      values: [
        ...(withPlaces ? [locationsText({ locations: places }, request)] : []),
        positions[language],
        purpose[language],
        software[language],
      ],
      sample: sample === true,
    })),
  };
}

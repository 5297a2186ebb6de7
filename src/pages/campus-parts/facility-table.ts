import type { CampusId } from '../../schema/references.ts';
import type { FacilityTableProps } from '../../sections/campus/facility-table.tsx';
import { locationsText } from '../../site/course-words.ts';
import type { ContentRequest } from '../page-content.ts';

/** The equipment of one campus, or of all. */
export function facilityTable(request: ContentRequest, campus?: CampusId): FacilityTableProps {
  const { content, language } = request;
  const { title, intro, note, sampleNote, columns, items } = content.facilities;
  const shown = items.filter(({ places }) => !campus || places.includes(campus));
  const withPlaces = !campus;
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

import { inLanguage } from '../../i18n/language.ts';
import type { Alumnus } from '../../sections/course-page/alumni-charts.tsx';
import type { ContentRequest } from '../page-content.ts';

const focuses = { top: 'top', centre: 'center', bottom: 'bottom' } as const;

/** The former students, each with the chart of their airport. */
export function alumniCharts({ content, language, picture }: ContentRequest): Alumnus[] {
  return inLanguage(content.people.alumni, language).map(
    ({ name, location, icaoCode, image, imagePosition = 'centre', sample }) => ({
      name,
      location,
      icaoCode,
      picture: picture(image),
      focus: focuses[imagePosition],
      sample,
    }),
  );
}

import type { Language } from '../../../src/i18n/language.ts';
import type { Choice } from '../../../src/schema/fields/field.ts';
import type { OfficeFacts } from '../../../src/schema/office.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { officeRoute, type OfficeRoute } from '../office-route.ts';

/**
 * The route of the names and titles that lists and forms of the screen show.
 * @param facts read at each request, since publishing changes them
 * @param people addresses of everybody who can be assigned an enquiry
 */
export function factsRoute(
  facts: Pick<SiteFacts, 'centre' | 'courses' | 'courseCodes' | 'campuses' | 'answers'>,
  people: () => Promise<readonly string[]>,
): OfficeRoute {
  return officeRoute('GET', '/api/facts', {
    async json({ person }): Promise<OfficeFacts> {
      const { centre, courses, courseCodes, campuses, answers } = facts;
      return {
        centre: centre.name,
        person,
        people: [...(await people())],
        courses: titles(courses),
        codes: courseCodes,
        campuses: titles(campuses),
        templates: Object.fromEntries(Object.entries(answers ?? {}).map(([id, { title }]) => [id, title])),
      };
    },
  });
}

function titles(choices: readonly Choice[]): Record<string, Record<Language, string>> {
  return Object.fromEntries(choices.map(({ id, title }) => [id, title]));
}

import type { Language } from '../../../src/i18n/language.ts';
import type { Choice } from '../../../src/schema/fields/field.ts';
import type { OfficeFacts } from '../../../src/schema/office.ts';
import type { SiteFacts } from '../../site-facts.ts';
import type { OfficeRoute } from '../office-route.ts';

/**
 * The route of the titles that every list and form of the screen needs.
 * @param people addresses of everybody who may have an enquiry in hand
 * @param templates titles of the answer templates
 */
export function factsRoute(
  { centre, courses, campuses }: Pick<SiteFacts, 'centre' | 'courses' | 'campuses'>,
  people: () => Promise<readonly string[]>,
  templates: OfficeFacts['templates'],
): OfficeRoute {
  return {
    method: 'GET',
    path: '/api/facts',
    role: 'office',
    async answer({ person }) {
      const facts: OfficeFacts = {
        centre: centre.name,
        person,
        people: [...(await people())],
        courses: titles(courses),
        campuses: titles(campuses),
        templates,
      };
      return { json: facts };
    },
  };
}

function titles(choices: readonly Choice[]): Record<string, Record<Language, string>> {
  return Object.fromEntries(choices.map(({ id, title }) => [id, title]));
}

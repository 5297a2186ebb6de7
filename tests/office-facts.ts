import type { OfficeFacts } from '../src/schema/office.ts';

/** The facts of an office without courses, for the screen of one person. */
export const officeFacts: OfficeFacts = {
  centre: 'Centro',
  person: { email: 'ana@example.com', role: 'office' },
  people: [],
  courses: {},
  codes: {},
  campuses: {},
  templates: {},
};

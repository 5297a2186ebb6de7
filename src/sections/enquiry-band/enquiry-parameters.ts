/** The query parameter that says which of a page's courses its form is about. */
export const courseParameter = 'course';

/** The query parameter that selects one of a page's courses for its form. */
export const courseParameter = 'course';

/** The query parameter that says which of a page's courses its form is about. */
export const courseParameter = 'course';

/** The query parameter for the asking side: `organisation`, or nothing for a person. */
export const audienceParameter = 'for';

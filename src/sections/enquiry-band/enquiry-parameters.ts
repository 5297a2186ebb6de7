/** The query parameter that says which of a page's courses its form is about. */
export const courseParameter = 'course';

/** The query parameter that says for whom the visitor asks: `organisation`, or nothing. */
export const audienceParameter = 'for';

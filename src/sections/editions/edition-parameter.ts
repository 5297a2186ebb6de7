/** The query parameter of a course page that says which edition its form is about. */
export const editionParameter = 'edition';

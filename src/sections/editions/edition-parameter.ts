/** The query parameter of a course page with the edition for its form. */
export const editionParameter = 'edition';

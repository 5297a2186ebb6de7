/** Lengths of a title and a description that search engines and tabs show, in characters. */
export const titleLength = { min: 30, max: 60 };
export const descriptionLength = { min: 110, max: 160 };

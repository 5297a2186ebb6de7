/** The languages of words in drawings. */
export type DrawingLanguage = 'es' | 'en';

export const drawingLanguages: readonly DrawingLanguage[] = ['es', 'en'];

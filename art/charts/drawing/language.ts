/** The languages that drawings have words in. */
export type DrawingLanguage = 'es' | 'en';

export const drawingLanguages: readonly DrawingLanguage[] = ['es', 'en'];

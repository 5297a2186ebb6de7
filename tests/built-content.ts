import { readDrawing } from '../build/drawing.ts';

/** The content that the built site shows. Reading `content/` instead would take each process of a test run seconds. */
export const { content: builtContent } = await readDrawing('dist');

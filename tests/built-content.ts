import { readDrawing } from '../build/drawing.ts';

/** The content that the built site shows. Reading the files of `content/` takes each process of a test run seconds. */
export const { content: builtContent } = await readDrawing('dist');

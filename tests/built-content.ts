import { readDrawing } from '../build/drawing.ts';

/** The content that the built site shows. Reading `content/` instead would cost each test process some seconds. */
export const { content: builtContent } = await readDrawing('dist');

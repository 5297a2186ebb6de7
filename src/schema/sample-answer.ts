import { z } from 'zod';
import { text } from './localized.ts';

/** Marks a text as a sample that replaces the owner's answer for now. */
export const sampleAnswer = {
  /** Marks the text as unconfirmed, on the page and in the content audit. */
  sample: z.literal(true).optional().meta({
    title: 'Es una muestra',
    description: 'La web dice al lado que el dato es de muestra, hasta que lo confirméis.',
  }),
  /** The question to the owner in the audit, in Spanish. */
  ask: text.optional().meta({ title: 'Pregunta pendiente', description: 'Lo que falta por confirmar.' }),
};

/** Whether a sample has a question, and a confirmed text has none. */
export function asksWhileSample({ sample, ask }: { sample?: true | undefined; ask?: string | undefined }): boolean {
  return sample === true ? ask !== undefined : ask === undefined;
}

export const asksWhileSampleMessage = '“sample: true” needs “ask”, and “ask” needs “sample: true”';

import { z } from 'zod';

/** `content/samples.yaml`: what is marked as a sample is shown, with a word that says so, or left out altogether. */
export const samples = z.strictObject({ shown: z.boolean() });

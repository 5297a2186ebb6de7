import { z } from 'zod';

/** `content/samples.yaml`: chooses whether samples are shown, with a word that says so, or left out altogether. */
export const samples = z.strictObject({ shown: z.boolean().meta({ title: 'Se muestran los datos de muestra' }) });

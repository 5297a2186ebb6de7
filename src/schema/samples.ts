import { z } from 'zod';

/** `content/samples.yaml`: whether samples are shown, with a label, or left out altogether. */
export const samples = z.strictObject({ shown: z.boolean().meta({ title: 'Se muestran los datos de muestra' }) });

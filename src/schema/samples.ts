import { z } from 'zod';
import { object } from './object.ts';

/** `content/samples.yaml`: whether samples are shown, with a label, or left out altogether. */
export const samples = object({ shown: z.boolean().meta({ title: 'Se muestran los datos de muestra' }) });

import { z } from 'zod';
import type { ContentFileLine } from '../../../src/schema/office-content.ts';
import { courseEdition } from '../../../src/schema/editions.ts';
import { valueAt } from './schema-parts.ts';

/** The price of a course and its editions, for its line in the list; a draft may have what cannot be read. */
export function courseLine(value: unknown): NonNullable<ContentFileLine['course']> {
  const [price, editions] = [valueAt(value, ['facts', 'price', 'amount']), valueAt(value, ['editions'])];
  return {
    price: z.number().safeParse(price).data ?? null,
    editions: z.array(courseEdition).safeParse(editions).data ?? [],
  };
}

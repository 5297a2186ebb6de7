import { z } from 'zod';
import type { ContentFileLine } from '../../../src/schema/office-content.ts';
import { courseEdition } from '../../../src/schema/editions.ts';
import { valueAt } from './schema-parts.ts';

/** The price and editions of a course, for its line in the list. In a draft they may be unreadable. */
export function courseLine(value: unknown): NonNullable<ContentFileLine['course']> {
  const [price, editions] = [valueAt(value, ['facts', 'price', 'amount']), valueAt(value, ['editions'])];
  return {
    price: z.number().safeParse(price).data ?? null,
    editions: z.array(courseEdition).safeParse(editions).data ?? [],
  };
}

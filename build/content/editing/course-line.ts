import { z } from 'zod';
import type { ContentFileLine } from '../../../src/schema/office-content.ts';
import { courseEdition } from '../../../src/schema/editions.ts';
import { nameOfItem } from './item-names.ts';
import { valueAt } from './schema-parts.ts';

/** A course's English title, price and editions, for its line in the list. Invalid values of a draft are left out. */
export function courseLine(value: unknown): NonNullable<ContentFileLine['course']> {
  const [price, editions] = [valueAt(value, ['facts', 'price', 'amount']), valueAt(value, ['editions'])];
  return {
    englishTitle: nameOfItem(valueAt(value, ['card', 'title', 'en'])),
    price: z.number().safeParse(price).data ?? null,
    editions: z.array(courseEdition).safeParse(editions).data ?? [],
  };
}

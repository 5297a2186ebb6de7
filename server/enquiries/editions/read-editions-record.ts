import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditionsRecord } from '../../../src/schema/editions.ts';
import { contentHere } from '../../publish/shown-content.ts';

/** Reads the editions that the site shows. @throws Error that tells the operator that the site is not built */
export async function readEditionsRecord(): Promise<EditionsRecord> {
  const text = await contentHere()
    .then(({ from }) => readFile(join(from, 'editions.json'), 'utf8'))
    .catch(() => null);
  if (text === null) throw new Error('The site is not built, so its intakes are unknown: npm run build.');
  return JSON.parse(text) as EditionsRecord;
}

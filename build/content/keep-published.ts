/**
 * Saves the present addresses, editions and names of campuses. Run it after changing any of them, and commit the file.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readContent } from './load-content.ts';
import { publishedFile, publishedRecord, readPublished } from './published.ts';

const folder = resolve('content');

try {
  const before = await readPublished(folder);
  // Addresses and editions are first checked against the saved file; changed names of campuses are accepted.
  const content = await readContent(folder, { published: { ...before, campuses: {} } });
  await writeFile(join(folder, publishedFile), publishedRecord(before, content));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

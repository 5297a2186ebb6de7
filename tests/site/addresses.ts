import { readFile } from 'node:fs/promises';
import type { BuildRecord } from '../../server/build-record.ts';
import { languages, type Language } from '../../src/i18n/language.ts';
import { canonicalPath } from '../../src/site/links.ts';
import type { RouteId } from '../../src/site/routes.ts';

/** An address of the built site, and its content. */
export type Address = { path: string; route: RouteId; language: Language };

/** Every page of the build in every language, as its canonical address. */
export async function allAddresses(): Promise<Address[]> {
  const { facts } = JSON.parse(await readFile('dist/server/site.json', 'utf8')) as BuildRecord;
  return facts.pages.flatMap(({ route, params }) =>
    languages.map((language) => ({ path: canonicalPath(route, language, params), route, language })),
  );
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDevSite } from '../build/dev-site.ts';
import { termsPath, type TermTexts } from '../src/site/glossary-terms.ts';
import { openSearchIndex } from '../src/site/search/search-engine.ts';
import { searchIndexPath, type SearchIndexFile } from '../src/site/search/search-index.ts';
import type { SiteBuild } from '../server/site-build.ts';

let site: SiteBuild;
beforeAll(async () => {
  site = await openDevSite({ siteUrl: 'http://localhost:3000', held: new Set(), attributes: {} });
});
afterAll(() => site.close?.());

async function read<Data>(path: string): Promise<Data> {
  return JSON.parse((await site.data(path))?.toString() ?? 'null') as Data;
}

test('the working tree is searched, and its acronyms are explained, without a build', async () => {
  const search = openSearchIndex(await read<SearchIndexFile>(searchIndexPath('es')), 'es');
  expect(search('¿puedo trabajar solo con el bloque 1?').results[0]?.path).toBe(
    '/bloque-1-habilitacion-torre#puedo-trabajar-solo-con-el-bloque-1',
  );
  expect((await read<TermTexts>(termsPath('en')))['metar']?.[0]).toBe('METAR');
  expect(await site.data('/data/es/no-such-page.json')).toBeNull();
});

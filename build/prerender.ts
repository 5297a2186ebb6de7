import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageName, type BuildRecord } from '../server/site-build.ts';
import type * as Pages from '../src/entry-server.tsx';
import { languages } from '../src/i18n/language.ts';
import type { PictureCatalogue } from '../src/schema/picture.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import { siteUrlMark, type DocumentAssets } from '../src/site/document.ts';
import { blogFramePath, dataPath, withoutList } from '../src/site/page-data.ts';

/**
 * Draws every page in every language into `folder`, the document and its data, and returns the files by the name that
 * the server looks for.
 */
export async function prerenderPages(
  folder: string,
  pages: typeof Pages,
  content: SiteContent,
  today: string,
  pictures: PictureCatalogue,
  assets: DocumentAssets,
): Promise<BuildRecord['pages']> {
  const record: BuildRecord['pages'] = {};
  async function write(name: string, text: string): Promise<void> {
    record[name] = join('pages', name);
    const file = join(folder, 'pages', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  for (const { page, params } of pages.existingPages(content)) {
    for (const language of languages) {
      const request = { page, params, language, content, today, pictures, build: assets.build, siteUrl: siteUrlMark };
      const { html, data } = await pages.drawPage(request, assets);
      await write(pageName(page, language, params), html);
      await write(dataPath(page, language, params), JSON.stringify(data));
      if (page === 'blog') await write(blogFramePath(language), JSON.stringify(withoutList(data)));
    }
  }
  await write('/data/build.json', JSON.stringify({ build: assets.build }));
  return record;
}

import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { languages } from '../../src/i18n/language.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { sharedReadings as kept } from './kept-readings.ts';
import { loadContent } from './load-content.ts';
import { publishedBy } from './published.ts';
import { withoutHidden } from './without-hidden.ts';

const course = 'block-1-tower';
const draft = 'articulo-sin-terminar';
const pattern = 'un-dia-en-la-torre';

const { folder } = temporaryFolders('hidden');
let shown: SiteContent;
let preview: SiteContent;

beforeAll(async () => {
  await cp('content', folder, { recursive: true, filter: (path) => !path.includes('content/pictures/') });
  await rewrite(`courses/${course}.yaml`, (text) => text.replace(/^category:/m, 'shown: false\ncategory:'));
  await cp(join(folder, 'articles', pattern), join(folder, 'articles', draft), { recursive: true });
  for (const language of languages) {
    const written = (text: string) =>
      text.replace(`id: ${pattern}`, `id: ${draft}\ndraft: true`).replace(/^date: .*/m, 'date: 2025-01-02');
    await rewrite(`articles/${draft}/${language}.md`, written);
  }
  preview = await loadContent(folder, { drafts: true, kept });
  shown = withoutHidden(preview);
});

async function rewrite(name: string, to: (text: string) => string): Promise<void> {
  const file = join(folder, name);
  await writeFile(file, to(await readFile(file, 'utf8')));
}

test('a course with "shown: false" causes no problem, and is left out of the list of courses', () => {
  expect(shown.courses).not.toHaveProperty(course);
  expect(shown.hiddenCourses).toHaveProperty(course);
});

test('an article with "draft: true" is left out, and its address is not published', () => {
  expect(shown.articles).not.toHaveProperty(draft);
  expect(shown.articles).toHaveProperty(pattern);
  expect(publishedBy(preview).addresses).toContain(`/blog/${pattern}`);
  expect(publishedBy(preview).addresses).not.toContain(`/blog/${draft}`);
});

test('a preview includes courses off the site and draft articles', () => {
  expect(preview.courses).toHaveProperty(course);
  expect(preview.articles).toHaveProperty(draft);
});

test('a field that refers to a draft is reported', async () => {
  const costs = await readFile(join(folder, 'deciding/costs.yaml'), 'utf8');
  await rewrite('deciding/costs.yaml', (text) => text.replace(/^( *pay): [\w-]+$/m, `$1: ${draft}`));
  await expect(loadContent(folder, { kept })).rejects.toThrow(
    /content\/deciding\/costs\.yaml:1 {2}articulo-sin-terminar/,
  );
  await rewrite('deciding/costs.yaml', () => costs);
});

test('a link to a draft is reported', async () => {
  await rewrite(`articles/${pattern}/es.md`, (text) => `${text}\n[Lee más](route:article/${draft})\n`);
  await expect(loadContent(folder, { kept })).rejects.toThrow(
    /content\/articles\/un-dia-en-la-torre:1 {2}articulo-sin-terminar\n +this article is a draft/,
  );
});

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PreviewPage, PreviewOutcome, PreviewTask } from '../server/publish/preview-messages.ts';
import { readBuildRecord, readContentRecord } from '../server/build-record.ts';
import type { Views } from '../server/views/views.ts';
import { defaultLanguage, type Localized } from '../src/i18n/language.ts';
import { contentDay } from '../src/site/content-day.ts';
import { pathTo } from '../src/site/links.ts';
import { matchPath } from '../src/site/match.ts';
import { missingArticle } from '../src/site/page-data.ts';
import { readContentLeniently } from './content/load-content.ts';
import { earlierReadings, keptReadings } from './content/kept-readings.ts';
import { ContentError } from './content/problem.ts';
import { withoutSamples } from './content/without-samples.ts';
import { fieldsWithText } from './fields-with-text.ts';
import { pictureCatalogue } from '../src/site/picture-catalogue.ts';
import { pageStyles } from '../src/site/screen-styles.ts';
import { pictureAddress } from './picture-files.ts';
import { pictureFile, readPictures, type Pictures } from './pictures.ts';

/**
 * Draws single pages of a draft: responds to messages until the channel is closed.
 * @param folder the draft's `content/`
 * @param cache folder for files of new pictures
 */
export async function answerPreviews(dist: string, folder: string, cache: string): Promise<void> {
  const [{ base, parts }, built] = await Promise.all([readBuildRecord(dist), readContentRecord(dist)]);
  const views = (await import(pathToFileURL(join(dist, 'server', 'views.js')).href)) as Views;
  const readings = keptReadings(await earlierReadings([dist], base));

  /** The draft's content; files with problems are replaced by the build's. */
  const content = keptWhile(isOfContent, async () => {
    const { content: read, unread } = await readContentLeniently(folder, built.content, readings);
    return { texts: read.samples.shown ? read : withoutSamples(read), unread };
  });

  /** The draft's pictures; null if one is missing. The build's pictures are then used instead. */
  const pictures = keptWhile(isOfPictures, async (): Promise<Pictures | null> => {
    const { pictures: manifest } = (await content()).texts;
    return readPictures(manifest, { masters: join(folder, 'pictures'), cache, quick: true }).catch((error: unknown) => {
      if (error instanceof ContentError) return null;
      throw error;
    });
  });

  /** Caches the result of `read` until one of its files changes. */
  function keptWhile<Read>(isRead: (file: string) => boolean, read: () => Promise<Read>): () => Promise<Read> {
    let kept: Promise<Read> | undefined;
    let keptState = '';
    return async () => {
      const now = await stateOf(folder, isRead);
      if (!kept || now !== keptState) kept = read();
      keptState = now;
      return kept;
    };
  }

  async function pageAt({ path, siteUrl, language: shown, held }: PreviewPage): Promise<PreviewOutcome> {
    const match = matchPath(path);
    if (match.kind === 'redirect')
      return { kind: 'redirect', path: pathTo(match.route, match.language ?? defaultLanguage, match.params) };
    const [{ texts, unread }, images] = await Promise.all([content(), pictures()]);
    const route = match.kind === 'page' ? match.route : null;
    const params = match.kind === 'page' ? match.params : {};
    const language = (match.kind === 'page' ? match.language : null) ?? shown ?? defaultLanguage;
    const exists = views
      .existingPages(texts)
      .some((each) => each.page === route && JSON.stringify(each.params) === JSON.stringify(params));
    if (route === 'article' && !exists && unread.has(params['slug'] ?? ''))
      return { kind: 'failed', message: missing[language] };
    const lost = route === 'article' ? missingArticle : {};
    const own = route !== null && exists ? { page: route, params } : { page: 'notFound' as const, params: lost };
    const { html } = views.renderPage(
      {
        ...own,
        language,
        content: texts,
        today: contentDay(texts, new Date()),
        pictures: pictureCatalogue({
          manifest: { ...built.content.pictures, ...texts.pictures },
          sets: { ...built.pictures, ...images?.sets },
        }),
        syllabuses: built.syllabuses,
        siteUrl,
        held: new Set(held),
      },
      { ...parts, styles: (screen, body) => pageStyles(parts.styles[screen], body) },
    );
    return { kind: 'page', status: exists ? 200 : 404, html };
  }

  async function carryOut(task: PreviewTask): Promise<PreviewOutcome> {
    switch (task.kind) {
      case 'page':
        return pageAt(task);
      case 'picture': {
        const images = await pictures();
        const file = images && (await pictureFile(images, task.path.slice(pictureAddress.length)));
        return { kind: 'picture', file: file ?? null };
      }
      case 'fields':
        return { kind: 'fields', fields: await fieldsWithText(folder, task.text) };
    }
  }

  process.on('message', ({ id, task }: { id: number; task: PreviewTask }) => {
    void carryOut(task)
      .catch((error: unknown): PreviewOutcome => ({
        kind: 'failed',
        message: error instanceof Error ? error.message : '',
      }))
      .then((outcome) => process.send?.({ id, outcome }));
  });
}

/** In place of a new article that cannot be drawn yet. */
const missing: Localized<string> = {
  es: 'Para ver este artículo faltan datos: el formulario los marca.',
  en: 'This article cannot be shown yet: the form marks what is missing.',
};

const isOfPictures = (file: string): boolean => file.startsWith('pictures');
const isOfContent = (file: string): boolean => !file.startsWith('pictures/');

async function stateOf(root: string, isRead: (file: string) => boolean): Promise<string> {
  const names = (await readdir(root, { recursive: true })).filter(isRead).toSorted();
  const states = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(root, name)).catch(() => null);
      return found?.isFile() ? `${name} ${found.mtimeMs} ${found.size}` : '';
    }),
  );
  return states.join('\n');
}

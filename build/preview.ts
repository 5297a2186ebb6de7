import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreviewAnswer, PreviewQuestion } from '../server/publish/preview-messages.ts';
import * as pages from '../src/entry-server.tsx';
import { defaultLanguage, type Language } from '../src/i18n/language.ts';
import { contentDay } from '../src/site/content-day.ts';
import { siteUrlMark } from '../src/site/document.ts';
import { pathTo, type RouteParams } from '../src/site/links.ts';
import { matchPath } from '../src/site/match.ts';
import { missingArticle, type PageId } from '../src/site/page-data.ts';
import { readContentLeniently } from './content/load-content.ts';
import { ContentError } from './content/problem.ts';
import { withoutSamples } from './content/without-samples.ts';
import { documentAssets, readDrawing } from './drawing.ts';
import { fieldsWithText } from './fields-with-text.ts';
import { pictureCatalogue } from './picture-catalogue.ts';
import { pictureAddress } from './picture-files.ts';
import { pictureFile, readPictures, type Pictures } from './pictures.ts';

/**
 * Draws single pages of a draft's content: answers questions that come as messages, until the channel ends.
 * @param folder the draft's `content/`
 * @param cache where files of new pictures are kept
 */
export async function answerPreviews(dist: string, folder: string, cache: string): Promise<void> {
  const drawing = await readDrawing(dist);

  /** The draft as it can be drawn: the content of the build stands in for files with mistakes. */
  async function readDraft() {
    const read = await readContentLeniently(folder, drawing.content);
    const content = read.content.samples.shown ? read.content : withoutSamples(read.content);
    let pictures: Pictures | null = null;
    try {
      pictures = await readPictures(content.pictures, { masters: join(folder, 'pictures'), cache, quick: true });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      // The pictures of the build are shown until the new ones are whole.
    }
    return { content, pictures };
  }

  let draft: ReturnType<typeof readDraft> | undefined;
  let readFrom = '';

  /** Reads the draft again where a file of it has changed. */
  async function currentDraft() {
    const now = await stateOf(folder);
    if (!draft || now !== readFrom) draft = readDraft();
    readFrom = now;
    return draft;
  }

  async function pageAt(path: string, siteUrl: string): Promise<PreviewAnswer> {
    const match = matchPath(path);
    if (match.kind === 'redirect')
      return { kind: 'redirect', path: pathTo(match.route, match.language ?? defaultLanguage, match.params) };
    const { content, pictures } = await currentDraft();
    const route = match.kind === 'page' ? match.route : null;
    const params = match.kind === 'page' ? match.params : {};
    const language = (match.kind === 'page' ? match.language : null) ?? defaultLanguage;
    const exists = pages
      .existingPages(content)
      .some((each) => each.page === route && JSON.stringify(each.params) === JSON.stringify(params));
    if (route !== null && exists) return { kind: 'page', status: 200, html: await draw(route, params, language) };
    const lost = route === 'article' ? missingArticle : {};
    return { kind: 'page', status: 404, html: await draw('notFound', lost, language) };

    async function draw(page: PageId, own: RouteParams, tongue: Language): Promise<string> {
      const { html } = await pages.drawPage(
        {
          page,
          params: own,
          language: tongue,
          content,
          today: contentDay(content, new Date()),
          pictures: pictureCatalogue(
            pictures
              ? { ...pictures, sets: { ...drawing.pictures, ...pictures.sets } }
              : { manifest: { ...drawing.content.pictures, ...content.pictures }, sets: drawing.pictures },
          ),
          syllabuses: drawing.syllabuses,
          build: 'preview',
          siteUrl: siteUrlMark,
        },
        documentAssets(drawing.parts),
      );
      return html.replaceAll(siteUrlMark, siteUrl);
    }
  }

  async function answer(question: PreviewQuestion): Promise<PreviewAnswer> {
    switch (question.kind) {
      case 'page':
        return pageAt(question.path, question.siteUrl);
      case 'picture': {
        const { pictures } = await currentDraft();
        const file = pictures && (await pictureFile(pictures, question.path.slice(pictureAddress.length)));
        return { kind: 'picture', file: file ?? null };
      }
      case 'fields':
        return { kind: 'fields', fields: await fieldsWithText(folder, question.text) };
    }
  }

  process.on('message', (asked: { id: number; question: PreviewQuestion }) => {
    const { id, question } = asked;
    void answer(question)
      .catch((error: unknown): PreviewAnswer => ({
        kind: 'failed',
        message: error instanceof Error ? error.message : '',
      }))
      .then((told) => process.send?.({ id, answer: told }));
  });
}

async function stateOf(root: string): Promise<string> {
  const names = (await readdir(root, { recursive: true })).toSorted();
  const states = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(root, name)).catch(() => null);
      return `${name} ${found?.mtimeMs} ${found?.size}`;
    }),
  );
  return states.join('\n');
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../src/i18n/language.ts';
import { siteUrlMark } from '../src/site/document.ts';
import type { RouteParams } from '../src/site/links.ts';
import { dataPath, type PageId } from '../src/site/page-data.ts';
import type { SiteFacts } from './site-facts.ts';
import type { Views } from './views/views.ts';

/** Addresses of the files that a form document loads. */
export type FormAssets = { script: string; styles: readonly string[] };

/**
 * The site as the server serves it. In production it is what the build wrote; in development each page is drawn on request.
 */
export type SiteBuild = {
  /** A page's document, or null if there is no such page. */
  document(page: PageId, language: Language, params: RouteParams): Promise<string | null>;
  /** The JSON behind `dataPath`, or null. */
  data(path: string): Promise<string | null>;
  views: Views;
  facts: SiteFacts;
  formAssets: FormAssets;
  /** Folder of the files that are served as they are; null in development, where `middleware` serves them. */
  clientFolder: string | null;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Source expressions for the CSP's `script-src`: hashes of the documents' inline scripts. */
  scriptHashes: readonly string[];
  /** Ends what a development build keeps running. */
  close?(): Promise<void>;
};

/** What the build writes beside the pages for the server to read. */
export type BuildRecord = {
  facts: SiteFacts;
  formAssets: FormAssets;
  inlineScript: string;
  pages: Record<string, string>;
};

/** The CSP source expression that allows one inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Reads what the build in `folder` wrote for the server.
 * @throws Error when there is no build
 */
export async function readBuildRecord(folder: string): Promise<BuildRecord> {
  return JSON.parse(await readFile(join(folder, 'server', 'site.json'), 'utf8')) as BuildRecord;
}

/** Reads a production build from `folder` into memory, for a site at `siteUrl` (an origin). */
export async function readSiteBuild(folder: string, siteUrl: string): Promise<SiteBuild> {
  const record = await readBuildRecord(folder);
  const views = (await import(pathToFileURL(join(folder, 'server', 'views.js')).href)) as Views;
  const pages = new Map(
    await Promise.all(
      Object.entries(record.pages).map(
        async ([name, file]) =>
          [name, (await readFile(join(folder, file), 'utf8')).replaceAll(siteUrlMark, siteUrl)] as const,
      ),
    ),
  );
  return {
    document: async (page, language, params) => pages.get(pageName(page, language, params)) ?? null,
    data: async (path) => pages.get(path) ?? null,
    views,
    facts: record.facts,
    formAssets: record.formAssets,
    clientFolder: join(folder, 'client'),
    scriptHashes: [scriptHash(record.inlineScript)],
  };
}

/** The name of a page's document in the build's record: that of its data, as a document. */
export function pageName(page: PageId, language: Language, params: RouteParams): string {
  return dataPath(page, language, params).replace(/\.json$/, '.html');
}

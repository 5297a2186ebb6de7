import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Localized } from '../src/i18n/language.ts';
import type { PictureSet } from '../src/schema/picture.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import type { Screen } from '../src/site/routes.ts';
import type { ScreenSheet } from '../src/site/screen-styles.ts';
import type { SiteFacts } from './site-facts.ts';

/** Addresses of the files that a form document loads. */
export type FormAssets = { script: string; styles: readonly string[] };

/** The parts of documents that a build makes. */
type DocumentParts = {
  /** The theme colour of the browser's interface, `#rrggbb`. */
  themeColor: string;
  inlineScript: string;
  script: string;
  /** The style sheets of each screen. */
  styles: Readonly<Record<Screen, readonly ScreenSheet[]>>;
};

/**
 * The record that a build, or a published content, leaves for the server. `facts.build` is the name of that build or
 * content.
 */
export type BuildRecord = {
  /** Name of the build whose code draws the pages; in the record of a build, this is `facts.build` too. */
  base: string;
  facts: SiteFacts;
  /** Hash of the content files, see `contentMark`. */
  contentMark: string;
  formAssets: FormAssets;
  parts: DocumentParts;
  /**
   * Whether pictures are served only in full size, not in several sizes: phones then load four times as many bytes.
   */
  quick: boolean;
};

/** The content from which the server draws pages. */
export type ContentRecord = {
  content: SiteContent;
  /** The files of each picture, by its id. */
  pictures: Readonly<Record<string, Localized<PictureSet>>>;
  /** Size of each printed syllabus in bytes, by its address. */
  syllabuses: Readonly<Record<string, number>>;
  /** Hashes of the social pictures, by path. */
  cards: Readonly<Record<string, string>>;
};

/**
 * Reads the record in the folder of a build or of a published content.
 * @throws Error when there is none
 */
export async function readBuildRecord(folder: string): Promise<BuildRecord> {
  return JSON.parse(await readFile(join(folder, 'server', 'site.json'), 'utf8')) as BuildRecord;
}

/**
 * Reads the content in the folder of a build or of a published content.
 * @throws Error when there is none
 */
export async function readContentRecord(folder: string): Promise<ContentRecord> {
  return JSON.parse(await readFile(join(folder, 'server', 'content.json'), 'utf8')) as ContentRecord;
}

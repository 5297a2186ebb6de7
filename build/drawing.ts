import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildRecord } from '../server/build-record.ts';
import type { Language, Localized } from '../src/i18n/language.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import type { DocumentAssets } from '../src/site/document.ts';
import type { screenOf } from '../src/site/page-data.ts';
import { routes } from '../src/site/routes.ts';
import { criticalStyles } from './critical-styles.ts';
import type { Marks } from './drawn-before.ts';
import type { PictureFacts } from './picture-catalogue.ts';
import type { SyllabusSizes } from './syllabus/syllabuses.ts';
import type { PrintParts } from './syllabus/print-parts.ts';

type ScreenId = ReturnType<typeof screenOf>;

/** All screens that documents can show. */
export const screens: readonly ScreenId[] = [
  ...new Set(Object.values(routes).map(({ screen }): ScreenId => screen)),
  'not-found',
];

/** The files and styles of documents, as data. */
export type DocumentParts = Pick<
  DocumentAssets,
  'build' | 'themeColor' | 'inlineScript' | 'consentScript' | 'script' | 'sheet' | 'toolsSheet'
> & {
  /** The site's styles, the statement with the order of layers, and the critical styles of first views. */
  styles: { css: string; layers: string; ofFirstViews: Record<string, string> };
  modules: Readonly<Record<ScreenId, Localized<readonly string[]>>>;
};

/**
 * Everything needed to draw the pages for another day or with other content: `server/drawing.json` of a build or a
 * published content. `parts.build` is the name of the content.
 */
export type Drawing = {
  /** Name of the build whose files and programs draw the pages. */
  base: string;
  content: SiteContent;
  pictures: PictureFacts['sets'];
  parts: DocumentParts;
  print: PrintParts;
  /** Hashes of the social pictures, by path. */
  cards: Readonly<Record<string, string>>;
  /** Sizes of the printed syllabuses, for pages that are drawn without them. */
  syllabuses: SyllabusSizes;
  /** Hashes of the data of the pages and syllabuses in the same folder. */
  marks: Marks;
};

/** Reads the drawing of a build or of a published content. */
export async function readDrawing(folder: string): Promise<Drawing> {
  return JSON.parse(await readFile(join(folder, 'server', 'drawing.json'), 'utf8')) as Drawing;
}

/** Whether a drawing belongs to the build that is in a folder now. */
export async function isOfBuild({ base }: Pick<Drawing, 'base'>, dist: string): Promise<boolean> {
  return (await readBuildRecord(dist)).base === base;
}

/** The files and styles of documents in the form that drawing needs. */
export function documentAssets({ styles, modules, ...parts }: DocumentParts): DocumentAssets {
  return {
    ...parts,
    criticalStyles: criticalStyles(styles.css, styles.layers, styles.ofFirstViews),
    modules: (screen: ScreenId, language: Language) => modules[screen][language],
  };
}

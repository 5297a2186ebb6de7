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

/** Every screen that a document may show. */
export const screens: readonly ScreenId[] = [
  ...new Set(Object.values(routes).map(({ screen }): ScreenId => screen)),
  'not-found',
];

/** Lists the files of documents, as data. */
export type DocumentParts = Pick<
  DocumentAssets,
  'build' | 'themeColor' | 'inlineScript' | 'consentScript' | 'script' | 'sheet' | 'toolsSheet'
> & {
  /** The styles of both sheets, the statement of the order of layers, and the styles picked for first views. */
  styles: { css: string; layers: string; ofFirstViews: Record<string, string> };
  modules: Readonly<Record<ScreenId, Localized<readonly string[]>>>;
};

/**
 * Everything that the pages are drawn from, for another day or other content: `server/drawing.json` of a build and of a
 * published content. `parts.build` names the content.
 */
export type Drawing = {
  /** The build whose files and programs the pages are made with. */
  base: string;
  content: SiteContent;
  pictures: PictureFacts['sets'];
  parts: DocumentParts;
  print: PrintParts;
  /** Fingerprints of the pictures for social networks, by path. */
  cards: Readonly<Record<string, string>>;
  /** Sizes of the printed syllabuses, for pages that are drawn without them. */
  syllabuses: SyllabusSizes;
  /** Fingerprints of the pages and syllabuses in the same folder. */
  marks: Marks;
};

/** Reads the drawing of a build or of a published content. */
export async function readDrawing(folder: string): Promise<Drawing> {
  return JSON.parse(await readFile(join(folder, 'server', 'drawing.json'), 'utf8')) as Drawing;
}

/** Tells whether a drawing is made for the build that lies in a folder now. */
export async function isOfBuild({ base }: Pick<Drawing, 'base'>, dist: string): Promise<boolean> {
  return (await readBuildRecord(dist)).base === base;
}

/** Lists the files of documents, for drawing them. */
export function documentAssets({ styles, modules, ...parts }: DocumentParts): DocumentAssets {
  return {
    ...parts,
    criticalStyles: criticalStyles(styles.css, styles.layers, styles.ofFirstViews),
    modules: (screen: ScreenId, language: Language) => modules[screen][language],
  };
}

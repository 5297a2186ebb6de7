import type { Language, Localized } from '../src/i18n/language.ts';
import type { SiteContent } from '../src/schema/site-content.ts';
import type { DocumentAssets } from '../src/site/document.ts';
import type { screenOf } from '../src/site/page-data.ts';
import { routes } from '../src/site/routes.ts';
import { criticalStyles } from './critical-styles.ts';
import type { PictureFacts } from './picture-catalogue.ts';
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
  /** The styles of both sheets, and the statement that settles the order of its layers. */
  styles: { css: string; layers: string };
  modules: Readonly<Record<ScreenId, Localized<readonly string[]>>>;
};

/** Everything that the pages are drawn from, as the build leaves it for another day: `dist/server/drawing.json`. */
export type Drawing = {
  content: SiteContent;
  pictures: PictureFacts['sets'];
  parts: DocumentParts;
  print: PrintParts;
};

/** Lists the files of documents, for drawing them. */
export function documentAssets({ styles, modules, ...parts }: DocumentParts): DocumentAssets {
  return {
    ...parts,
    criticalStyles: criticalStyles(styles.css, styles.layers),
    modules: (screen: ScreenId, language: Language) => modules[screen][language],
  };
}

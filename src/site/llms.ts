import { languages, type Localized } from '../i18n/language.ts';
import { canonicalPath } from './links.ts';
import type { PageData } from './page-data.ts';
import { isIndexed } from './routes.ts';

/** Origin in the text of the build, for which the server writes its own: one build serves any origin. */
export const llmsOrigin = 'https://site.invalid';

const headings: Localized<string> = { es: 'Páginas en español', en: 'Pages in English' };

/**
 * The list of pages for language models (llmstxt.org): the indexed pages in both languages, each with its description.
 * The addresses begin with `llmsOrigin`.
 */
export function llmsText(siteName: string, drawn: readonly PageData[]): string {
  const pages = drawn.flatMap((data) => {
    const { page, language, params, head } = data;
    if (page === 'notFound' || !isIndexed(page)) return [];
    const address = llmsOrigin + canonicalPath(page, language, params);
    return [{ page, language, line: `- [${head.title}](${address}): ${head.description}` }];
  });
  const home = drawn.find(({ page, language }) => page === 'home' && language === 'es');
  return [
    `# ${siteName}`,
    `> ${home?.head.description ?? ''}`,
    ...languages.map((language) =>
      [`## ${headings[language]}`, ...pages.filter((each) => each.language === language).map(({ line }) => line)].join(
        '\n',
      ),
    ),
    '',
  ].join('\n\n');
}

import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { AfterPage, BeforePage } from './around-page.tsx';
import { App } from './app.tsx';
import { loadSections } from './features/navigation/lazy-section.tsx';
import { FixedRouter } from './features/navigation/router.tsx';
import { LanguageProvider } from './i18n/provider.tsx';
import type { Language } from './i18n/language.ts';
import { dictionaries } from './i18n/words/dictionaries.ts';
import { loadScreen } from './pages/screens.ts';
import { dataPath, forNavigation, screenOf } from './site/page-data.ts';
import { pageData } from './pages/all-pages.ts';
import type { PlacedSocialCard } from './pages/social-card.ts';
import type { PageRequest } from './pages/page-content.ts';
import type { PageData } from './site/page-data.ts';
import { acronymsIn } from './site/glossary-terms.ts';
import { pathTo } from './site/links.ts';
import { markTerms } from './site/mark-terms.ts';
import { viewQuery } from './site/views.ts';
import { documentHtml, type DocumentAssets } from './site/document.ts';

export { existingPages } from './pages/all-pages.ts';

/**
 * A page drawn for one language: its document, the data that navigation inside the site fetches instead, and its social
 * picture.
 */
export type DrawnPage = { html: string; data: PageData; social: PlacedSocialCard | undefined };

/** A page before it is drawn. */
export type PageToDraw = Omit<DrawnPage, 'html'> & {
  /** The values on which the document depends, apart from the build's name. */
  madeOf: unknown;
  draw: () => Promise<string>;
};

/** Puts together the data of a page. */
export function pageToDraw(request: PageRequest, assets: DocumentAssets): PageToDraw {
  const { data: own, social } = pageData(request);
  const data = { ...own, ahead: filesAhead(request, assets) };
  return {
    data: forNavigation(data),
    social,
    madeOf: [{ ...data, build: '' }, acronymsIn(request.content.glossary, request.language)],
    draw: () => drawDocument(data, request, assets),
  };
}

/** Draws one page. */
export async function drawPage(request: PageRequest, assets: DocumentAssets): Promise<DrawnPage> {
  const { data, social, draw } = pageToDraw(request, assets);
  return { html: await draw(), data, social };
}

/** Waits for the whole tree, so that React writes no hidden parts that need inline scripts. */
async function drawDocument(data: PageData, request: PageRequest, assets: DocumentAssets): Promise<string> {
  const Screen = await loadScreen(screenOf(data.page));
  await loadSections();
  const view = data.page === 'notFound' ? '' : viewQuery(data.page, data.params);
  const { prelude } = await prerender(
    <StrictMode>
      <LanguageProvider language={data.language} words={dictionaries[data.language]}>
        <FixedRouter location={data.path + view}>
          <App data={data} Screen={Screen} />
        </FixedRouter>
      </LanguageProvider>
    </StrictMode>,
    { progressiveChunkSize: Infinity },
  );
  const root = explained(await new Response(prelude).text(), request);
  const parts = {
    before: staticMarkup(<BeforePage />, data.language),
    root,
    after: staticMarkup(<AfterPage />, data.language),
  };
  return documentHtml(data, parts, assets, request.siteUrl);
}

/** Renders the markup before and after the page; React does not hydrate it. */
function staticMarkup(part: ReactNode, language: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language} words={dictionaries[language]}>
      {part}
    </LanguageProvider>,
  );
}

/** The pages whose files are fetched ahead, as likely next pages. */
const nextPages = ['courses', 'services'] as const;

/** Lists the files that the next pages need and the requested page does not. */
function filesAhead({ page, language }: PageRequest, { modules }: DocumentAssets): string[] {
  const here = new Set(modules(screenOf(page), language));
  const needed = nextPages.flatMap((next) =>
    next === page ? [] : [dataPath(next, language), ...modules(screenOf(next), language)],
  );
  return [...new Set(needed)].filter((file) => !here.has(file));
}

/** Links the first use of each acronym to the glossary; the glossary's own page gets no such links. */
function explained(body: string, { page, language, content }: PageRequest): string {
  if (page === 'glossary') return body;
  const entry = pathTo('glossary', language);
  return markTerms(body, acronymsIn(content.glossary, language), (id) => `${entry}#${id}`);
}

import { renderToStaticMarkup } from 'react-dom/server';
import { PageFrame } from './page-frame.tsx';
import { FixedAddress } from './features/page/address.tsx';
import { PageContext } from './features/page/page-context.ts';
import { longDate } from './i18n/format.ts';
import { LanguageProvider } from './i18n/provider.tsx';
import { dictionaries } from './i18n/words/dictionaries.ts';
import { pageData } from './pages/all-pages.ts';
import type { PageRequest } from './pages/page-content.ts';
import type { PlacedSocialCard } from './pages/social-card.ts';
import { documentHtml, type DocumentAssets } from './site/document.ts';
import { acronymsIn } from './site/glossary-terms.ts';
import { pathTo } from './site/links.ts';
import { markTerms } from './site/mark-terms.ts';
import type { PageData } from './site/page-data.ts';
import type { Condition } from './site/services.ts';

/** A page drawn for one request: its document, the data it was drawn from, and its social picture. */
export type DrawnPage = { html: string; data: PageData; social: PlacedSocialCard | undefined };

const noConditions: ReadonlySet<Condition> = new Set();

/**
 * Draws a page. The server, the development server, the office's preview, the check before publishing and the tests all
 * call this; nothing else draws pages.
 * @throws Error for content that the content check should have refused
 */
export function renderPage(request: PageRequest, assets: DocumentAssets): DrawnPage {
  const { data, Layout, social } = pageData(request);
  const { visitor = 'unknown', search = '', held = noConditions, siteUrl } = request;
  const { language, path, shell, content } = data;
  const body = renderToStaticMarkup(
    <LanguageProvider language={language} words={dictionaries[language]}>
      <FixedAddress location={path + search}>
        <PageContext value={{ shell, visitor, held }}>
          <PageFrame data={data} printed={{ address: siteUrl + path, day: longDate(request.today, language) }}>
            <Layout {...content} />
          </PageFrame>
        </PageContext>
      </FixedAddress>
    </LanguageProvider>,
  );
  return { html: documentHtml(data, explained(body, request), assets, { siteUrl, visitor }), data, social };
}

/** Links the first use of each acronym to the glossary; the glossary's own page gets no such links. */
function explained(body: string, { page, language, content }: PageRequest): string {
  if (page === 'glossary') return body;
  const entry = pathTo('glossary', language);
  return markTerms(body, acronymsIn(content.glossary, language), (id) => `${entry}#${id}`);
}

import './styles/main.css';
// The styles of the parts around the page: their components are rendered only on the server.
import './features/consent/consent-notice.css';
import './features/consent/consent-switch.css';
import './features/consent/lower-edge.css';
import './features/consent/preferences-dialog.css';
import './features/toasts/toast.css';
import './sections/skip-link/skip-link.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { savesData } from './browser/saves-data.ts';
import { html } from './browser/html.ts';
import { loadSheet } from './browser/load-sheet.ts';
import { stayPlain } from './browser/plain-page.ts';
import { whenIdle } from './browser/when-idle.ts';
import { startMeasurement } from './features/analytics/start-measurement.ts';
import { explainOnDemand } from './features/explanations/explain-on-demand.ts';
import { followCountry } from './features/language/follow-country.ts';
import { loadSections } from './features/navigation/lazy-section.tsx';
import { loadDataAt, NewBuildError } from './features/navigation/load-page.ts';
import type { LoadScreen, PageSource } from './features/navigation/screen-component.ts';
import { PageSourceContext } from './features/navigation/page-source.tsx';
import { reloadAfterDeployment, reloadOnceFor } from './features/navigation/reload-after-deployment.ts';
import { BrowserRouter } from './features/navigation/router.tsx';
import { ServedMarkup } from './features/navigation/served-markup.tsx';
import { startSearch } from './features/search/start-search.ts';
import { isLanguage } from './i18n/language.ts';
import { LanguageProvider } from './i18n/provider.tsx';
import { loadWords } from './i18n/words/load-words.ts';
import { loadScreen } from './pages/screens.ts';
import { rootId } from './site/document.ts';
import { screenOf, type PageId } from './site/page-data.ts';
import { toolScreens } from './site/tool-screens.ts';

/** Hydrates the prerendered page. Until then, and if this fails, the page works as plain HTML. */
async function hydrate(source: PageSource, address: string, page: PageId, container: HTMLElement): Promise<void> {
  const [data, words, Screen] = await Promise.all([
    loadDataAt(source, address),
    loadWords(source.language),
    // Loads the code of all sections first: React can then answer a press in a section that it has not hydrated yet.
    loadScreen(screenOf(page)).then((screen) => loadSections().then(() => screen)),
  ]);
  html.dataset.scripted = 'hydrating';
  hydrateRoot(
    container,
    <StrictMode>
      <ServedMarkup of={() => container}>
        <PageSourceContext value={source}>
          <LanguageProvider language={source.language} words={words}>
            <BrowserRouter>
              <App data={data} Screen={Screen} />
            </BrowserRouter>
          </LanguageProvider>
        </PageSourceContext>
      </ServedMarkup>
    </StrictMode>,
  );
  if (!savesData()) whenIdle(() => data.ahead?.forEach(fetchAhead));
}

/** Prefetches a file with the lowest priority. Safari has no prefetch links; there, `fetch` fills the cache. */
function fetchAhead(href: string): void {
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) document.head.append(Object.assign(link, { rel: 'prefetch', href }));
  else fetch(href, { priority: 'low' }).catch(() => undefined);
}

const root = document.getElementById(rootId);
const { lang, dataset } = html;
const {
  build,
  page,
  pageData: address,
  toolsSheet,
} = dataset as {
  build?: string;
  page?: PageId;
  pageData?: string;
  toolsSheet?: string;
};

/** Loads a screen and, for a tool, the styles that only tools have. */
const loadStyled: LoadScreen = async (screen) => {
  const [Screen] = await Promise.all([
    loadScreen(screen),
    toolsSheet && toolScreens.has(screen) ? loadSheet(toolsSheet) : undefined,
  ]);
  return Screen;
};

if (root && isLanguage(lang) && build && page && address) {
  startMeasurement(page);
  reloadAfterDeployment(build);
  void followCountry(lang);
  explainOnDemand(lang);
  startSearch(lang);
  hydrate({ language: lang, build, memory: new Map(), loadScreen: loadStyled }, address, page, root).catch(
    (error: unknown) => {
      if (error instanceof NewBuildError) reloadOnceFor(error.build);
      else {
        stayPlain();
        console.warn('The page stays as the server wrote it.', error);
      }
    },
  );
}

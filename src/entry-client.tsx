import './styles/main.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { savesData } from './browser/saves-data.ts';
import { readStore } from './browser/storage.ts';
import { stayPlain } from './browser/plain-page.ts';
import { providePopovers } from './browser/popovers.ts';
import { whenIdle } from './browser/when-idle.ts';
import { startMeasurement } from './features/analytics/start-measurement.ts';
import { learnCountry } from './features/language/visitor-country.ts';
import { moveToLanguage } from './features/language/preference.ts';
import { preferenceKey } from './features/language/preference-key.ts';
import { arrivalOfDocument } from './features/attribution/arrival.ts';
import { loadDataAt, NewBuildError } from './features/navigation/load-page.ts';
import type { PageSource } from './features/navigation/screen-component.ts';
import { PageSourceContext } from './features/navigation/page-source.tsx';
import { reloadAfterDeployment, reloadOnceFor } from './features/navigation/reload-after-deployment.ts';
import { BrowserRouter } from './features/navigation/router.tsx';
import { StandingMarkup } from './features/navigation/standing-markup.tsx';
import { chooseLanguage } from './i18n/choose-language.ts';
import { isLanguage, type Language } from './i18n/language.ts';
import { LanguageProvider } from './i18n/provider.tsx';
import { loadWords } from './i18n/words/load-words.ts';
import { loadScreen } from './pages/screens.ts';
import { rootId } from './site/document.ts';
import { screenOf, type PageId } from './site/page-data.ts';

/** Makes the prerendered page live. Everything that must work before is plain HTML, and stays where this fails. */
async function hydrate(source: PageSource, address: string, page: PageId, container: HTMLElement): Promise<void> {
  const [data, words, Screen] = await Promise.all([
    loadDataAt(source, address),
    loadWords(source.language),
    loadScreen(screenOf(page)),
  ]);
  hydrateRoot(
    container,
    <StrictMode>
      <StandingMarkup of={() => container}>
        <PageSourceContext value={source}>
          <LanguageProvider language={source.language} words={words}>
            <BrowserRouter>
              <App data={data} Screen={Screen} />
            </BrowserRouter>
          </LanguageProvider>
        </PageSourceContext>
      </StandingMarkup>
    </StrictMode>,
  );
  if (!savesData()) whenIdle(() => data.ahead?.forEach(fetchAhead));
}

/** With the lowest priority there is. Safari fetches nothing ahead for a link element: there the cache is filled by hand. */
function fetchAhead(href: string): void {
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) document.head.append(Object.assign(link, { rel: 'prefetch', href }));
  else fetch(href, { priority: 'low' }).catch(() => undefined);
}

/** Where only the browser learns the country, the guess moves a visitor without a choice to the other document. */
async function followCountry(language: Language): Promise<void> {
  const { guess } = document.documentElement.dataset;
  const country = await learnCountry();
  if (!country || guess) return;
  const choice = chooseLanguage({
    requested: new URLSearchParams(location.search).get('lang'),
    saved: readStore('localStorage', preferenceKey),
    country,
  });
  if (choice.decidedBy === 'country' && choice.language !== language) {
    moveToLanguage(choice.language, arrivalOfDocument());
  }
}

const root = document.getElementById(rootId);
const { lang, dataset } = document.documentElement;
const { build, page, pageData: address } = dataset as { build?: string; page?: PageId; pageData?: string };

if (root && isLanguage(lang) && build && page && address) {
  providePopovers();
  startMeasurement(page);
  reloadAfterDeployment(build);
  void followCountry(lang);
  hydrate({ language: lang, build, memory: new Map(), loadScreen }, address, page, root).catch((error: unknown) => {
    if (error instanceof NewBuildError) reloadOnceFor(error.build);
    else {
      stayPlain();
      console.warn('The page stays as the server wrote it.', error);
    }
  });
}

import './styles/main.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startMeasurement } from './features/analytics/start-measurement.ts';
import { learnCountry } from './features/language/visitor-country.ts';
import { languageOfCountry } from './i18n/choose-language.ts';
import { moveToLanguage, preferenceKey } from './features/language/preference.ts';
import { loadPageData, type PageSource } from './features/navigation/load-page.ts';
import { PageSourceContext } from './features/navigation/page-source.tsx';
import { BrowserRouter } from './features/navigation/router.tsx';
import { reloadAfterDeployment } from './features/navigation/reload-after-deployment.ts';
import { readStore } from './browser/storage.ts';
import { whenIdle } from './browser/when-idle.ts';
import { LanguageProvider } from './i18n/provider.tsx';
import { loadWords } from './i18n/words/load-words.ts';
import { loadScreen } from './pages/screens.ts';
import { pageDataId, rootId } from './site/document.ts';
import { screenOf, type PageData } from './site/page-data.ts';

const dataElement = document.getElementById(pageDataId);
const root = document.getElementById(rootId);

/** Makes the prerendered page live. Everything that must work before is plain HTML. */
async function hydrate(data: PageData, container: HTMLElement): Promise<void> {
  const [words, Screen] = await Promise.all([loadWords(data.language), loadScreen(screenOf(data.page))]);
  const source: PageSource = { first: data, memory: new Map(), language: data.language, build: data.build };
  hydrateRoot(
    container,
    <StrictMode>
      <PageSourceContext value={source}>
        <LanguageProvider language={data.language} words={words}>
          <BrowserRouter>
            <App data={data} Screen={Screen} />
          </BrowserRouter>
        </LanguageProvider>
      </PageSourceContext>
    </StrictMode>,
  );
  whenIdle(() => {
    // Their data only: their code comes when a visitor reaches for a link, so that the first view stays light.
    void loadPageData(source, 'courses', {}).catch(() => undefined);
    void loadPageData(source, 'services', {}).catch(() => undefined);
  });
}

/** Where only the browser learns the country, the guess moves a visitor without a choice to the other document (D5). */
async function followCountry({ language }: PageData): Promise<void> {
  const { guess } = document.documentElement.dataset;
  const country = await learnCountry();
  if (!country || guess || readStore('localStorage', preferenceKey)) return;
  if (new URLSearchParams(location.search).has('lang')) return;
  const suggested = languageOfCountry(country);
  if (suggested !== language) moveToLanguage(suggested);
}

if (dataElement && root) {
  const data = JSON.parse(dataElement.textContent) as PageData;
  startMeasurement(data.page);
  reloadAfterDeployment(data.build);
  void followCountry(data);
  whenIdle(() => void hydrate(data, root), { orAtFirstInput: true });
}

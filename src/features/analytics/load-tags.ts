import type { ConsentChoice } from '../consent/consent-state.ts';
import { dataLayer, gtag } from './data-layer.ts';
import type { MeasurementSettings } from './measurement-settings.ts';

const loaded = new Set<string>();

/**
 * Requests the tags whose category is accepted, each once in a document. They load asynchronously and block nothing.
 */
export function loadTags(settings: MeasurementSettings, choice: ConsentChoice): void {
  const { googleTag, tagManager, adConversion, tagOrigin } = settings;
  if (googleTag) {
    // Withdrawn consent also stops a tag that is already loaded.
    Object.assign(window, { [`ga-disable-${googleTag}`]: !choice.analytics });
    if (choice.analytics) configureTag(tagOrigin, googleTag);
  }
  if (adConversion && choice.marketing) configureTag(tagOrigin, adConversion.split('/')[0] ?? adConversion);
  // A container may hold tags of both categories; each tag obeys the consent signal of its category.
  if (tagManager && (choice.analytics || choice.marketing)) loadContainer(tagOrigin, tagManager);
}

/** One script serves all Google tags of a page; a second tag only needs its own `config`. */
function configureTag(origin: string, id: string): void {
  if (loaded.has(id)) return;
  if (!loaded.has('gtag.js')) {
    loaded.add('gtag.js');
    gtag('js', new Date());
    loadScript(`${origin}/gtag/js?id=${id}`);
  }
  loaded.add(id);
  gtag('config', id);
}

function loadContainer(origin: string, id: string): void {
  if (loaded.has(id)) return;
  loaded.add(id);
  dataLayer().push({ event: 'gtm.js', 'gtm.start': Date.now() });
  loadScript(`${origin}/gtm.js?id=${id}`);
}

/** Adds a script after the document's load event: a server that does not answer would otherwise delay that event. */
function loadScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  const add = () => document.head.append(script);
  if (document.readyState === 'complete') add();
  else window.addEventListener('load', add, { once: true });
}

/** The script of every page: elements, consent, measurement, search and explanations. Islands and rare elements load later. */
import './elements/copy-text.ts';
import './elements/email-reveal.ts';
import './elements/enquiry-form.ts';
import './elements/floating-dock.ts';
import './elements/lazy-picture.ts';
import './elements/mail-link.ts';
import './elements/slide-carousel.ts';
import {
  closePopoversBehindFocus,
  followFragments,
  sayThatALinkIsFollowed,
  showChosenLinks,
} from './elements/behaviours.ts';
import './elements/island-part.ts';
import { prefetchLinks } from './elements/prefetch-links.ts';
import { html } from './browser/html.ts';
import { raisePreloadError } from './browser/preload-error.ts';
import { measurePage } from './features/analytics/measure-page.ts';
import { startMeasurement } from './features/analytics/start-measurement.ts';
import { askConsent } from './features/consent/ask-consent.ts';
import { explainOnDemand } from './features/explanations/explain-on-demand.ts';
import { followCountry } from './features/language/follow-country.ts';
import { startSearch } from './features/search/start-search.ts';
import { isLanguage } from './i18n/language.ts';
import type { PageId } from './site/page-data.ts';

/** Elements of few pages; each is loaded if the document contains it. */
const rare = {
  'auto-submit': () => import('./elements/auto-submit.ts'),
  'category-filter': () => import('./elements/category-filter.ts'),
  'enquiry-dialog': () => import('./elements/enquiry-dialog.ts'),
  'enquiry-reference': () => import('./elements/enquiry-reference.ts'),
  'go-back': () => import('./elements/go-back.ts'),
  'map-frame': () => import('./elements/map-frame.ts'),
  'office-status': () => import('./elements/office-status.ts'),
  'overlay-action': () => import('./elements/overlay-action.ts'),
  'page-bar': () => import('./elements/page-bar.ts'),
  'print-page': () => import('./elements/print-page.ts'),
  'tab-list': () => import('./elements/tab-list.ts'),
  'table-search': () => import('./elements/table-search.ts'),
  'taste-keys': () => import('./elements/taste-keys.ts'),
};

const { lang, dataset } = html;
if (isLanguage(lang)) {
  const page = dataset.page as PageId;
  startMeasurement(page);
  measurePage(page, lang);
  for (const [name, load] of Object.entries(rare)) if (document.querySelector(name)) load().catch(raisePreloadError);
  closePopoversBehindFocus();
  followFragments();
  sayThatALinkIsFollowed();
  showChosenLinks();
  explainOnDemand(lang);
  startSearch(lang);
  askConsent();
  prefetchLinks(lang);
  void followCountry(lang);
}

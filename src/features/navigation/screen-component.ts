import type { ComponentType } from 'react';
import type { Language } from '../../i18n/language.ts';
import type { PageData } from '../../site/page-data.ts';
import type { Screen } from '../../site/routes.ts';

/** A page's component: it gets the content that the page's `content.ts` selects, in one language. */
// oxlint-disable-next-line typescript/no-explicit-any -- each screen has its own content; `contents.ts` pairs them by name
export type ScreenComponent = ComponentType<any> & {
  /** Shown in place of the page while its data load; without one the old page stays. */
  Waiting?: ComponentType;
};

/** Loads the component of a screen; rejects if its chunk cannot be loaded. */
export type LoadScreen = (screen: Screen | 'not-found') => Promise<ScreenComponent>;

/** The source of pages in the document's language and build. */
export type PageSource = {
  language: Language;
  build: string;
  /** Loaded and requested data of pages, by address, with the time of the request in milliseconds. */
  memory: Map<string, { data: Promise<PageData>; askedAt: number }>;
  loadScreen: LoadScreen;
};

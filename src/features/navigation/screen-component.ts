import type { ComponentType } from 'react';
import type { RouteParams } from '../../site/links.ts';
import type { Screen } from '../../site/routes.ts';
import type { PageSource } from './load-page.ts';

/** A page's component: it is given the content that the page's `content.ts` picked, in one language. */
// oxlint-disable-next-line typescript/no-explicit-any -- each screen has its own content; `contents.ts` pairs them by name
export type ScreenComponent = ComponentType<any> & {
  /** Fetches ahead what the screen itself will ask for; called when a link to it is about to be used. */
  prefetch?: (source: PageSource, params: RouteParams) => void;
};

/** Loads the component of a screen; a chunk that cannot be loaded rejects. */
export type LoadScreen = (screen: Screen | 'not-found') => Promise<ScreenComponent>;

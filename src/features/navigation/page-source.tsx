import { createContext, useContext } from 'react';
import type { PageSource } from './screen-component.ts';

/** Where pages are loaded from; null while a page is drawn on the server, where nothing is loaded. */
export const PageSourceContext = createContext<PageSource | null>(null);

export function usePageSource(): PageSource | null {
  return useContext(PageSourceContext);
}

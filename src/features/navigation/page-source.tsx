import { createContext, useContext } from 'react';
import type { PageSource } from './screen-component.ts';

/** The source of pages; null on the server, which loads none. */
export const PageSourceContext = createContext<PageSource | null>(null);

export function usePageSource(): PageSource | null {
  return useContext(PageSourceContext);
}

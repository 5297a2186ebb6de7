import { createContext, useContext } from 'react';
import type { Condition } from '../../site/services.ts';
import type { Shell } from '../../site/shell.ts';
import type { VisitorKind } from '../../site/visitor-kind.ts';

/** The facts of a request that components anywhere on a page may need. */
export type PageFacts = {
  /** The content of header and footer. */
  shell: Shell;
  visitor: VisitorKind;
  /** The conditions of parts of pages that the server's settings meet. */
  held: ReadonlySet<Condition>;
};

/** Provides the facts of the request to the page that is drawn for it. */
export const PageContext = createContext<PageFacts | null>(null);

function usePageFacts(): PageFacts {
  const facts = useContext(PageContext);
  if (!facts) throw new Error('The page’s facts are read outside a page: wrap the component in <PageContext>.');
  return facts;
}

/**
 * The content of header and footer, such as the centre's name, addresses, phone and hours.
 * @throws Error outside a page
 */
export function useShell(): Shell {
  return usePageFacts().shell;
}

/**
 * Whether the visitor is in Spain; `null` if the country is unknown, as for crawlers: they get the texts for Spain.
 * @throws Error outside a page
 */
export function useIsInSpain(): boolean | null {
  const { visitor } = usePageFacts();
  return visitor === 'unknown' ? null : visitor === 'spain';
}

/**
 * Whether a condition is met by the server's settings, such as a service that is switched on.
 * @throws Error outside a page
 */
export function useIsHeld(condition: Condition): boolean {
  return usePageFacts().held.has(condition);
}

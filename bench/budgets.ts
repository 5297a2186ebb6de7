import type { RouteId } from '../src/site/routes.ts';

/** Goals of one page. Bytes are counted on the wire, with the headers of responses; times are ratios to the floor. */
export type Budget = {
  largestPaint: number;
  firstPaint: number;
  /** Time in which input has to wait, above that of the floor, in milliseconds at a quarter of the machine's speed. */
  blocking: number;
  /** Work of the main thread, in milliseconds at a quarter of the machine's speed. */
  mainThread: number;
  requests: number;
  bytes: number;
  scripts: number;
  /** A document within the first round trip of a new connection. */
  document: number;
  layoutShift: number;
};

const kib = 1024;

const weight = { requests: 16, bytes: 140 * kib, scripts: 95 * kib, document: 14 * kib, layoutShift: 0.0005 };

/** The home page is most visitors' first view. */
export const homeBudget: Budget = { largestPaint: 1.1, firstPaint: 1.25, blocking: 80, mainThread: 1000, ...weight };
export const pageBudget: Budget = { largestPaint: 1.15, firstPaint: 1.3, blocking: 100, mainThread: 1000, ...weight };

/** The longest that a press of the menu or of the language may wait for its paint, in milliseconds at a quarter of the speed. */
export const pressBudget = 100;

/** What one server process has to reach beside a bare `node:http` that sends the same bytes and headers. */
export const serverBudget = { share: 0.8, formShare: 0.5, slowest: 5, memory: 150, ready: 1000 };

/** The pages that are measured, one of each kind. */
export const measuredPages = {
  home: { route: 'home', budget: homeBudget },
  catalogue: { route: 'courses', budget: pageBudget },
  'block 2': { route: 'block2', budget: pageBudget },
  'call preparation': { route: 'callPreparation', budget: pageBudget },
  article: { route: 'article', params: { slug: 'un-dia-en-la-torre' }, budget: pageBudget },
  contact: { route: 'contact', budget: pageBudget },
} as const satisfies Record<string, { route: RouteId; params?: Record<string, string>; budget: Budget }>;

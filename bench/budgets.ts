import type { RouteId } from '../src/site/routes.ts';

/**
 * The goals of a page. Bytes are counted on the wire, with response headers; paint times are ratios to the hand-written
 * page (the floor).
 */
type Budget = {
  largestPaint: number;
  firstPaint: number;
  /** Blocking time of the main thread beyond that of the floor, in milliseconds at a quarter of the machine's speed. */
  blocking: number;
  /** Total work of the main thread, in milliseconds at a quarter of the machine's speed. */
  mainThread: number;
  requests: number;
  bytes: number;
  scripts: number;
  /** Bytes of the document: 14 KiB fit into the first round trip of a new connection. */
  document: number;
  layoutShift: number;
};

const kib = 1024;

/** The measures that every test run checks, because bytes and requests are reproducible. */
export const weights = ['requests', 'bytes', 'scripts', 'document', 'layoutShift'] as const;

/** The goals of a page that is only read: most pages. */
const read: Budget = {
  largestPaint: 1.4,
  firstPaint: 1.4,
  blocking: 150,
  mainThread: 2000,
  requests: 12,
  bytes: 110 * kib,
  scripts: 20 * kib,
  document: 32 * kib,
  // The web font moves words by a few pixels along their line; no line moves.
  layoutShift: 0.002,
};

/** The goals of a page with an island in its first view, for which React loads. */
const tool: Budget = { ...read, blocking: 400, mainThread: 3000, requests: 24, bytes: 200 * kib, scripts: 110 * kib };

/** The goals of a page with a form near its first view: the form's frame has files of its own. */
const form: Budget = { ...read, requests: 20, bytes: 130 * kib, scripts: 30 * kib };

/** The goals of a server process: memory in MiB, and milliseconds until the first page. */
export const serverBudget = { memory: 220, ready: 1000 };

type MeasuredPage = { route: RouteId; params?: Record<string, string>; goal: Budget };

/** The measured pages, one of each kind. */
export const measuredPages = {
  home: { route: 'home', goal: read },
  catalogue: { route: 'courses', goal: read },
  'block 2': { route: 'block2', goal: read },
  'call preparation': { route: 'callPreparation', goal: { ...read, document: 36 * kib } },
  article: { route: 'article', params: { slug: 'un-dia-en-la-torre' }, goal: { ...read, scripts: 12 * kib } },
  contact: { route: 'contact', goal: form },
  'mock exam': { route: 'mockExam', goal: tool },
} as const satisfies Record<string, MeasuredPage>;

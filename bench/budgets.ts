import type { RouteId } from '../src/site/routes.ts';

/**
 * The goals of a page. Bytes are counted on the wire, with response headers; paint times are ratios to the hand-written
 * page (the floor).
 */
export type Budget = {
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

const weight = { requests: 16, bytes: 150 * kib, scripts: 75 * kib, document: 14 * kib, layoutShift: 0 };

/** The goals of the home page, where most visits begin. */
const home: Budget = { largestPaint: 1.1, firstPaint: 1.25, blocking: 100, mainThread: 1300, ...weight };
const page: Budget = { largestPaint: 1.1, firstPaint: 1.3, blocking: 100, mainThread: 1300, ...weight };

/** The goals of a server process: memory in MiB, and milliseconds until the first page. */
export const serverBudget = { memory: 150, ready: 1000 };

type MeasuredPage = {
  route: RouteId;
  params?: Record<string, string>;
  goal: Budget;
  /**
   * Limits of a page that misses its goals: 0.2 KiB above its present weight, because its words change with the date.
   * Lower them when the page gets lighter.
   */
  limit: Partial<Pick<Budget, (typeof weights)[number]>>;
};

/** Largest layout shift: the web font moves words by a few pixels along their line; no line moves. */
const fontsArrive = { layoutShift: 0.002 };

/** The limits of a page: its requests, then its KiB in total, of scripts and of the document. */
const atMost = (requests: number, bytes: number, scripts: number, document: number) => ({
  requests,
  bytes: bytes * kib,
  scripts: scripts * kib,
  document: document * kib,
  ...fontsArrive,
});

/** The measured pages, one of each kind. */
export const measuredPages = {
  home: { route: 'home', goal: home, limit: atMost(18, 183.2, 94, 18) },
  catalogue: { route: 'courses', goal: page, limit: atMost(16, 165.1, 90.8, 16) },
  'block 2': { route: 'block2', goal: page, limit: atMost(19, 180.8, 94.2, 17.9) },
  'call preparation': { route: 'callPreparation', goal: page, limit: atMost(22, 201.2, 97.2, 20.7) },
  article: {
    route: 'article',
    params: { slug: 'un-dia-en-la-torre' },
    goal: page,
    limit: atMost(18, 189.3, 91.9, 17),
  },
  contact: { route: 'contact', goal: page, limit: atMost(22, 175.9, 98.4, 14) },
  'mock exam': { route: 'mockExam', goal: page, limit: atMost(19, 165.5, 97.4, 14) },
} as const satisfies Record<string, MeasuredPage>;

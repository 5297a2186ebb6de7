import type * as Module from './views-module.ts';

/** The React code that renders documents for each request: forms, tools and e-mails. Vite compiles it. */
export type Views = typeof Module;

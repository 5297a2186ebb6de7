import type * as Module from './views-module.ts';

/** The React code that draws pages, forms and e-mails while the server runs. Vite compiles it. */
export type Views = typeof Module;

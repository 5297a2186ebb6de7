import type * as Module from './views-module.ts';

/** What the server draws for each request: documents of the form service and e-mails. Compiled by Vite, as it is React. */
export type Views = typeof Module;

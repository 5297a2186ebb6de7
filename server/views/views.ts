import type * as Module from './views-module.ts';

/**
 * Holds the documents that the server draws for each request: those of the form service and e-mails. Vite compiles
 * them, as they are React.
 */
export type Views = typeof Module;

import type { Screen } from './routes.ts';

/** Screens of the tools: their styles, the layer `tools`, are a sheet of their own that other pages do not load. */
export const toolScreens: ReadonlySet<Screen | 'not-found'> = new Set([
  'can-i',
  'costs',
  'compare',
  'career',
  'mock-exam',
  'licence-guide',
  'position',
]);

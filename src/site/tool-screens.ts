import type { Screen } from './routes.ts';

/** Screens of the tools. Their styles, in the layer `tools`, are in a stylesheet that other pages do not load. */
export const toolScreens: ReadonlySet<Screen | 'not-found'> = new Set([
  'can-i',
  'costs',
  'compare',
  'career',
  'mock-exam',
  'licence-guide',
  'position',
]);

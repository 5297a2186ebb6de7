import type { Screen } from '../src/site/routes.ts';

/** Modules that only some screens may load, with these screens. */
const owned: readonly { modules: RegExp; screens: readonly (Screen | 'not-found')[] }[] = [
  {
    modules: /\/src\/(?:deciding|sections\/answer-form)\//,
    screens: ['can-i', 'costs', 'compare', 'career', 'mock-exam'],
  },
  { modules: /\/src\/(?:deciding\/exam|features\/exam|sections\/mock-exam)\//, screens: ['mock-exam'] },
  { modules: /\/src\/sections\/can-i\//, screens: ['can-i'] },
  { modules: /\/src\/sections\/costs\//, screens: ['costs'] },
  { modules: /\/src\/sections\/course-comparison\//, screens: ['compare'] },
  { modules: /\/src\/sections\/career-chart\//, screens: ['career'] },
  { modules: /\/src\/(?:features|sections)\/licence-checklist\//, screens: ['licence-guide'] },
  { modules: /\/src\/(?:simulation|features\/position)\//, screens: ['position'] },
];

/**
 * Ensures that pages without a tool do not load its code.
 * @param modules source files of the screen's code, without those that are loaded after a press
 * @throws Error that names the screen and the files that it may not load
 */
export function refuseToolModules(screen: Screen | 'not-found', modules: readonly string[]): void {
  const strays = modules.filter((module) =>
    owned.some((part) => part.modules.test(module) && !part.screens.includes(screen)),
  );
  if (strays.length > 0) throw new Error(`The screen "${screen}" loads parts of a tool:\n${strays.join('\n')}`);
}

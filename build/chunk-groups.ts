import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const screenFile = /\/src\/pages\/([\w-]+)\/page\.tsx$/;

/** Screens that share most of what only few have. Course pages are known by the frame that they all are laid out by. */
const families: Record<string, readonly string[]> = {
  blog: ['blog', 'article'],
  guides: ['licence-guide', 'teams-guide'],
};

/** What so many screens use is better fetched once, with the entry. */
const nearlyAll = 12;

/** The home pages. What only they use, and one more screen at most, is a chunk of its own: most visits begin elsewhere. */
const homeScreens = ['landing/landing', 'home/home'];

/**
 * What comes when a visitor's hand asks for it, and never ahead: the search, what explains acronyms and icons, and after
 * the consent to it, what measures.
 */
const askedFor: readonly (readonly [files: RegExp, chunk: string])[] = [
  [/\/overlays\/awakened-parts|\/search\/search-(?:gate|key\.)|\/explanations\/expla/, 'awakened'],
  // A list below a field, which one screen has too: neither is to wait for what the other needs.
  [/\/src\/ui\/(?:list-box|use-combobox)/, 'combobox'],
  [/\/node_modules\/minisearch\/|\/src\/(?:site|features)\/search\/|\/words\/search\.ts/, 'search'],
  [/\/node_modules\/web-vitals\/|\/features\/analytics\/|\/consent\/erase-stored/, 'measurement'],
  [
    /\/features\/explanations\/|\/ui\/tooltip|\/words\/explanations|\/site\/(?:term-marks|glossary-terms)/,
    'explanations',
  ],
];

/**
 * Says which chunk a module belongs to, by what it is for, so that a visit asks for a handful of files and not for every
 * module that two screens happen to share: `carousel` is the engine that moves slides, `popovers` what old browsers lack,
 * `tabs` that of tabs, `later` what comes after the page is live (dock, toasts, cookie preferences), `measurement` what measures once
 * a visitor has consented, `home` the home pages and what hardly any other screen uses, `below-the-fold` the sections that
 * they load by themselves (another screen's come one by one), a family's name what only its screens share, and `shared`
 * what others do. Everything else stays with the one screen that uses it.
 */
export function chunkGroups(entry: string): Rolldown.CodeSplittingOptions {
  let names: Map<string, string> | undefined;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'by purpose',
        name: (id, graph) =>
          (names ??= chunkNames(entry, graph)).get(id) ?? (id.includes('rolldown/runtime') ? 'entry' : null),
      },
    ],
  };
}

function chunkNames(entry: string, graph: Graph): Map<string, string> {
  const atOnce = reach([entry], graph, () => false);
  const late = [...atOnce].flatMap((id) => [...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])]);
  const screens = late.filter((id) => screenFile.test(id));
  const users = new Map<string, Set<string>>();
  for (const screen of screens) {
    const name = screenFile.exec(screen)?.[1] ?? '';
    const needed = reach([screen], graph, (id) => /\/src\/(?:pages|sections)\//.test(id));
    const family = nameOfFamily(name, needed);
    for (const id of needed) users.set(id, (users.get(id) ?? new Set()).add(`${family}/${name}`));
  }
  const features = late.filter((id) => id.includes('/src/features/'));
  const later = reach(features, graph, () => true);
  const first = reach(screens, graph, () => false);
  const names = new Map([...atOnce].map((id) => [id, 'entry']));
  for (const id of new Set([...reach(screens, graph, () => true), ...later])) {
    const screensOf = [...(users.get(id) ?? [])];
    const isTabs = graph.getModuleInfo(id)?.importedIds.some((next) => next.includes('/node_modules/radix-ui/'));
    const isBelow = screensOf.length > 0 && !first.has(id);
    const asked = askedFor.find(([files]) => files.test(id))?.[1];
    const below = screensOf.every((screen) => homeScreens.includes(screen)) ? 'below-the-fold' : null;
    const name = asked ?? (isTabs ? 'tabs' : isBelow ? below : chunkName(id, screensOf, later.has(id)));
    if (name && !names.has(id)) names.set(id, name);
  }
  return names;
}

function chunkName(id: string, screens: readonly string[], isLater: boolean): string | null {
  if (id.includes('/node_modules/embla-carousel')) return 'carousel';
  if (id.includes('/popover-polyfill/')) return 'popovers';
  if (id.includes('/node_modules/')) return screens.length > 0 ? 'tabs' : isLater ? 'later' : null;
  if (screens.length >= nearlyAll) return 'entry';
  if (screens.length === 0) return isLater ? 'later' : null;
  if (isLater) return 'shared';
  const otherScreens = screens.filter((screen) => !homeScreens.includes(screen));
  if (otherScreens.length < screens.length && otherScreens.length <= 1) return 'home';
  const [family, ...others] = new Set(screens.map((screen) => screen.split('/')[0]));
  if (screens.length === 1) return null;
  return others.length === 0 && family ? family : 'shared';
}

function nameOfFamily(screen: string, modules: ReadonlySet<string>): string {
  const named = Object.keys(families).find((family) => families[family]?.includes(screen));
  return named ?? ([...modules].some((id) => id.endsWith('/course-page/course-page.tsx')) ? 'courses' : screen);
}

/** The modules that some need: those that they import, and what these load by themselves as far as it is followed. */
function reach(from: readonly string[], graph: Graph, follows: (id: string) => boolean): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) found.add(next);
    for (const next of info?.dynamicallyImportedIds ?? []) if (follows(next)) found.add(next);
  }
  return found;
}

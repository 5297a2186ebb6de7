import { readFileSync } from 'node:fs';

const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', ios_saf: 'Safari' } as const;

type Browser = { id: keyof typeof names; name: string; version: string };

/**
 * The oldest browsers in which scripts run, from `browserslist` in package.json with lines such as
 * `firefox >= 125`. Older browsers get plain pages; `src/browser/plain-page.ts` detects them by two features, of which
 * they lack at least one.
 * @throws Error for a line of another form, or with a browser that `names` does not have
 */
function oldestBrowsers(): Browser[] {
  const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((line) => {
    const [, id, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!id || !version || !isKnown(id))
      throw new Error(
        `browserslist: "${line}" needs the form "firefox >= 125", with one of ${Object.keys(names).join(', ')}.`,
      );
    return { id, name: names[id], version };
  });
}

/** The same browsers as build targets, such as `safari17`, for which scripts are compiled. */
export function buildTargets(): string[] {
  return oldestBrowsers().map(({ id, version }) => (id === 'ios_saf' ? 'ios' : id) + version);
}

/**
 * Targets of styles: the first browsers with cascade layers. Older ones ignore the whole sheet, and so never get half a
 * layout.
 */
export const styleTargets = ['chrome99', 'edge99', 'firefox97', 'safari15.4', 'ios15.4'];

function isKnown(id: string): id is keyof typeof names {
  return id in names;
}

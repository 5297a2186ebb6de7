/** The part of `package-lock.json` with the licences of packages. */
export type LockFile = { packages: Record<string, { version?: string; license?: string; dev?: boolean }> };

/**
 * Accepted licences. Some require a notice; others (MPL, LGPL) set conditions for modified packages, and none is
 * modified here.
 */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  // The licence of the country database, CC BY 4.0.
  'SEE LICENSE IN DBIP-LICENSE CC-BY-4.0',
]);

/** Packages whose `package.json` names no licence, with the licence in their file `LICENSE`. */
const inFile: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

/**
 * Counts the licences of all installed packages, and lists missing ones and those not accepted. Of `A OR B` one must be
 * accepted, of `A AND B` both.
 */
export function licenceProblems({ packages }: LockFile): { counts: [licence: string, number][]; problems: string[] } {
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  const named = installed.map(([path, { version = '', license }]) => {
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
    return { name, licence: license ?? inFile[name] ?? 'none' };
  });
  const counts = [...Map.groupBy(named, ({ licence }) => licence)].map(
    ([licence, group]) => [licence, group.length] satisfies [string, number],
  );
  const problems = named
    .filter(({ licence }) => !isAccepted(licence))
    .map(({ name, licence }) => `${name}: ${licence}`);
  return { counts: counts.toSorted(([, one], [, other]) => other - one), problems };
}

function isAccepted(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => accepted.has(licence.trim())));
}

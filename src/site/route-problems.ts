import { languages } from '../i18n/language.ts';
import type { PairedRow, SharedRow } from './route-row.ts';

/**
 * The problems of a route table, as sentences; empty if there are none. Problems are an address used twice, an alias
 * that is also a page, a missing canonical page, and a malformed path.
 */
export function routeProblems(table: Readonly<Record<string, SharedRow | PairedRow>>): string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const [id, row] of Object.entries(table)) {
    const paths = 'shared' in row ? [row.shared] : languages.map((language) => row[language]);
    for (const path of [...paths, ...(row.aliases ?? [])]) {
      if (!/^\/(?:[a-z0-9-]+|:\w+)?(?:\/(?:[a-z0-9-]+|:\w+))*$/.test(path)) {
        problems.push(
          `${id}: "${path}" is no path: lower-case letters, digits and hyphens, or a parameter such as :slug, between slashes`,
        );
      }
      const owner = owners.get(path);
      if (owner) problems.push(`${id}: "${path}" already belongs to ${owner}`);
      owners.set(path, id);
    }
    if (row.canonical !== undefined && !(row.canonical in table)) {
      problems.push(`${id}: its canonical page "${row.canonical}" is not in the table`);
    }
  }
  return problems;
}

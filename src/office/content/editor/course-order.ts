import type { ContentGroup } from '../../../schema/office-content.ts';
import { allFields } from './paths.ts';

/** The groups of a course that are changed most often, in their order; the others follow in the order of the file. */
const first = ['editions', 'price', 'facts'];

/** Puts the editions of a course first, then its facts, then its texts; among the facts the price comes first. */
export function coursesFirst(groups: readonly ContentGroup[]): ContentGroup[] {
  return groups
    .map((group) => (group.list ? group : { ...group, groups: byRank(group.groups) }))
    .toSorted((a, b) => rank(a) - rank(b));
}

function byRank(groups: readonly ContentGroup[]): ContentGroup[] {
  return groups.toSorted((a, b) => rank(a) - rank(b));
}

function rank(group: ContentGroup): number {
  const paths = [group.list?.path, ...allFields([group]).map(({ path }) => path)];
  const found = first.findIndex((name) => paths.some((path) => path?.[0] === name || path?.[1] === name));
  return found === -1 ? first.length : found;
}

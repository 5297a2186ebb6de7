import type { ContentGroup } from '../../../schema/office-content.ts';
import { allFields } from './paths.ts';

/** The maximum number of fields of a group that is not split. */
const most = 24;
/** An inner group with at most this many fields stays with the fields above it. */
const few = 8;

/** A slice of a file: a group, its depth in the index, and the name of its parent group. */
export type Slice = { group: ContentGroup; depth: number; above: string };

/**
 * Divides the groups of a file into slices. Larger groups inside a group with many fields become slices of their own.
 * A list is one slice, as its items are folded.
 */
export function slicesOf(groups: readonly ContentGroup[], depth = 0, above = ''): Slice[] {
  return groups.flatMap((group) => {
    const isSmall = allFields([group]).length <= most;
    if (group.list || isSmall || depth >= 2) return [{ group, depth, above }];
    const kept = group.groups.filter((inner) => allFields([inner]).length <= few);
    const cut = group.groups.filter((inner) => !kept.includes(inner));
    return [{ group: { ...group, groups: kept }, depth, above }, ...slicesOf(cut, depth + 1, group.label)];
  });
}

/** Whether a slice has controls of its own, and not only slices below it. */
export function isWritten({ group }: Slice): boolean {
  return group.fields.length > 0 || group.groups.length > 0 || group.list !== undefined;
}

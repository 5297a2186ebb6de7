import type { ContentGroup } from '../../../schema/office-content.ts';
import { allFields } from './paths.ts';

/** A group with more fields than these is cut. */
const most = 24;
/** Groups with no more than these stay with the fields above them. */
const few = 8;

/** A slice of a file: a group, how deep it stands in the index, and the name of the group above it. */
export type Slice = { group: ContentGroup; depth: number; above: string };

/**
 * The groups of a file as slices that each fit on a screen. A group with many fields gives its larger inner groups
 * slices of their own. A list is one slice: its items are folded.
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

/** Whether a slice has something to write in, and not only slices below it. */
export function isWritten({ group }: Slice): boolean {
  return group.fields.length > 0 || group.groups.length > 0 || group.list !== undefined;
}

import type { ContentGroup } from '../../../schema/office-content.ts';
import { allFields } from './paths.ts';

/** More fields than these are no slice that fits on a screen. */
const most = 24;

/** A slice of a file: a group, and how deep it stands in the index. */
export type Slice = { group: ContentGroup; depth: number };

/**
 * The groups of a file as slices that each fit on a screen: a group with many fields is cut into its own fields and the
 * groups inside it. A list is one slice: its items are folded.
 */
export function slicesOf(groups: readonly ContentGroup[], depth = 0): Slice[] {
  return groups.flatMap((group) => {
    const isSmall = allFields([group]).length <= most;
    if (group.list || group.groups.length === 0 || isSmall || depth >= 2) return [{ group, depth }];
    return [{ group: { ...group, groups: [] }, depth }, ...slicesOf(group.groups, depth + 1)];
  });
}

/** Whether a slice has something to write in, and not only slices below it. */
export function isWritten({ group }: Slice): boolean {
  return group.fields.length > 0 || group.groups.length > 0 || group.list !== undefined;
}

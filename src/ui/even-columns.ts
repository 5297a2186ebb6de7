/** The class of a grid that leaves no item alone in its last row: with three columns if the count allows it, or two. */
export function evenColumns(count: number): 'thirds' | 'halves' | 'grid-20' {
  if (count % 3 === 0) return 'thirds';
  return count % 2 === 0 ? 'halves' : 'grid-20';
}

/** The class of a grid that leaves no item alone in its last row: with three or four columns if the count allows it. */
export function evenColumns(count: number): 'thirds' | 'quarters' | 'halves' | 'grid-20' {
  if (count % 3 === 0) return 'thirds';
  if (count % 4 === 0) return 'quarters';
  return count % 2 === 0 ? 'halves' : 'grid-20';
}

/** Above this factor and this difference in characters, an answer's length gives it away. */
const shows = { times: 1.6, characters: 8 };

/**
 * Describes the right answer's length if it gives the answer away; undefined if not. A difference of a few
 * characters does not count.
 */
export function standsOut(right: string, wrong: readonly string[]): string | undefined {
  const lengths = wrong.map((answer) => answer.length);
  const longest = Math.max(...lengths);
  const shortest = Math.min(...lengths);
  if (right.length > longest * shows.times && right.length - longest > shows.characters)
    return `the right answer stands out: ${right.length} characters, the longest wrong one has ${longest}`;
  if (right.length * shows.times < shortest && shortest - right.length > shows.characters)
    return `the right answer stands out: ${right.length} characters, the shortest wrong one has ${shortest}`;
  return undefined;
}

/** Whether the right answer is longer than every wrong one. */
export function isRightLongest(right: string, wrong: readonly string[]): boolean {
  return wrong.every((answer) => answer.length < right.length);
}

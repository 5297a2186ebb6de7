/** The median of some figures; NaN without any. Figures that could not be measured (NaN) are ignored. */
export function median(figures: readonly number[]): number {
  const sorted = figures.filter((figure) => Number.isFinite(figure)).toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle]!;
  return (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Runs all measurements once in each round, A B C A B C …, so that a slow minute of the machine affects all. */
export async function inTurns<T>(
  rounds: number,
  measurements: Readonly<Record<string, () => Promise<T>>>,
): Promise<Record<string, T[]>> {
  const samples: Record<string, T[]> = Object.fromEntries(Object.keys(measurements).map((name) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, measure] of Object.entries(measurements)) samples[name]!.push(await measure());
    console.error(`round ${round} of ${rounds} done`);
  }
  return samples;
}

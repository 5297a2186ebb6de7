/** The rows of all batches in one list. */
export async function inOne<Row>(batches: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

/** Longest wait between two tries, in milliseconds. */
const longestWait = 30_000;

/**
 * Calls `load` until it succeeds, at most `retries` times more. The first wait is a second; each one after it is twice
 * as long, up to thirty seconds.
 * @param options.firstWait milliseconds before the first retry
 * @param options.isFinal tells whether a retry is of no use after an error
 * @throws the last error
 */
export async function withRetries<T>(
  load: () => Promise<T>,
  { retries, firstWait = 1000, isFinal = () => false }: RetryOptions,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (failures >= retries || isFinal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(firstWait * 2 ** failures, longestWait)));
    }
  }
}

export type RetryOptions = { retries: number; firstWait?: number; isFinal?: (error: unknown) => boolean };

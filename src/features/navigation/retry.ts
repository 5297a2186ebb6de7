/** Longest wait between two tries, in milliseconds. */
const longestWait = 30_000;

/**
 * Calls `load`, and repeats the call after an error, at most `retries` times. The first wait is a second; each later
 * wait is twice as long as the wait before it, up to thirty seconds.
 * @param options.isFinal tells whether a retry is of no use after an error
 * @throws the last error
 */
export async function withRetries<T>(
  load: () => Promise<T>,
  { retries, isFinal = () => false }: RetryOptions,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (failures >= retries || isFinal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(1000 * 2 ** failures, longestWait)));
    }
  }
}

export type RetryOptions = { retries: number; isFinal?: (error: unknown) => boolean };

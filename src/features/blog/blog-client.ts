import { QueryClient } from '@tanstack/react-query';

let client: QueryClient | undefined;

/**
 * The memory of the blog's queries, one for the life of a document. Specification, section 7: three retries, one second
 * doubling up to thirty, five minutes of memory.
 */
export function blogClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: {
      queries: { retry: 3, retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000), gcTime: 5 * 60_000 },
    },
  });
  return client;
}

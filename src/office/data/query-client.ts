import { QueryClient } from '@tanstack/react-query';
import { Refusal } from './call.ts';

/** Interval between requests for changes, in milliseconds. */
export const pollEvery = 20_000;

/**
 * Caches answers of the server. After a failure of the network or the server, a query is repeated up to three times;
 * refused queries and changes are not repeated.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The browser's `onLine` is unreliable: a failed request is better evidence.
      networkMode: 'always',
      retry: (failures, error) => isAway(error) && failures < 3,
      staleTime: 5000,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

function isAway(error: Error): boolean {
  return !(error instanceof Refusal) || error.status === 0 || error.status >= 500;
}

import { QueryClient, useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { call, Refusal } from './call.ts';

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

/** The data at a path of the server, kept in the cache under a key. */
export function useLoaded<Data>(
  queryKey: readonly unknown[],
  path: string,
  more: Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'> = {},
) {
  return useQuery({ ...more, queryKey, queryFn: ({ signal }) => call<Data>(path, { signal }) });
}

/** Sends a change to the server. All data under some keys are then loaded again, even after a refusal. */
export function useChange<Asked, Answer>(send: (asked: Asked) => Promise<Answer>, ...keys: string[]) {
  const client = useQueryClient();
  const reload = () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
  return useMutation({ mutationFn: send, onSettled: reload });
}

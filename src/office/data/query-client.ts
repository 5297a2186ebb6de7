import { QueryClient } from '@tanstack/react-query';
import { Refusal } from './call.ts';

/** How often the screen asks for news, in milliseconds. */
export const pollEvery = 20_000;

/** Keeps answers of the server; asks again where the server was not reached, and never where it refused. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The browser's `onLine` is wrong too often: a failed request is a better sign.
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

import { queryOptions } from '@tanstack/react-query';
import type { OfficeSession } from '../../schema/office.ts';
import { call } from './call.ts';

/** The person signed in, and how long the session lasts. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call<OfficeSession>('/api/session', { signal }),
  staleTime: Infinity,
});

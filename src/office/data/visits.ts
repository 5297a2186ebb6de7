import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CameRequest,
  OfficeVisitDetail,
  OfficeVisits,
  TellVisitOutcome,
  VisitMailPreview,
} from '../../schema/office-visits.ts';
import { call } from './call.ts';

const visitPath = (visit: string) => `/api/visits/${encodeURIComponent(visit)}`;

export function useVisits() {
  return useQuery({ queryKey: ['visits'], queryFn: ({ signal }) => call<OfficeVisits>('/api/visits', { signal }) });
}

/** The bookings of a session. */
export function useVisitBookings(visit: string) {
  return useQuery({
    queryKey: ['visits', visit],
    queryFn: ({ signal }) => call<OfficeVisitDetail>(visitPath(visit), { signal }),
  });
}

/** The path of a session's attendance list. */
export function visitWorkbookPath(visit: string): string {
  return `${visitPath(visit)}/visit.xlsx`;
}

/** The mail about a change of a session. */
export function useVisitMail(visit: string) {
  return useQuery({
    queryKey: ['visit-mail', visit],
    queryFn: ({ signal }) => call<VisitMailPreview>(`${visitPath(visit)}/mail`, { signal }),
  });
}

/** Mails the people with a booking. The server refuses if their number differs from the one shown. */
export function useTellVisit(visit: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (expected: number) => call<TellVisitOutcome>(`${visitPath(visit)}/tell`, { body: { expected } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['visits'] }),
  });
}

/** Cancels a booking and mails the person who made it; the place goes to the next person on the waiting list. */
export function useCancelBooking(visit: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: { id: string; reason: string }) =>
      call<object>(`${visitPath(visit)}/cancel`, { body: request }),
    onSettled: () => client.invalidateQueries({ queryKey: ['visits'] }),
  });
}

/** Records how many people of a booking came. */
export function useCame(visit: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: CameRequest) => call<object>(`${visitPath(visit)}/came`, { body: request }),
    onSettled: () => client.invalidateQueries({ queryKey: ['visits', visit] }),
  });
}

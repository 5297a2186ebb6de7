import { useChange, useLoaded } from './query-client.ts';
import type {
  BookRequest,
  CameRequest,
  OfficeVisitDetail,
  OfficeVisits,
  TellVisitOutcome,
  VisitMailPreview,
} from '../../schema/office-visits.ts';
import { call } from './call.ts';

const visitPath = (visit: string) => `/api/visits/${encodeURIComponent(visit)}`;

export function useVisits() {
  return useLoaded<OfficeVisits>(['visits'], '/api/visits');
}

/** The bookings of a visit. */
export function useVisitBookings(visit: string) {
  return useLoaded<OfficeVisitDetail>(['visits', visit], visitPath(visit));
}

/** The path of a visit's attendance list. */
export function visitWorkbookPath(visit: string): string {
  return `${visitPath(visit)}/visit.xlsx`;
}

/** The mail about a change of a visit. */
export function useVisitMail(visit: string) {
  return useLoaded<VisitMailPreview>(['visit-mail', visit], `${visitPath(visit)}/mail`);
}

/** Mails the people with a booking. The server refuses if their number differs from the one shown. */
export function useTellVisit(visit: string) {
  return useChange(
    (expected: number) => call<TellVisitOutcome>(`${visitPath(visit)}/tell`, { body: { expected } }),
    'visits',
  );
}

/** Books for a guest on the telephone, who gets the mail of everybody who books. */
export function useBookGuest(visit: string) {
  return useChange((request: BookRequest) => call<object>(`${visitPath(visit)}/book`, { body: request }), 'visits');
}

/** Cancels a booking and mails the person who made it; the place goes to the next person on the waiting list. */
export function useCancelBooking(visit: string) {
  return useChange(
    (request: { id: string; reason: string }) => call<object>(`${visitPath(visit)}/cancel`, { body: request }),
    'visits',
  );
}

/** Records how many people of a booking came. */
export function useCame(visit: string) {
  return useChange((request: CameRequest) => call<object>(`${visitPath(visit)}/came`, { body: request }), 'visits');
}

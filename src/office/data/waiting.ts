import { useQuery } from '@tanstack/react-query';
import { useChange, useLoaded } from './query-client.ts';
import type {
  AnnouncementPreview,
  AnnounceOutcome,
  AnnounceRequest,
  CallPreview,
  WaitingEditions,
  WaitingGroup,
  WaitingList,
  WaitingPerson,
} from '../../schema/office-waiting.ts';
import type { CalledRound } from '../../schema/called-round.ts';
import { call } from './call.ts';

const editionsPath = '/api/waiting/editions';

export function useWaitingList() {
  return useQuery({
    queryKey: ['waiting'],
    queryFn: async ({ signal }) => {
      const [list, editions] = await Promise.all([
        call<WaitingList>('/api/waiting', { signal }),
        call<WaitingEditions>(editionsPath, { signal }),
      ]);
      return { ...list, ...editions };
    },
  });
}

/** The people of a group of the waiting list, which the log records as a list. */
export function useWaitingPeople({ course, campus }: WaitingGroup) {
  const query = new URLSearchParams({ course, ...(campus !== null && { campus }) });
  return useLoaded<WaitingPerson[]>(['waiting-people', course, campus], `/api/waiting/people?${query}`);
}

/** The day as of which the site shows sample dates; null if it shows its own, undefined while that is not known. */
export function useSampleDay(): string | null | undefined {
  return useLoaded<WaitingEditions>(['waiting', 'editions'], editionsPath).data?.sampleDay;
}

/** A preview of the mail that announces an edition. */
export function useAnnouncementPreview(edition: string) {
  return useLoaded<AnnouncementPreview>(
    ['waiting-mail', edition],
    `/api/waiting/editions/${encodeURIComponent(edition)}/mail`,
  );
}

/** Mails the people on the waiting list. The server refuses if their number differs from the one shown. */
export function useAnnounce() {
  return useChange(
    (request: AnnounceRequest) => call<AnnounceOutcome>('/api/waiting/announce', { body: request }),
    'waiting',
  );
}

/** Loads the number of recipients and the mail about ENAIRE's call. */
export function useCallPreview(round: CalledRound) {
  const query = new URLSearchParams({ ...round, year: `${round.year}` });
  return useLoaded<CallPreview>(['waiting', 'call', round], `/api/waiting/call?${query}`, { retry: false });
}

/** Mails the people who wait for ENAIRE's call. The server refuses if their number differs from the one shown. */
export function useAnnounceCall() {
  return useChange(
    ({ round, expected }: { round: CalledRound; expected: number }) =>
      call<AnnounceOutcome>('/api/waiting/call', { body: { ...round, expected } }),
    'waiting',
  );
}

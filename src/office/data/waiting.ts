import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

const askForEditions = (signal: AbortSignal) => call<WaitingEditions>('/api/waiting/editions', { signal });

export function useWaitingList() {
  return useQuery({
    queryKey: ['waiting'],
    queryFn: async ({ signal }) => {
      const [list, editions] = await Promise.all([
        call<WaitingList>('/api/waiting', { signal }),
        askForEditions(signal),
      ]);
      return { ...list, ...editions };
    },
  });
}

/** The people of a group of the waiting list, which the log records as a list. */
export function useWaitingPeople({ course, campus }: WaitingGroup) {
  return useQuery({
    queryKey: ['waiting-people', course, campus],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ course, ...(campus !== null && { campus }) });
      return call<WaitingPerson[]>(`/api/waiting/people?${query}`, { signal });
    },
  });
}

/** The day as of which the site shows sample dates; null if it shows its own, undefined while that is not known. */
export function useSampleDay(): string | null | undefined {
  return useQuery({
    queryKey: ['waiting', 'editions'],
    queryFn: ({ signal }) => askForEditions(signal),
  }).data?.sampleDay;
}

/** A preview of the mail that announces an edition. */
export function useAnnouncementPreview(edition: string) {
  return useQuery({
    queryKey: ['waiting-mail', edition],
    queryFn: ({ signal }) =>
      call<AnnouncementPreview>(`/api/waiting/editions/${encodeURIComponent(edition)}/mail`, { signal }),
  });
}

/** Mails the people on the waiting list. The server refuses if their number differs from the one shown. */
export function useAnnounce() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: AnnounceRequest) => call<AnnounceOutcome>('/api/waiting/announce', { body: request }),
    onSettled: () => client.invalidateQueries({ queryKey: ['waiting'] }),
  });
}

/** Loads the number of recipients and the mail about ENAIRE's call; requests nothing without a call. */
export function useCallPreview(round: CalledRound | null) {
  return useQuery({
    queryKey: ['waiting', 'call', round],
    enabled: round !== null,
    retry: false,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ ...round!, year: `${round!.year}` });
      return call<CallPreview>(`/api/waiting/call?${query}`, { signal });
    },
  });
}

/** Mails the people who wait for ENAIRE's call. The server refuses if their number differs from the one shown. */
export function useAnnounceCall() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ round, expected }: { round: CalledRound; expected: number }) =>
      call<AnnounceOutcome>('/api/waiting/call', { body: { ...round, expected } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['waiting'] }),
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AnnouncementPreview,
  AnnounceOutcome,
  AnnounceRequest,
  WaitingEditions,
  WaitingList,
} from '../../schema/office-waiting.ts';
import { call } from './call.ts';

export function useWaitingList() {
  return useQuery({
    queryKey: ['waiting'],
    queryFn: async ({ signal }) => {
      const [list, editions] = await Promise.all([
        call<WaitingList>('/api/waiting', { signal }),
        call<WaitingEditions>('/api/waiting/editions', { signal }),
      ]);
      return { ...list, ...editions };
    },
  });
}

/** The mail that an edition would be announced with. */
export function useAnnouncementPreview(edition: string) {
  return useQuery({
    queryKey: ['waiting-mail', edition],
    queryFn: ({ signal }) =>
      call<AnnouncementPreview>(`/api/waiting/editions/${encodeURIComponent(edition)}/mail`, { signal }),
  });
}

/** Tells those who wait; refused once their number is not the one that was shown. */
export function useAnnounce() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: AnnounceRequest) => call<AnnounceOutcome>('/api/waiting/announce', { body: request }),
    onSettled: () => client.invalidateQueries({ queryKey: ['waiting'] }),
  });
}

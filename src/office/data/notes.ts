import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { refreshEnquiries } from './enquiries.ts';

/** Adds a note to an enquiry. The screen creates the note's UUID, so that a repeated request stores the note once. */
export function useAddNote(enquiry: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: { id: string; text: string }) =>
      call<unknown>(`/api/enquiries/${enquiry}/notes`, { body: note }),
    onSuccess: () => refreshEnquiries(client, [enquiry]),
  });
}

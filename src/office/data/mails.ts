import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLoaded } from './query-client.ts';
import type { MailDecision, MailsInTrouble } from '../../schema/office-mails.ts';
import { call } from './call.ts';
import { refreshEnquiries } from './enquiries.ts';

const mailsKey = ['mails'];

/** How many mails of the whole office may not have arrived or were given up. */
export function useMailsInTrouble() {
  return useLoaded<MailsInTrouble>(mailsKey, '/api/mails');
}

/** Sends mails again, or marks them as arrived. */
export function useMailDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: MailDecision) => call<{ mails: number }>('/api/mails', { body: decision }),
    onSuccess: async (_, { about }) => {
      await client.invalidateQueries({ queryKey: mailsKey });
      await refreshEnquiries(client, about === null ? [] : [about]);
    },
  });
}

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerRequest } from '../../schema/office-answers.ts';
import type { AnswerOutcome, ElsewhereRequest, FilledDraft } from '../../schema/office-answers.ts';
import { call } from './call.ts';
import { refreshEnquiries } from './enquiries.ts';

/** A draft filled in from a template and the site's data; without a template, from the most suitable one. */
export function useFilledDraft(enquiry: string, template: string | null) {
  return useQuery(filledDraft(enquiry, template));
}

/** Loads a draft filled in from another template. */
export function useOtherTemplate(enquiry: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: (template: string) => client.fetchQuery(filledDraft(enquiry, template)) });
}

function filledDraft(enquiry: string, template: string | null) {
  return queryOptions({
    queryKey: ['draft', enquiry, template],
    queryFn: ({ signal }) => {
      const query = template === null ? '' : `?template=${encodeURIComponent(template)}`;
      return call<FilledDraft>(`/api/enquiries/${enquiry}/answer${query}`, { signal });
    },
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

/** An answer to be mailed by the server, or a record of one sent from another mail program. */
export type Answering = { mail: AnswerRequest } | { elsewhere: ElsewhereRequest };

export function useAnswer(enquiry: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answering) =>
      'mail' in answer
        ? call<AnswerOutcome>(`/api/enquiries/${enquiry}/answers`, { body: answer.mail })
        : call<AnswerOutcome>(`/api/enquiries/${enquiry}/answered-elsewhere`, { body: answer.elsewhere }),
    // Reloads after a refusal too, since another person may have answered.
    onSettled: () => refreshEnquiries(client, [enquiry]),
  });
}

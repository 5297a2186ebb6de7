import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../data/announce.ts';
import { markEnquiries, marksInTurn, refreshEnquiries } from '../data/enquiries.ts';
import { useFacts } from '../data/facts.ts';
import type { EnquiryState, ProposalState } from '../../schema/enquiry-states.ts';
import type { EnquiryDetail, EnquiryEvent, Reminder } from '../../schema/office.ts';
import type { MarkOutcome } from '../../schema/office-enquiries.ts';
import { proposalName, stateName, useLanguage, useWords } from '../words/words.ts';

export type Change = {
  state?: EnquiryState;
  assignee?: string | null;
  proposal?: ProposalState;
  amount?: number | null;
  reminder?: Reminder | null;
};
export type Changes = {
  /** The revision that the person has seen; changes and answers are sent with it. */
  seen: number;
  see: (revision: number) => void;
  change: (wanted: Change) => void;
  /** Another person's change. `wanted` is the person's own change, if the server refused it because of the other. */
  conflict: { wanted: Change | null; by: string | null; at: string } | null;
  /** Accepts the other person's change. */
  accept: () => void;
  error: Error | null;
};

/** Changes an open enquiry, and detects changes by other people: nothing is overwritten without asking. */
export function useChanges(detail: EnquiryDetail): Changes {
  const t = useWords();
  const language = useLanguage();
  const { person } = useFacts();
  const client = useQueryClient();
  const [seen, see] = useState(detail.revision);
  const [refused, setRefused] = useState<{ wanted: Change; by: string | null; at: string } | null>(null);
  const mark = useMutation({
    scope: marksInTurn,
    mutationFn: async ({ wanted, revision }: { wanted: Change; revision: number }) => {
      const enquiries = [{ id: detail.id, revision }];
      done(await markEnquiries(client, { enquiries, ...wanted }), wanted);
    },
    onSuccess: () => void refreshEnquiries(client, [detail.id]),
  });

  function done(outcome: MarkOutcome, wanted: Change): void {
    const [line] = outcome.changed;
    if (line) {
      see(line.revision);
      setRefused(null);
      const isOffer = wanted.proposal !== undefined || wanted.amount !== undefined;
      const state = isOffer && line.proposal ? proposalName(line.proposal, language) : stateName(line.state, language);
      announce(t('enquiry.changed', { state: wanted.reminder === undefined ? state : t('reminder.title') }));
    }
    for (const { by, at } of outcome.refused) setRefused({ wanted, by, at });
  }

  function change(wanted: Change): void {
    // If another person's change is on the screen, this choice was made with knowledge of it.
    const revision = refused || others ? detail.revision : seen;
    see(revision);
    mark.mutate({ wanted, revision });
  }

  const others = detail.revision > seen && !mark.isPending ? lastMark(detail.events) : null;
  const foreign = others && others.by !== person.email ? { wanted: null, by: others.by, at: others.at } : null;
  return {
    seen,
    see,
    change,
    conflict: refused ?? foreign,
    accept: () => {
      see(detail.revision);
      setRefused(null);
    },
    error: mark.error,
  };
}

function lastMark(events: readonly EnquiryEvent[]): EnquiryEvent | undefined {
  return events.findLast(({ kind }) => kind !== 'received' && kind !== 'mail' && kind !== 'note');
}

import { useState } from 'react';
import { announce } from '../data/announce.ts';
import { useMark } from '../data/enquiries.ts';
import { useFacts } from '../data/facts.ts';
import type {
  EnquiryDetail,
  EnquiryEvent,
  EnquiryState,
  MarkOutcome,
  MarkRequest,
  ProposalState,
} from '../../schema/office.ts';
import { proposalName, stateName, useLanguage, useWords } from '../words/words.ts';

export type Change = {
  state?: EnquiryState;
  assignee?: string | null;
  proposal?: ProposalState;
  amount?: number | null;
};
export type Changes = {
  /** The revision that the person at the screen has seen: changes and answers are made from it. */
  seen: number;
  see: (revision: number) => void;
  change: (wanted: Change) => void;
  isChanging: boolean;
  /** Somebody else's change, and the own change that was refused because of it, if there is one. */
  conflict: { wanted: Change | null; by: string | null; at: string } | null;
  /** Leaves everything as the other person put it. */
  accept: () => void;
  error: Error | null;
};

/** Changes an open enquiry, and notices when somebody else did so meanwhile: nothing is overwritten unasked. */
export function useChanges(detail: EnquiryDetail): Changes {
  const t = useWords();
  const language = useLanguage();
  const { person } = useFacts();
  const mark = useMark();
  const [seen, setSeen] = useState(detail.revision);
  const [refused, setRefused] = useState<{ wanted: Change; by: string | null; at: string } | null>(null);

  function done(outcome: MarkOutcome, wanted: Change): void {
    const [line] = outcome.changed;
    if (line) {
      setSeen(line.revision);
      setRefused(null);
      const isOffer = wanted.proposal !== undefined || wanted.amount !== undefined;
      const state = isOffer && line.proposal ? proposalName(line.proposal, language) : stateName(line.state, language);
      announce(t('enquiry.changed', { state }));
    }
    for (const { by, at } of outcome.refused) setRefused({ wanted, by, at });
  }

  function change(wanted: Change): void {
    // If the screen shows another person's change, this choice was made with knowledge of it.
    const revision = refused || others ? detail.revision : seen;
    const request: MarkRequest = { enquiries: [{ id: detail.id, revision }], ...wanted };
    mark.mutate(request, { onSuccess: (outcome) => done(outcome, wanted) });
  }

  const others = detail.revision > seen && !mark.isPending ? lastMark(detail.events) : null;
  const foreign = others && others.by !== person.email ? { wanted: null, by: others.by, at: others.at } : null;
  return {
    seen,
    see: setSeen,
    change,
    isChanging: mark.isPending,
    conflict: refused ?? foreign,
    accept: () => {
      setSeen(detail.revision);
      setRefused(null);
    },
    error: mark.error,
  };
}

function lastMark(events: readonly EnquiryEvent[]): EnquiryEvent | undefined {
  return events.findLast(
    ({ kind }) => kind === 'state' || kind === 'assignee' || kind === 'proposal' || kind === 'answer',
  );
}

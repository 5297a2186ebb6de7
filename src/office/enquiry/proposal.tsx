import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { megabytes, readEuros } from '../amounts.ts';
import { callForFile } from '../data/call.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Button } from '../parts/button.tsx';
import { FieldCell, FieldSheet } from '../parts/cell.tsx';
import { ErrorNote, Note } from '../parts/note.tsx';
import { proposalStates, type ProposalState } from '../../schema/enquiry-states.ts';
import { largestAmount, type EnquiryDetail, type EnquiryDocument } from '../../schema/office.ts';
import { proposalName, useLanguage, useWords } from '../words/words.ts';
import marks from './enquiry.module.css';
import type { Changes } from './use-changes.ts';

type ProposalProps = { detail: EnquiryDetail; state: ProposalState; changes: Changes };

/** Shows the state and amount of a proposal, and the documents attached to the request. */
export function Proposal({ detail, state, changes }: ProposalProps) {
  const t = useWords();
  const language = useLanguage();
  return (
    <div className={`stack gap-4 ${marks.proposal}`}>
      <div className={`cluster gap-1 ${marks.states}`} role="group" aria-label={t('proposal.state')} data-print="hide">
        {proposalStates.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === state}
            data-proposal={each}
            onClick={() => each !== state && changes.change({ proposal: each })}
          >
            {proposalName(each, language)}
          </button>
        ))}
      </div>
      <p className="caption" data-print="hide">
        {t('proposal.help')}
      </p>
      <Amount key={detail.amount} amount={detail.amount} changes={changes} />
      {detail.documents.length > 0 && (
        <div>
          <h4>{t('proposal.documents')}</h4>
          <ul className={`stack small ${marks.documents}`}>
            {detail.documents.map((document) => (
              <li key={document.id}>
                <DocumentButton enquiry={detail.id} document={document} /> {megabytes(document.size, language)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function DocumentButton({ enquiry, document }: { enquiry: string; document: EnquiryDocument }) {
  const t = useWords();
  const { id, name } = document;
  const save = useMutation({
    mutationFn: () => callForFile(`/api/enquiries/${enquiry}/documents/${id}`),
    onSuccess: (file) => saveFile(file, name),
  });
  return (
    <>
      <Button tone="word" aria-disabled={save.isPending} onClick={() => !save.isPending && save.mutate()}>
        {t('proposal.download', { name })}
      </Button>
      <ErrorNote of={save.error} />
    </>
  );
}

function Amount({ amount, changes }: { amount: number | null; changes: Changes }) {
  const t = useWords();
  const [typed, setTyped] = useState(amount === null ? '' : String(amount));
  const [isWrong, setWrong] = useState(false);
  function keep(event: FormEvent): void {
    event.preventDefault();
    const read = readEuros(typed);
    const isBad = typed.trim() !== '' && (read === null || read > largestAmount);
    setWrong(isBad);
    if (!isBad && read !== amount) changes.change({ amount: read });
  }
  return (
    <form className="cluster gap-3 bottom" onSubmit={keep} data-print="hide">
      <FieldSheet>
        <FieldCell label={t('proposal.amount')} help={t('proposal.amountHelp')}>
          <input value={typed} onChange={(event) => setTyped(event.target.value)} inputMode="numeric" maxLength={20} />
        </FieldCell>
      </FieldSheet>
      <Button type="submit">{t('proposal.keep')}</Button>
      {isWrong && <Note tone="error">{t('proposal.noAmount')}</Note>}
    </form>
  );
}

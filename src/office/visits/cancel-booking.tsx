import { useState } from 'react';
import { longestReason, type OfficeBooking } from '../../schema/office-visits.ts';
import { problemWords } from '../data/problem-words.ts';
import { useCancelBooking } from '../data/visits.ts';
import { Button } from '../parts/button.tsx';
import { FieldCell, FieldSheet } from '../parts/cell.tsx';
import { ChoiceDialog } from '../parts/choice-dialog.tsx';
import { useWords } from '../words/words.ts';
import { useVisitWords } from './visit-words.ts';

type CancelBookingProps = { visit: string; booking: OfficeBooking; onDone: (words: string) => void };

/** Cancels a booking after a question; its guest gets a mail in their own language, with the reason if there is one. */
export function CancelBooking({ visit, booking, onDone }: CancelBookingProps) {
  const t = useWords();
  const say = useVisitWords();
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useCancelBooking(visit);
  const { id, name, email, language } = booking;
  const cancel = () =>
    mutate(
      { id, reason },
      {
        onSuccess() {
          onDone(say('cancelled', { name }));
        },
      },
    );
  return (
    <>
      <Button tone="word" aria-disabled={isPending} onClick={() => !isPending && setAsks(true)}>
        {say('cancel')}
        <span className="visually-hidden">: {name}</span>
      </Button>
      {error && <p role="alert">{problemWords(error, t)}</p>}
      {asks && (
        <ChoiceDialog
          title={say('cancelTitle', { name })}
          choices={[
            { value: 'cancel', label: say(`cancelNow.${language}`, { email }) },
            { value: 'keep', label: say('cancelNot') },
          ]}
          onChoose={(choice) => choice === 'cancel' && cancel()}
          onClose={() => setAsks(false)}
        >
          <FieldSheet>
            <FieldCell label={say(`reason.${language}`)}>
              <textarea
                rows={3}
                lang={language}
                maxLength={longestReason}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </FieldCell>
          </FieldSheet>
        </ChoiceDialog>
      )}
    </>
  );
}

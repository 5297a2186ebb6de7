import { useMutation } from '@tanstack/react-query';
import { Fragment, useRef, useState } from 'react';
import type { OfficeBooking } from '../../schema/office-visits.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { callForFile } from '../data/call.ts';
import { problemWords } from '../data/problem-words.ts';
import { saveFile } from '../../browser/save-file.ts';
import { useCame, useVisitBookings, visitWorkbookPath } from '../data/visits.ts';
import { Button } from '../parts/button.tsx';
import { ErrorNote, Note } from '../parts/note.tsx';
import { useWords } from '../words/words.ts';
import { AddGuest } from './add-guest.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { useVisitWords } from './visit-words.ts';
import styles from './visits.module.css';

/**
 * Lists the bookings of a visit and records how many people came. Before the visit begins, a booking can be cancelled,
 * and one that the site shows takes guests on the telephone. The attendance list can be downloaded.
 */
export function VisitBookings({ visit, isOver, isOpen }: { visit: string; isOver: boolean; isOpen: boolean }) {
  const t = useWords();
  const say = useVisitWords();
  const part = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState('');
  const [isAdding, setAdding] = useState(false);
  const { data, error } = useVisitBookings(visit);
  const save = useMutation({
    mutationFn: () => callForFile(visitWorkbookPath(visit)),
    onSuccess: (file) => saveFile(file, `${visit}.xlsx`),
  });
  if (error) return <ErrorNote of={error} />;
  if (data === undefined) return <p className={`stack gap-4 ruled ${styles.opened}`}>{t('waiting')}</p>;
  /** Moves the focus, because the pressed button disappears with the cancelled booking or the form. */
  function finish(words: string): void {
    setDone(words);
    part.current?.focus();
  }
  return (
    <div className={`stack gap-4 ruled ${styles.opened}`} ref={part} tabIndex={-1}>
      {done && <Note tone="success">{done}</Note>}
      {data.untold.length > 0 && (
        <Note tone="error">
          {say('untold', { people: data.untold.map(({ name, email }) => `${name} (${email})`).join(', ') })}
        </Note>
      )}
      {data.bookings.length === 0 && <p>{say('nobody')}</p>}
      {data.bookings.length > 0 && (
        <DataTable
          caption={say('bookings')}
          columns={[
            { header: say('name') },
            { header: say('people'), kind: 'number' },
            { header: say('state') },
            { header: say('reach') },
            { header: say('question') },
            { header: say('came') },
          ]}
          rows={data.bookings.map((booking) => [
            booking.name,
            booking.party,
            <Fragment key="state">
              <span className={styles.state}>{t(`booking.${booking.state}`)}</span>
              {booking.trouble && ` · ${say('trouble')}`}
              <br />
              {!isOver && <CancelBooking visit={visit} booking={booking} onDone={finish} />}
            </Fragment>,
            <span key="reach" className={styles.reach}>
              {booking.email.split('@')[0]}
              <wbr />
              {booking.email.slice(booking.email.indexOf('@'))}
              {booking.phone !== null && <br />}
              {booking.phone}
            </span>,
            booking.message ?? '',
            <Came key={booking.id} visit={visit} booking={booking} />,
          ])}
        />
      )}
      {isAdding && <AddGuest visit={visit} onDone={finish} close={() => setAdding(false)} />}
      <p className="cluster gap-3">
        {isOpen && !isAdding && <Button onClick={() => setAdding(true)}>{say('add')}</Button>}
        <Button aria-disabled={save.isPending} onClick={() => !save.isPending && save.mutate()}>
          {say('excel')}
        </Button>
      </p>
      <ErrorNote of={save.error} />
    </div>
  );
}

/** Records how many people of a booking came. */
function Came({ visit, booking: { id, name, party, came } }: { visit: string; booking: OfficeBooking }) {
  const t = useWords();
  const say = useVisitWords();
  const note = useCame(visit);
  return (
    <>
      <select
        className={styles.came}
        aria-label={say('cameOf', { name })}
        value={came ?? ''}
        disabled={note.isPending}
        onChange={({ target }) => note.mutate({ id, came: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{say('notNoted')}</option>
        {Array.from({ length: party + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
      {note.error && <p role="alert">{problemWords(note.error, t)}</p>}
    </>
  );
}

import { useState } from 'react';
import { announce } from '../data/announce.ts';
import { Refusal } from '../data/call.ts';
import { useAddNote } from '../data/enquiries.ts';
import { noteDrafts, type BegunNote } from '../drafts.ts';
import { Button } from '../parts/button.tsx';
import { FieldCell, FieldSheet } from '../parts/cell.tsx';
import { ErrorNote } from '../parts/note.tsx';
import { useWords } from '../words/words.ts';
import styles from './enquiry.module.css';

const longest = 5000;

/** The form for a note, which only the office can read. */
export function NoteForm({ enquiry }: { enquiry: string }) {
  const t = useWords();
  const [note, setNote] = useState(() => noteDrafts.read(enquiry) ?? emptyNote());
  const isEmpty = note.text.trim() === '';
  const add = useAddNote(enquiry);

  function write(next: BegunNote): void {
    noteDrafts.keep(enquiry, next.text === '' ? null : next);
    setNote(next);
  }

  function keep(): void {
    if (isEmpty || add.isPending) return;
    add.mutate(note, {
      onSuccess: () => {
        write(emptyNote());
        announce(t('note.kept'));
      },
      onError: (error) => {
        // An earlier request reached the server although its answer was lost: the changed text becomes a new note.
        if (error instanceof Refusal && error.status === 409) write({ ...emptyNote(), text: note.text });
      },
    });
  }

  return (
    <form
      className={`stack gap-2 ${styles.form}`}
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <FieldSheet>
        <FieldCell label={t('note.label')} wide>
          <textarea
            rows={2}
            value={note.text}
            maxLength={longest}
            readOnly={add.isPending}
            onChange={(event) => write({ ...note, text: event.target.value })}
          />
        </FieldCell>
      </FieldSheet>
      <ErrorNote of={add.error} />
      <Button type="submit" aria-disabled={isEmpty || add.isPending}>
        {t('note.keep')}
      </Button>
    </form>
  );
}

function emptyNote(): BegunNote {
  return { id: crypto.randomUUID(), text: '' };
}

import { useState } from 'react';
import type { Reminder } from '../../schema/office.ts';
import { longestReminder } from '../../schema/office-enquiries.ts';
import { Button } from '../parts/button.tsx';
import { FieldCell, FieldSheet } from '../parts/cell.tsx';
import { useWords } from '../words/words.ts';
import type { Changes } from './use-changes.ts';

type ReminderFormProps = { reminder: Reminder | null; changes: Pick<Changes, 'change'> };

/** The day on which the office wants to return to an enquiry, and a word about what for. */
export function ReminderForm({ reminder, changes }: ReminderFormProps) {
  const t = useWords();
  const [typed, setTyped] = useState(reminder ?? { on: '', word: '' });
  return (
    <form
      className="stack gap-2"
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault();
        changes.change({ reminder: typed });
      }}
    >
      <FieldSheet>
        <FieldCell label={t('reminder.day')}>
          <input
            type="date"
            required
            value={typed.on}
            onChange={(event) => setTyped({ ...typed, on: event.target.value })}
          />
        </FieldCell>
        <FieldCell label={t('reminder.word')}>
          <input
            value={typed.word}
            maxLength={longestReminder}
            autoComplete="off"
            onChange={(event) => setTyped({ ...typed, word: event.target.value })}
          />
        </FieldCell>
      </FieldSheet>
      <p className="cluster gap-2">
        <Button type="submit">{t('reminder.keep')}</Button>
        {reminder && <Button onClick={() => changes.change({ reminder: null })}>{t('reminder.clear')}</Button>}
      </p>
    </form>
  );
}

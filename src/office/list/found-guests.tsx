import { useFoundGuests } from '../data/enquiries.ts';
import type { Place } from '../address.ts';
import { PersonHistory } from '../enquiry/person-history.tsx';
import { counted, useWords } from '../words/words.ts';
import styles from './list.module.css';

/** People without an enquiry with the searched words: what each has booked, and the courses waited for. */
export function FoundGuests({ words, place, isOpen }: { words: string; place: Place; isOpen: boolean }) {
  const t = useWords();
  const { data: found = [] } = useFoundGuests(words);
  if (found.length === 0) return null;
  return (
    <details className={`small ${styles.fold}`} open={isOpen}>
      <summary>{counted(t, 'list.guests', found.length)}</summary>
      <ul className="stack gap-3 breaks">
        {found.map(({ name, email, ...history }) => (
          <li key={email}>
            <p>
              {name !== null && <strong>{name} · </strong>}
              <a href={`mailto:${email}`}>{email}</a>
            </p>
            <PersonHistory detail={{ others: [], ...history }} place={place} />
          </li>
        ))}
      </ul>
    </details>
  );
}

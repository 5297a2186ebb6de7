import { useEffect, useRef, useState } from 'react';
import {
  checkedDates,
  emptyChecklist,
  keepChecklist,
  keptChecklist,
  type KeptChecklist,
} from '../../features/licence-checklist/kept-checklist.ts';
import { madridDay } from '../../site/days.ts';
import { SectionBand } from '../../ui/section-band.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { ChecklistDates } from './checklist-dates.tsx';
import { ChecklistDeadlines } from './checklist-deadlines.tsx';
import type { ChecklistContent } from './checklist-content.ts';
import styles from './licence-checklist.module.css';

/** The name of the boxes; their values are the ids of the steps. */
const doneField = 'done';

/**
 * The steps to tick off and the days from which clocks run. It is kept in the browser and printed on one page of its
 * own; on paper and without JavaScript its boxes and cells are filled in by hand.
 */
export function LicenceChecklist({ id, ...words }: ChecklistContent & { id: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [{ dates }, setShown] = useState<KeptChecklist>(emptyChecklist);
  const [today, setToday] = useState('');

  // What was ticked before the page was live counts too.
  useEffect(() => {
    if (!form.current) return;
    showIn(form.current, keptChecklist());
    setShown(readFrom(form.current));
    setToday(madridDay(new Date()));
  }, []);

  function follow(): void {
    if (!form.current) return;
    const given = readFrom(form.current);
    setShown(given);
    keepChecklist(given);
  }

  function erase(): void {
    form.current?.reset();
    follow();
  }

  return (
    <SectionBand id={id} tone="sea" title={words.title} lead={words.intro} leadPlace="beside" data-print-page>
      <p className={styles.onPaper}>{words.onPaper}</p>
      <form ref={form} className={styles.form} onChange={follow} onSubmit={(event) => event.preventDefault()}>
        <ul className={styles.steps}>
          {words.items.map((item) => (
            <li key={item.id}>
              <label>
                <input type="checkbox" name={doneField} value={item.id} />
                <span>{item.text}</span>
              </label>
            </li>
          ))}
        </ul>
        <div className={styles.days}>
          <ChecklistDates {...words} given={dates} />
          <ChecklistDeadlines {...words} dates={dates} today={today} />
          <div className={styles.actions} data-print="hide">
            <SignButton tone="paper" onClick={printAlone}>
              {words.print}
            </SignButton>
            <SignButton tone="paper" onClick={erase}>
              {words.erase}
            </SignButton>
          </div>
        </div>
      </form>
    </SectionBand>
  );
}

function readFrom(form: HTMLFormElement): KeptChecklist {
  const given = new FormData(form);
  return { done: given.getAll(doneField).map(String), dates: checkedDates(Object.fromEntries(given)) };
}

function showIn(form: HTMLFormElement, { done, dates }: KeptChecklist): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= done.includes(field.value);
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value ||= dates[field.name as keyof typeof dates] ?? '';
  }
}

/** Prints the marked part of the page only. */
function printAlone(): void {
  const { dataset } = document.documentElement;
  dataset['printOnly'] = '';
  window.addEventListener('afterprint', () => delete dataset['printOnly'], { once: true });
  window.print();
}

import { useEffect, useRef, useState } from 'react';
import { checkedDates, emptyChecklist, keepChecklist, keptChecklist, type KeptChecklist } from './kept-checklist.ts';
import { madridDay } from '../../site/days.ts';
import type { LicenceDates } from './licence-dates.ts';
import { SectionBand } from '../../ui/section-band.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { ChecklistDates } from './checklist-dates.tsx';
import { ChecklistDeadlines } from './checklist-deadlines.tsx';
import styles from './licence-checklist.module.css';
import type { ChecklistContent } from './content.ts';

/**
 * The steps to tick off and the days from which time limits are calculated. The browser stores the list and prints it
 * on a page of its own. In print and without JavaScript its boxes and cells are filled in by hand.
 */
export function LicenceChecklist({ id, ...words }: ChecklistContent & { id: string }) {
  const list = useRef<HTMLDivElement>(null);
  const [{ dates }, setShown] = useState<KeptChecklist>(emptyChecklist);
  const [today, setToday] = useState('');

  // Adds the stored list to the fields, and keeps what was entered before hydration.
  useEffect(() => {
    if (!list.current) return;
    const kept = keptChecklist();
    for (const field of fieldsOf(list.current)) {
      if (isBox(field)) field.checked ||= kept.done.includes(field.value);
      else field.value ||= kept.dates[field.name as keyof LicenceDates] ?? '';
    }
    setShown(readFrom(list.current));
    setToday(madridDay(new Date()));
  }, []);

  function follow(): void {
    if (!list.current) return;
    const given = readFrom(list.current);
    setShown(given);
    keepChecklist(given);
  }

  function erase(): void {
    if (!list.current) return;
    for (const field of fieldsOf(list.current)) {
      if (isBox(field)) field.checked = false;
      else field.value = '';
    }
    follow();
  }

  return (
    <SectionBand id={id} tone="sea" title={words.title} lead={words.intro} leadPlace="beside" data-print-page>
      <p className="strong" data-print="hide" data-script="replaces">
        {words.onPaper}
      </p>
      <div ref={list} className={`columns-1-1 gap-8 gap-x-12 top ${styles.form}`} onChange={follow}>
        <ul className={styles.steps}>
          {words.items.map((item) => (
            <li key={item.id}>
              <label className="row gap-4 middle">
                <input type="checkbox" value={item.id} />
                <span>{item.text}</span>
              </label>
            </li>
          ))}
        </ul>
        <div className={`stack gap-6 leading ${styles.days}`}>
          <ChecklistDates {...words} given={dates} />
          <ChecklistDeadlines {...words} dates={dates} today={today} />
          <div className="cluster gap-3" data-print="hide" data-script="needed">
            <SignButton tone="paper" onClick={printAlone}>
              {words.print}
            </SignButton>
            <SignButton tone="paper" onClick={erase}>
              {words.erase}
            </SignButton>
          </div>
        </div>
      </div>
    </SectionBand>
  );
}

/** The boxes and cells. They are not in a form, so that nothing is ever sent, not even without JavaScript. */
function fieldsOf(list: HTMLElement) {
  return [...list.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
}

function isBox(field: HTMLInputElement | HTMLSelectElement): field is HTMLInputElement {
  return field.type === 'checkbox';
}

function readFrom(list: HTMLElement): KeptChecklist {
  const fields = fieldsOf(list);
  return {
    done: fields.flatMap((field) => (isBox(field) && field.checked ? field.value : [])),
    dates: checkedDates(
      Object.fromEntries(fields.flatMap((field) => (isBox(field) ? [] : [[field.name, field.value]]))),
    ),
  };
}

/** Prints only the marked part of the page. */
function printAlone(): void {
  const { dataset } = document.documentElement;
  dataset['printOnly'] = '';
  window.addEventListener('afterprint', () => delete dataset['printOnly'], { once: true });
  window.print();
}

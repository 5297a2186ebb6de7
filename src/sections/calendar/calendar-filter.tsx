import { useId } from 'react';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { pathTo } from '../../site/links.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './calendar-board.module.css';

export type Choice = { id: string; name: string };
export type Chosen = { course: string | null; campus: string | null };

/** Id of the board that the filter leads to. */
export const boardId = 'editions';

type CalendarFilterProps = { courses: readonly Choice[]; campuses: readonly Choice[]; chosen: Chosen };

/** The filter by course and campus: a form that loads the address of the choice; `auto-submit` does so at once. */
export function CalendarFilter({ courses, campuses, chosen }: CalendarFilterProps) {
  const t = useWords();
  const path = pathTo('calendar', useLanguage());
  return (
    <auto-submit>
      <form
        className={`cluster gap-4 bottom ${styles.filter}`}
        data-print="hide"
        method="get"
        action={`${path}#${boardId}`}
      >
        <Field name="course" label={t('calendar.course')} choices={courses} chosen={chosen.course} />
        <Field name="campus" label={t('calendar.campus')} choices={campuses} chosen={chosen.campus} />
        <SignButton type="submit">{t('calendar.show')}</SignButton>
      </form>
    </auto-submit>
  );
}

type FieldProps = {
  name: keyof Chosen;
  label: string;
  choices: readonly Choice[];
  chosen: string | null;
};

function Field({ name, label, choices, chosen }: FieldProps) {
  const t = useWords();
  const id = useId();
  return (
    <div className={`stack gap-1 ${styles.field}`}>
      <label className="small strong" htmlFor={id}>
        {label}
      </label>
      <select className="field" id={id} name={name} defaultValue={chosen ?? ''}>
        <option value="">{t('calendar.every')}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}

import { useId, type ChangeEvent } from 'react';
import { useNavigate } from '../../features/navigation/router.tsx';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { pathTo } from '../../site/links.ts';
import { viewQuery } from '../../site/views.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './calendar-board.module.css';

export type Choice = { id: string; name: string };
export type Chosen = { course: string | null; campus: string | null };

type CalendarFilterProps = { courses: readonly Choice[]; campuses: readonly Choice[]; chosen: Chosen };

/**
 * The filter by course and campus: a form that loads the address of the choice. Once hydrated, the choice is applied at
 * once.
 */
export function CalendarFilter({ courses, campuses, chosen }: CalendarFilterProps) {
  const t = useWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const path = pathTo('calendar', language);

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const next = { ...chosen, [target.name]: target.value || null };
    const params = Object.fromEntries(Object.entries(next).flatMap(([name, value]) => (value ? [[name, value]] : [])));
    navigate(path + viewQuery('calendar', params), { stay: true });
  }

  return (
    <form className={styles.filter} method="get" action={path} data-print="hide">
      <Field name="course" label={t('calendar.course')} choices={courses} chosen={chosen.course} onChange={choose} />
      <Field name="campus" label={t('calendar.campus')} choices={campuses} chosen={chosen.campus} onChange={choose} />
      <SignButton type="submit">{t('calendar.show')}</SignButton>
    </form>
  );
}

type FieldProps = {
  name: keyof Chosen;
  label: string;
  choices: readonly Choice[];
  chosen: string | null;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

function Field({ name, label, choices, chosen, onChange }: FieldProps) {
  const t = useWords();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={chosen ?? ''} onChange={onChange}>
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

import type { ChangeEvent } from 'react';
import { useNavigate } from '../../features/navigation/router.tsx';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { pathTo } from '../../site/links.ts';
import { viewQuery } from '../../site/views.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './calendar-board.module.css';

export type Choice = { id: string; name: string };
export type Chosen = { course: string | null; campus: string | null };

type CalendarFilterProps = { courses: readonly Choice[]; campuses: readonly Choice[]; chosen: Chosen };

/** The choice of a course and a campus. It is a form that asks for another address; live, that address is shown at once. */
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
      <label>
        <span>{t('calendar.course')}</span>
        <select name="course" value={chosen.course ?? ''} onChange={choose}>
          <option value="">{t('calendar.everyCourse')}</option>
          {courses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('calendar.campus')}</span>
        <select name="campus" value={chosen.campus ?? ''} onChange={choose}>
          <option value="">{t('calendar.everyCampus')}</option>
          {campuses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <SignButton type="submit">{t('calendar.show')}</SignButton>
    </form>
  );
}

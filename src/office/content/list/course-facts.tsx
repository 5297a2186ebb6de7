import { nextEdition } from '../../../site/editions.ts';
import { madridDay } from '../../../site/days.ts';
import type { ContentFileLine } from '../../../schema/office-content.ts';
import { euros } from '../../amounts.ts';
import { useNow } from '../../times.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { startText } from '../editions/edition-text.ts';
import styles from './file-list.module.css';

/** The price of a course and its next edition, for its line in the list. */
export function CourseFacts({ course }: Pick<Required<ContentFileLine>, 'course'>) {
  const t = useWords();
  const language = useLanguage();
  const next = nextEdition(course.editions, madridDay(useNow()));
  return (
    <span className={styles.facts}>
      <span className={styles.price}>
        {course.price === null ? t('courses.noPrice') : euros(course.price, language)}
      </span>
      <span>
        {next ? `${startText(next.start, language, t)}, ${t(`edition.at.${next.campus}`)}` : t('courses.noNext')}
      </span>
    </span>
  );
}

import { placeIn, type Place } from '../../address.ts';
import { PlaceLink } from '../../parts/place-link.tsx';
import type { ContentFileLine } from '../../../schema/office-content.ts';
import { counted, useLanguage, useWords } from '../../words/words.ts';
import { documentOf } from '../../../schema/content-documents.ts';
import { useProblems } from '../data/content.ts';
import styles from './file-list.module.css';
import { nextEdition } from '../../../site/editions.ts';
import { madridDay } from '../../../site/days.ts';
import { euros } from '../../amounts.ts';
import { useNow } from '../../times.ts';
import { startText } from '../editions/edition-text.ts';
import { useFileTitle, useTitleOrder } from './file-title.ts';

type FileListProps = {
  label: string;
  place: Place;
  lines: readonly ContentFileLine[];
  /** Labels for a file that is off the site, and for one that is on it. */
  words: { hidden: string; shown: string };
};

/** Lists files of content by title: state, name and open points of each. */
export function FileList({ label, place, lines, words }: FileListProps) {
  const t = useWords();
  const titleOf = useFileTitle();
  const inOrder = useTitleOrder();
  const problems = (useProblems().data ?? []).map(({ file }) => documentOf(file));
  const problemsOf = ({ file }: ContentFileLine) => problems.filter((one) => one === documentOf(file)).length;
  return (
    <ul className={styles.strips} aria-label={label}>
      {inOrder(lines).map((line) => (
        <li key={line.file} className={styles.strip} data-state={problemsOf(line) > 0 ? 'problems' : stateOf(line)}>
          <PlaceLink className={styles.line} to={placeIn(place.view, { file: line.file })}>
            <span className="fine">
              {line.isChanged ? t('file.changed') : line.isHidden ? words.hidden : words.shown}
            </span>
            <span className={styles.name}>{titleOf(line.title, line.course)}</span>
            {line.course && <CourseFacts course={line.course} />}
            <span className={`cluster caption ${styles.marks}`}>
              {problemsOf(line) > 0 && (
                <span className={`strong ${styles.problems}`}>{counted(t, 'file.problems', problemsOf(line))}</span>
              )}
              {line.lagging > 0 && <span>{counted(t, 'file.lagging', line.lagging)}</span>}
              {line.isChanged && line.isHidden && <span className={`strong ${styles.changed}`}>{words.hidden}</span>}
            </span>
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ isHidden, isChanged }: ContentFileLine): string {
  if (isChanged) return 'changed';
  return isHidden ? 'hidden' : 'shown';
}

/** The price of a course and its next edition, for its line in the list. */
function CourseFacts({ course }: Pick<Required<ContentFileLine>, 'course'>) {
  const t = useWords();
  const language = useLanguage();
  const next = nextEdition(course.editions, madridDay(useNow()));
  return (
    <span className={`row gap-4 fine ${styles.facts}`}>
      <span className={styles.price}>
        {course.price === null ? t('courses.noPrice') : euros(course.price, language)}
      </span>
      <span>
        {next ? `${startText(next.start, language, t)}, ${t(`edition.at.${next.campus}`)}` : t('courses.noNext')}
      </span>
    </span>
  );
}

import { chosenCourses } from './chosen-courses.ts';
import { compareCourses, type ComparedCourse, type ComparedFact } from './compare-courses.ts';
import { fill } from '../../i18n/words/fill.ts';
import { useAddress } from '../../features/page/address.tsx';
import { SampleLine } from '../../sections/samples/sample-line.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { ComparisonBoard } from './comparison-board.tsx';
import { ComparisonForm } from './comparison-form.tsx';
import { resultId } from '../parts/tool-frame.tsx';
import { FactLines } from './fact-lines.tsx';
import type { CompareWords } from './content.ts';
import styles from './compare.module.css';

type CourseComparisonProps = {
  courses: readonly ComparedCourse[];
  rows: readonly { id: string; label: string }[];
  /** Ids of the courses shown if the address has none. */
  first: readonly string[];
  words: CompareWords;
};

/** Compares the courses in the address: different facts first, then shared ones. */
export function CourseComparison({ courses, rows, first, words }: CourseComparisonProps) {
  const { search } = useAddress();
  const choice = chosenCourses(
    search,
    courses.map(({ id }) => id),
  );
  const chosen = choice && choice.courses.length > 0 ? choice.courses : first;
  const columns = chosen.flatMap((id) => courses.find((course) => course.id === id) ?? []);
  const { differ, agree } = compareCourses(
    rows,
    columns.map(({ facts }) => facts),
  );
  const heading = columns.length === 1 ? words.alone : fill(words.differ, { count: differ.length });
  return (
    <div className={styles.comparison}>
      <div className="wrap">
        <ComparisonForm words={words} courses={courses} chosen={chosen} problems={choice?.problems ?? []} />
        <h2 id={resultId} tabIndex={-1} className={`title ${styles.heading}`}>
          {heading}
        </h2>
        <p className="visually-hidden" role="status">
          {heading}
        </p>
        {words.sample && <SampleLine>{words.sample}</SampleLine>}
      </div>
      <ComparisonBoard words={words} columns={columns} rows={differ} />
      {agree.length > 0 && <SharedFacts title={fill(words.agree, { count: agree.length })} facts={agree} />}
    </div>
  );
}

type SharedFactsProps = { title: string; facts: readonly { id: string; label: string; fact: ComparedFact }[] };

/** Facts that all compared courses share, stated once, in a fold. */
function SharedFacts({ title, facts }: SharedFactsProps) {
  return (
    <details className={`${styles.shared} wrap`} open>
      <summary className="row gap-3 middle title strong">
        <span>{title}</span>
        <ChevronIcon />
      </summary>
      <dl className="rows pairs note">
        {facts.map(({ id, label, fact }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <FactLines {...fact} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

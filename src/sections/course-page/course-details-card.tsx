import { useWords } from '../../i18n/provider.tsx';
import { Cells } from '../../ui/cells.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import { FactRows } from '../samples/fact-rows.tsx';
import { SampleFacts } from '../samples/sample-facts.tsx';
import styles from './course-page.module.css';
import type { CourseDetails } from './course-shell.ts';

/** A course's facts on a sheet styled as a flight plan, with the coloured edge of its strip. */
export function CourseDetailsCard({
  title,
  code,
  category,
  facts,
  ratings,
  rows,
  note,
  document,
  syllabus,
}: CourseDetails) {
  const t = useWords();
  return (
    // The card is below the first view in nearly every viewport: its styles are loaded with the style sheet.
    <div className={`panel ${styles.card}`} data-category={category}>
      <div className={`cluster gap-2 gap-x-4 baseline apart ${styles.head}`}>
        <h3>{title}</h3>
        <p>{code}</p>
      </div>
      {facts.length > 0 && <Cells cells={facts} />}
      <dl className={`pairs small ${styles.rows}`}>
        {ratings && (
          <div>
            <dt>{ratings.label}</dt>
            <dd className="cluster gap-2">
              {ratings.codes.map((rating) => (
                <SignTag key={rating}>{rating}</SignTag>
              ))}
            </dd>
          </div>
        )}
        <FactRows facts={rows.filter(({ sample }) => !sample)} />
      </dl>
      <SampleFacts facts={rows.filter(({ sample }) => sample)} />
      {note && <p className={`small ${styles.note}`}>{note}</p>}
      {syllabus && (
        <a className={`row gap-4 middle strong plain ${styles.document}`} href={syllabus.href} type="application/pdf">
          {syllabus.label} <ArrowIcon />
        </a>
      )}
      {document && (
        <OutsideAnchor
          className={`row gap-4 middle strong plain ${styles.document}`}
          href={document.url}
          hint={t('nav.newTab')}
        >
          {document.label} <ArrowIcon />
        </OutsideAnchor>
      )}
    </div>
  );
}

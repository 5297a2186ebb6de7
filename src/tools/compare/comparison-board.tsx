import { useRef } from 'react';
import { SiteLink } from '../../features/page/site-link.tsx';
import { comparisonQuery } from './chosen-courses.ts';
import type { ComparedRow, ComparedCourse } from './compare-courses.ts';
import { SampleTag } from '../../sections/samples/sample-tag.tsx';
import { FactLines } from './fact-lines.tsx';
import type { CompareWords } from './content.ts';
import styles from './compare.module.css';

type ComparisonBoardProps = {
  words: CompareWords;
  columns: readonly ComparedCourse[];
  rows: readonly ComparedRow[];
};

/**
 * A strip board turned by 90 degrees: a column per course, a row per fact. Phones keep the first column visible while
 * the others scroll horizontally. A sticky bar repeats code, price and start of the columns and scrolls with them.
 */
export function ComparisonBoard({ words, columns, rows }: ComparisonBoardProps) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div className={`wrap ${styles.board}`} data-columns={columns.length}>
      <div ref={bar} className={styles.bar} tabIndex={-1} aria-hidden="true" data-print="hide">
        {columns.map(({ id, category, code, head }) => (
          <div key={id} data-category={category}>
            <strong>{code}</strong>
            {head.map(({ label, value }) => (
              <span key={label}>{value}</span>
            ))}
          </div>
        ))}
      </div>
      <div
        className={styles.room}
        role="region"
        aria-label={words.caption}
        tabIndex={0}
        onScroll={({ currentTarget }) => bar.current?.scrollTo({ left: currentTarget.scrollLeft, behavior: 'instant' })}
      >
        <table className={`fill small ${styles.table}`} role="table">
          <caption className="visually-hidden">{words.caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell">
                <span className="visually-hidden">{words.caption}</span>
              </td>
              {columns.map((course) => (
                <th key={course.id} scope="col" role="columnheader" data-category={course.category}>
                  <ColumnHead course={course} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ id, label, facts }) => (
              <tr key={id} role="row" data-row={id}>
                <th scope="row" role="rowheader">
                  <span>{label}</span>
                </th>
                {facts.map((fact, column) => (
                  <td key={columns[column]?.id} role="cell">
                    <FactLines {...fact} />
                  </td>
                ))}
              </tr>
            ))}
            <tr role="row" className={styles.ways} data-print="hide">
              <th scope="row" role="rowheader">
                <span className="visually-hidden">{words.page}</span>
              </th>
              {columns.map(({ id, name, route, suffix }) => (
                <td key={id} role="cell">
                  <SiteLink className="tap strong" to={route} suffix={suffix}>
                    {words.page}
                    <span className="visually-hidden">: {name}</span>
                  </SiteLink>
                  {columns.length > 1 && (
                    <SiteLink
                      className="tap"
                      to="compare"
                      suffix={comparisonQuery(columns.flatMap((other) => (other.id === id ? [] : [other.id])))}
                    >
                      {words.remove}
                      <span className="visually-hidden">: {name}</span>
                    </SiteLink>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}

function ColumnHead({ course: { code, name, head } }: { course: ComparedCourse }) {
  return (
    <>
      <span className={`stack ${styles.code}`}>{code}</span>
      <span className={`stack strong ${styles.name}`}>{name}</span>
      <span className={`gap-2 gap-x-3 ${styles.cells}`}>
        {head.map(({ label, value, note, sample }) => (
          <span key={label} className="stack packed leading">
            <span className="caption">{label}</span>
            <strong className="tabular">{value}</strong>
            {note && <small className="caption">{note}</small>}
            {sample && <SampleTag />}
          </span>
        ))}
      </span>
    </>
  );
}

import { Cells } from '../../ui/cells.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import styles from './course-details-card.module.css';
import type { CourseDetails } from './course-shell.ts';

/** A course's facts on a sheet ruled like a flight plan, with the holder edge of its strip. */
export function CourseDetailsCard({ title, code, category, facts, ratings, price, rows, note }: CourseDetails) {
  return (
    <div className={styles.card} data-category={category}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p>{code}</p>
      </div>
      <Cells cells={facts} />
      <dl className={styles.rows}>
        {ratings && (
          <div>
            <dt>{ratings.label}</dt>
            <dd className={styles.ratings}>
              {ratings.codes.map((rating) => (
                <SignTag key={rating}>{rating}</SignTag>
              ))}
            </dd>
          </div>
        )}
        {price && (
          <div>
            <dt>{price.label}</dt>
            <dd>
              <p className={styles.price}>
                <strong>{price.amount}</strong> <span>{price.tax}</span>
              </p>
              <p className={styles.excludes}>{price.excludes}</p>
            </dd>
          </div>
        )}
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

import { FoldedBand } from '../folded/folded-band.tsx';
import styles from './course-ratings.module.css';

/** A rating or an endorsement of the licence, explained to people outside the profession. */
export type Rating = { code: string; name: string; meaning: string; before: string };

type CourseRatingsProps = { id?: string | undefined; title: string; intro: string; ratings: readonly Rating[] };

/** Explains the codes on a controller's licence and their former names, each with its sign. */
export function CourseRatings({ id, title, intro, ratings }: CourseRatingsProps) {
  return (
    <FoldedBand id={id} tone="land" title={title} lead={intro} leadPlace="beside">
      <ul className={styles.ratings}>
        {ratings.map(({ code, name, meaning, before }) => (
          <li key={code}>
            <p className={styles.sign}>{code}</p>
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{meaning}</p>
              <p className={styles.before}>{before}</p>
            </div>
          </li>
        ))}
      </ul>
    </FoldedBand>
  );
}

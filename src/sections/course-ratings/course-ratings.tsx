import type { SectionBandProps } from '../../ui/section-band.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import styles from './course-ratings.module.css';

/** A rating or an endorsement of the licence, explained to people outside the profession. */
export type Rating = { code: string; name: string; meaning: string; before: string };

type CourseRatingsProps = Pick<SectionBandProps, 'id' | 'tone'> & {
  title: string;
  intro: string;
  ratings: readonly Rating[];
};

/** Explains the codes on a controller's licence and their former names, each with its sign. */
export function CourseRatings({ id, tone = 'land', title, intro, ratings }: CourseRatingsProps) {
  return (
    <FoldedBand
      id={id}
      tone={tone}
      title={title}
      lead={intro}
      leadPlace="beside"
      holding={{ holds: 'ratings', count: ratings.length }}
    >
      <ul data-items className="grid-20 gap-8 gap-x-12">
        {ratings.map(({ code, name, meaning, before }) => (
          <li className={`stack gap-2 gap-x-4 headed ${styles.rating}`} key={code}>
            <p className={styles.sign}>{code}</p>
            <h3>{name}</h3>
            <div className="stack gap-2 small packed">
              <p>{meaning}</p>
              <p className="quiet">{before}</p>
            </div>
          </li>
        ))}
      </ul>
    </FoldedBand>
  );
}

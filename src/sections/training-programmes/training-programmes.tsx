import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import type { Cell } from '../../ui/cells.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import styles from './training-programmes.module.css';

/** A course that shares its page with others. */
export type TrainingProgramme = {
  anchor: string;
  code: string;
  title: string;
  description: string;
  topics: readonly string[];
  cells: readonly Cell[];
  picture: PictureContent;
};

type TrainingProgrammesProps = {
  id?: string | undefined;
  title: string;
  intro: string;
  programmes: readonly TrainingProgramme[];
};

/** The courses of a page side by side, each with what it covers and the way to the form. */
export function TrainingProgrammes({ id, title, intro, programmes }: TrainingProgrammesProps) {
  const t = useWords();
  return (
    <SectionBand id={id} title={title} lead={intro} leadPlace="beside">
      <ul className={styles.programmes}>
        {programmes.map(({ anchor, code, title: name, description, topics, cells, picture }) => (
          <li key={anchor}>
            <ChartCard
              id={anchor}
              className={styles.card}
              picture={
                <Picture {...picture} alt="" caption={undefined} fit="cover" sizes="(width <= 48rem) 90vw, 26rem" />
              }
              kicker={<span className={styles.code}>{code}</span>}
              name={name}
              cells={cells}
              action={{ render: <a href="#contact-section">{t('course.more')}</a>, label: t('course.more') }}
            >
              <p>{description}</p>
              <ul className={styles.topics}>
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </ChartCard>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}

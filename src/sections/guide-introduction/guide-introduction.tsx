import { SectionBand } from '../../ui/section-band.tsx';
import styles from './guide-introduction.module.css';

type GuideIntroductionProps = {
  paragraphs: readonly string[];
  /** Names the authority whose rules prevail. */
  note: string;
  /** States the day of the last comparison, or that there was none. */
  compared?: string | undefined;
};

/** Introduces a guide: its use, and the authority that prevails if the guide is out of date. */
export function GuideIntroduction({ paragraphs, note, compared }: GuideIntroductionProps) {
  return (
    <SectionBand>
      <div className={styles.introduction}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.note}>
          <p>{note}</p>
          {compared && <p>{compared}</p>}
        </div>
      </div>
    </SectionBand>
  );
}

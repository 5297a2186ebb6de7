import { SectionBand } from '../../ui/section-band.tsx';
import styles from './guide-introduction.module.css';

type GuideIntroductionProps = {
  paragraphs: readonly string[];
  /** Who has the last word, and when the guide was last compared with it. */
  note: string;
  checked?: string | undefined;
};

/** What a guide is for, and whose word counts where it is out of date. */
export function GuideIntroduction({ paragraphs, note, checked }: GuideIntroductionProps) {
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
          {checked && <p>{checked}</p>}
        </div>
      </div>
    </SectionBand>
  );
}

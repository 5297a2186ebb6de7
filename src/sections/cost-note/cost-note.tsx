import { SectionBand } from '../../ui/section-band.tsx';
import styles from './cost-note.module.css';

type CostNoteProps = {
  title: string;
  paragraphs: readonly string[];
  /** The amount, whether tax is in it, and what it leaves out. */
  price?: { amount: string; tax: string; excludes: string } | undefined;
};

/** What a course costs and what comes on top. */
export function CostNote({ title, paragraphs, price }: CostNoteProps) {
  return (
    <SectionBand tone="sea" aria-label={title}>
      <div className={styles.cost}>
        <div className={styles.words}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {price && (
          <div className={styles.price}>
            <p className={styles.amount}>{price.amount}</p>
            <p className={styles.tax}>{price.tax}</p>
            <p className={styles.excludes}>{price.excludes}</p>
          </div>
        )}
      </div>
    </SectionBand>
  );
}

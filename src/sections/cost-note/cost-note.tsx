import { SiteLink } from '../../features/navigation/site-link.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { Columns } from '../columns/columns.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './cost-note.module.css';

type CostNoteProps = {
  id?: string | undefined;
  title: string;
  paragraphs: readonly string[];
  /** The article that compares the costs of all ways. */
  compare?: { slug: string; label: string } | undefined;
  /** The amount, whether tax is in it, and what it leaves out. */
  price?: { amount: string; tax: string; excludes: string } | undefined;
};

/** What a course costs and what comes on top. */
export function CostNote({ id, title, paragraphs, compare, price }: CostNoteProps) {
  return (
    <SectionBand id={id} tone="sea" aria-label={title}>
      <Columns
        wide="words"
        align="end"
        words={
          <>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {compare && (
              <p>
                <TextLink render={<SiteLink to="article" params={{ slug: compare.slug }} />}>{compare.label}</TextLink>
              </p>
            )}
          </>
        }
      >
        {price && (
          <div className={styles.price}>
            <p className={styles.amount}>{price.amount}</p>
            <p className={styles.tax}>{price.tax}</p>
            <p className={styles.excludes}>{price.excludes}</p>
          </div>
        )}
      </Columns>
    </SectionBand>
  );
}

import { SiteLink } from '../../features/page/site-link.tsx';
import type { RouteId } from '../../site/routes.ts';
import { SectionBand } from '../../ui/section-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Columns } from '../columns/columns.tsx';
import { FoldedPart } from '../folded/folded-part.tsx';
import { FactRows } from '../sample-facts/fact-rows.tsx';
import { SampleFacts } from '../sample-facts/sample-facts.tsx';
import styles from './cost-note.module.css';

type Row = { label: string; value: string; sample?: true | undefined };

export type CostNoteContent = {
  title: string;
  rows: readonly Row[];
  /** The amount, whether it includes tax, and what it excludes. */
  price?: { amount: string; tax: string; excludes: string } | undefined;
  /** Links to articles and to other pages, such as the comparison of courses. */
  links: readonly ({ label: string } & ({ article: string } | { page: RouteId; suffix?: string | undefined }))[];
};

/** The additional costs of a course as a list, with its price beside it. */
export function CostNote({ title, rows, price, links }: CostNoteContent) {
  const samples = rows.filter(({ sample }) => sample);
  return (
    <SectionBand id="cost" tone="sea" aria-label={title}>
      <Columns
        words={
          <>
            <h2>{title}</h2>
            {price && (
              <div className={`stack gap-2 ${styles.price}`}>
                <p className={`strong ${styles.amount}`}>{price.amount}</p>
                <p className="strong">{price.tax}</p>
                <p className="note">{price.excludes}</p>
              </div>
            )}
          </>
        }
      >
        <div className={styles.list}>
          <dl>
            <FactRows facts={rows.filter(({ sample }) => !sample)} />
          </dl>
          {samples.length > 0 && (
            <FoldedPart about={title} holding={{ holds: 'costs', count: samples.length }}>
              <SampleFacts facts={samples} />
            </FoldedPart>
          )}
          <ul data-print="hide">
            {links.map((link) => (
              <li key={link.label}>
                <TextLink
                  render={
                    'page' in link ? (
                      <SiteLink to={link.page} suffix={link.suffix} />
                    ) : (
                      <SiteLink to="article" params={{ slug: link.article }} />
                    )
                  }
                >
                  {link.label}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </Columns>
    </SectionBand>
  );
}

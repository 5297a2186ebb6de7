import { SiteLink } from '../../features/page/site-link.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { Columns } from '../columns/columns.tsx';
import { FoldedPart } from '../folded/folded-part.tsx';
import { FactRows } from '../samples/fact-rows.tsx';
import { SampleFacts } from '../samples/sample-facts.tsx';
import { ContentLinks, type ContentLink } from './content-links.tsx';
import styles from './cost-note.module.css';

type Row = { label: string; value: string; sample?: true | undefined };

export type CostNoteContent = {
  title: string;
  rows: readonly Row[];
  /** The amount, whether it includes tax, and what it excludes. */
  price?: { amount: string; tax: string; excludes: string } | undefined;
  /** The budget with the visitor's own figures. */
  budget: { label: string; suffix?: string | undefined };
  /** The comparison with other courses. */
  comparison: ContentLink;
};

/** The additional costs of a course as a list, with its price beside it. */
export function CostNote({ title, rows, price, budget, comparison }: CostNoteContent) {
  const samples = rows.filter(({ sample }) => sample);
  return (
    <SectionBand id="cost" tone="sea" aria-label={title}>
      <Columns
        wide="beside"
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
            <div className="cluster gap-3 gap-x-6" data-print="hide">
              <SignButton arrow="forward" render={<SiteLink to="costs" suffix={budget.suffix} />}>
                {budget.label}
              </SignButton>
              <ContentLinks links={[comparison]} />
            </div>
          </>
        }
      >
        <div className={`top gap-x-8 ${styles.list}`}>
          <dl>
            <FactRows facts={rows.filter(({ sample }) => !sample)} />
          </dl>
          {samples.length > 0 && (
            <FoldedPart about={title} holding={{ holds: 'costs', count: samples.length }}>
              <SampleFacts facts={samples} />
            </FoldedPart>
          )}
        </div>
      </Columns>
    </SectionBand>
  );
}

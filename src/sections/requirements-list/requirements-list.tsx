import { Checklist } from '../../ui/checklist.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { Columns } from '../columns/columns.tsx';
import { FoldedPart } from '../folded/folded-part.tsx';
import styles from './requirements-list.module.css';

/** One requirement: its name, its value, and a remark. */
type Requirement = { label: string; value: string; note?: string | undefined };

type RequirementsListProps = {
  id?: string | undefined;
  title: string;
  intro?: string | undefined;
  items: readonly Requirement[];
  note?: string | undefined;
};

/** The entry requirements, as a checklist on the page's one yellow panel. */
export function RequirementsList({ id, title, intro, items, note }: RequirementsListProps) {
  return (
    <SectionBand id={id} tone="yellow" aria-label={title}>
      <Columns
        wide="beside"
        words={
          <>
            <h2>{title}</h2>
            {intro && <p className="lead">{intro}</p>}
            {note && <p className={`small ${styles.note}`}>{note}</p>}
          </>
        }
      >
        <FoldedPart about={title} className={styles.list}>
          <Checklist
            items={items.map(({ label, value, note: remark }) => ({
              label,
              // The build links terms to the glossary only in an element with a single text. Without a remark, the
              // value is such a text.
              value: remark ? (
                <>
                  {value}
                  <span className={styles.remark}>{remark}</span>
                </>
              ) : (
                value
              ),
            }))}
          />
        </FoldedPart>
      </Columns>
    </SectionBand>
  );
}

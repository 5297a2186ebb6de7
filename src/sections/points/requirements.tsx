import { Checklist } from '../../ui/checklist.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import styles from './requirements.module.css';

type RequirementsProps = {
  id?: string | undefined;
  title: string;
  intro?: string | undefined;
  /** A checklist, or one for each course with requirements. */
  lists: readonly {
    title?: string;
    items: readonly { label: string; value: string; note?: string | undefined }[];
    note?: string | undefined;
  }[];
};

/** Entry requirements: checklists on the page's one yellow panel. A single list has two columns. */
export function Requirements({ id, title, intro, lists }: RequirementsProps) {
  return (
    <SectionBand id={id} tone="yellow" title={title} lead={intro} leadPlace="beside">
      <div className="grid-26 gap-8 gap-x-12">
        {lists.map(({ title: name, items, note }) => (
          <div key={name ?? title} className="stack gap-4 packed">
            {name && <h3>{name}</h3>}
            <Checklist
              className={lists.length === 1 ? styles.pair : undefined}
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
            {note && <p className={name && 'small measure'}>{note}</p>}
          </div>
        ))}
      </div>
    </SectionBand>
  );
}

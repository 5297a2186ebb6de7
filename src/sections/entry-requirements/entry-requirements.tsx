import { Checklist } from '../../ui/checklist.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import styles from './entry-requirements.module.css';

type EntryRequirementsProps = {
  id?: string | undefined;
  title: string;
  intro: string;
  /** A list for each course with requirements. */
  lists: readonly { title: string; items: readonly { label: string; value: string }[]; note?: string | undefined }[];
};

/** The entry requirements of the courses: checklists side by side on the page's one yellow panel. */
export function EntryRequirements({ id, title, intro, lists }: EntryRequirementsProps) {
  return (
    <FoldedBand id={id} tone="yellow" title={title} lead={intro} leadPlace="beside">
      <div className={styles.lists}>
        {lists.map(({ title: name, items, note }) => (
          <div key={name} className={styles.list}>
            <h3>{name}</h3>
            <Checklist items={items} />
            {note && <p className={styles.note}>{note}</p>}
          </div>
        ))}
      </div>
    </FoldedBand>
  );
}

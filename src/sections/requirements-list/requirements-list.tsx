import type { z } from 'zod';
import type { InLanguage } from '../../i18n/language.ts';
import type { requirements } from '../../schema/course-sections.ts';
import { Checklist } from '../../ui/checklist.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import styles from './requirements-list.module.css';

type RequirementsListProps = InLanguage<z.infer<typeof requirements>> & { id?: string | undefined };

/** The entry requirements, as a checklist on the page's one yellow panel. */
export function RequirementsList({ id, title, intro, items, note }: RequirementsListProps) {
  return (
    <SectionBand id={id} tone="yellow" title={title} lead={intro} leadPlace="beside">
      <Checklist
        className={styles.list}
        items={items.map(({ label, value, note: remark }) => ({
          label,
          // The build links terms to the glossary only in an element with a single text. Without a remark, the value is
          // such a text.
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
      {note && <p>{note}</p>}
    </SectionBand>
  );
}

import { Checklist } from '../../ui/checklist.tsx';
import { SectionBand } from '../../ui/section-band.tsx';

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
    <SectionBand id={id} tone="yellow" title={title} lead={intro} leadPlace="beside">
      <div className="grid-26 gap-8 gap-x-12">
        {lists.map(({ title: name, items, note }) => (
          <div key={name} className="stack gap-4 packed">
            <h3>{name}</h3>
            <Checklist items={items} />
            {note && <p className="small measure">{note}</p>}
          </div>
        ))}
      </div>
    </SectionBand>
  );
}

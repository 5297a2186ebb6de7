import { evenColumns } from '../../ui/even-columns.ts';
import type { SectionBandProps } from '../../ui/section-band.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';

type TopicGroupsProps = {
  title: string;
  intro: string;
  items: readonly { title: string; topics: readonly string[] }[];
} & Pick<SectionBandProps, 'id' | 'tone' | 'hold'>;

/** The topics of practice, in titled lists side by side. */
export function TopicGroups({ title, intro, items, ...band }: TopicGroupsProps) {
  return (
    <FoldedBand
      {...band}
      title={title}
      lead={intro}
      leadPlace="beside"
      holding={{ holds: 'topics', count: items.length }}
    >
      <ul data-items className={`${evenColumns(items.length)} gap-8`}>
        {items.map(({ title: name, topics }) => (
          <li className="stack gap-3 packed headed" key={name}>
            <h3>{name}</h3>
            <ul className="rows">
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </FoldedBand>
  );
}

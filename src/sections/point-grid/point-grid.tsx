import type { Points } from '../../schema/course-sections.ts';
import { evenColumns } from '../../ui/even-columns.ts';
import type { SectionBandProps } from '../../ui/section-band.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import styles from './point-grid.module.css';

type PointGridProps = Omit<Points, 'link'> & Pick<SectionBandProps, 'id' | 'tone'>;

/** Titled points of equal weight, ruled like a form, in up to two or three columns. */
export function PointGrid({ id, title, intro, items, tone = 'paper' }: PointGridProps) {
  return (
    <FoldedBand id={id} tone={tone} title={title} lead={intro} holding={{ holds: 'points', count: items.length }}>
      <ul data-items className={`${evenColumns(items.length)} ${styles.points}`}>
        {items.map((point) => (
          <li className="stack gap-2 packed" key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </FoldedBand>
  );
}

import type { SectionBandProps } from '../../ui/section-band.tsx';
import { SiteLink } from '../../features/page/site-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Points } from '../../schema/course-sections.ts';
import { FoldedBand } from '../folded/folded-band.tsx';
import styles from './waypoints.module.css';

type WaypointsProps = Points & {
  /** `goal` marks the last point as the destination; an `open` route continues. */
  end?: 'goal' | 'open';
} & Pick<SectionBandProps, 'id' | 'tone' | 'hold'>;

/** Steps in order, as waypoints of a route: a simulator session, the way to the licence. */
export function Waypoints({ title, intro, items, link, end = 'open', ...band }: WaypointsProps) {
  return (
    <FoldedBand
      {...band}
      title={title}
      lead={intro}
      leadPlace="beside"
      holding={{ holds: 'steps', count: items.length }}
    >
      <ol data-items className={`stack ${styles.route}`} data-end={end}>
        {items.map(({ title: name, text }) => (
          <li className="stack gap-2" key={name}>
            <svg viewBox="0 0 28 26" aria-hidden="true">
              <path d="M14 2.5 26 24H2Z" />
            </svg>
            <h3>{name}</h3>
            <p className="measure">{text}</p>
          </li>
        ))}
      </ol>
      {link && (
        <p>
          <TextLink render={<SiteLink to={link.route} anchor={link.anchor} />}>{link.label}</TextLink>
        </p>
      )}
    </FoldedBand>
  );
}

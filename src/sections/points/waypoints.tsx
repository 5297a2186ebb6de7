import { Points, type PointsLook, type PointsProps } from './points.tsx';
import styles from './waypoints.module.css';

type WaypointsProps = Omit<PointsProps, 'shape'> & {
  /** `goal` marks the last point as the destination; an `open` route continues. */
  end?: 'goal' | 'open';
};

/** Steps in order, as waypoints of a route: a simulator session, the way to the licence. */
export function Waypoints({ end = 'open', ...points }: WaypointsProps) {
  return <Points {...points} shape={looks[end]} />;
}

const mark = (
  <svg viewBox="0 0 28 26" aria-hidden="true">
    <path d="M14 2.5 26 24H2Z" />
  </svg>
);
const route = { holds: 'steps', point: 'gap-2', text: 'measure', ordered: true, mark } as const;
const looks: Readonly<Record<'goal' | 'open', PointsLook>> = {
  open: { ...route, list: `stack ${styles.route}` },
  goal: { ...route, list: `stack ${styles.route} ${styles.goal}` },
};

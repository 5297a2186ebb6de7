import type { Leg } from '../../deciding/ways.ts';
import styles from './way-route.module.css';

type WayRouteProps = {
  legs: readonly Leg[];
  /** Months of the longest way on the board; the line also has room for legs of unknown length. */
  longest: number;
};

/** Length in months of a leg whose real length is unknown; it is drawn dashed. */
const unknownMonths = 2;

/**
 * The legs of a way as waypoints on the magenta line, to the scale of months. It is decorative: the list beside it has
 * the same information.
 */
export function WayRoute({ legs, longest }: WayRouteProps) {
  const scale = longest + legs.filter(({ months }) => months === null).length * unknownMonths;
  const ends = legs.map((_, index) =>
    legs.slice(0, index + 1).reduce((sum, { months }) => sum + (months?.to ?? unknownMonths), 0),
  );
  const at = (months: number) => `${Math.round((months / Math.max(scale, 1)) * 960) / 10 + 1}%`;
  return (
    <svg className={styles.route} aria-hidden="true" focusable="false">
      {legs.map(({ id, months }, index) => (
        <line
          key={id}
          className={months === null ? styles.unknown : styles.leg}
          x1={at(ends[index - 1] ?? 0)}
          x2={at(ends[index] ?? 0)}
          y1="50%"
          y2="50%"
        />
      ))}
      <circle className={styles.point} cx={at(0)} cy="50%" r="4" />
      {legs.map(({ id }, index) => (
        <circle key={id} className={styles.point} cx={at(ends[index] ?? 0)} cy="50%" r="4" />
      ))}
    </svg>
  );
}

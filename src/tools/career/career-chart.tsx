import { careerQuery } from './career-route.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import type { CareerStepId, CareerClock, CareerPointContent } from './content.ts';
import { HoldingPosition } from '../../ui/holding-position.tsx';
import { mapLines, routeLine, sharedClocks } from './career-lines.ts';
import styles from './career-chart.module.css';

type CareerChartProps = {
  title: string;
  notForNavigation: string;
  points: readonly CareerPointContent[];
  clocks: readonly CareerClock[];
  from: CareerStepId;
  /** The points of the chosen route; empty for the whole map. */
  route: readonly CareerStepId[];
};

/**
 * The career as a chart, from the stand to the airways. A press on a point shows the route to it; time limits are in
 * boxes, like minimum altitudes.
 */
export function CareerChart({ title, notForNavigation, points, clocks, from, route }: CareerChartProps) {
  return (
    <div
      className={styles.chart}
      data-tone="land"
      role="group"
      aria-label={title}
      data-routed={route.length > 0 || undefined}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={mapLines} />
        <path className={styles.shared} d={sharedClocks} />
        {route.length > 0 && <path className={styles.route} d={routeLine(route)} />}
      </svg>
      <HoldingPosition className={styles.hold} />
      <ul>
        {points.map(({ id, name, code }) => (
          <li key={id} data-step={id} data-on={route.includes(id) || undefined} data-from={id === from || undefined}>
            <SiteLink
              to="career"
              suffix={careerQuery({ from, to: id })}

              aria-current={id === route.at(-1) ? 'true' : undefined}
            >
              <span className={styles.mark} aria-hidden="true" />
              <span className={styles.name}>{name}</span>
              {code && <span>{code}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
      <ul>
        {clocks.map(({ id, label, short }) => (
          <li key={id} data-clock={id}>
            <a href={`#clock-${id}`}>
              <span>{label}</span> <strong>{short}</strong>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.warning}>{notForNavigation}</p>
    </div>
  );
}

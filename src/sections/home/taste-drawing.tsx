import styles from './taste.module.css';

/**
 * Both tracks as points of a line, in the drawing's units; the last point is the aircraft's position. `told`: level and
 * speed of the instructed aircraft.
 */
export type Drawn = { tracks: readonly string[]; told: string; distance: string; isKept: boolean };

/** Half of 3 NM in the drawing's units: if the rings overlap, the horizontal separation is lost. */
const halfSeparation = 63;

/** The call signs in the labels, and the position of each label beside its target. */
const labels = [
  { sign: 'SIM214', x: -10, y: -20, anchor: 'end' },
  { sign: 'SIM307', x: 12, y: -2, anchor: 'start' },
] as const;

/** A radar picture of both aircraft, with the distance between them. The text beside it has the same information. */
export function TasteDrawing({ tracks, told, distance, isKept }: Drawn) {
  const ends = tracks.map((track) => track.split(' ').slice(-2).map(Number));
  const [from = [], to = []] = ends;
  return (
    <svg
      className={`fill ${styles.scope}`}
      viewBox="0 0 340 226"
      aria-hidden="true"
      data-lost={isKept ? undefined : ''}
    >
      <path className={styles.map} d="M0 62H340M222 0V226M222 62m-126 0a126 126 0 1 0 252 0a126 126 0 1 0-252 0" />
      <g data-end>
        <path className={styles.between} d={`M${from.join(' ')}L${to.join(' ')}`} />
        <text className={styles.distance} x="14" y="208">
          {distance} NM
        </text>
      </g>
      {tracks.map((track, index) => {
        const { sign, x, y, anchor } = labels[index] as (typeof labels)[number];
        return (
          <g key={sign} className={styles.flight} data-told={index === 0 ? '' : undefined}>
            <path className={styles.track} d={`M${track}`} />
            <g transform={`translate(${ends[index]?.join(' ')})`}>
              <circle className={styles.ring} r={halfSeparation} />
              <path className={styles.target} d="M-4-4h8v8h-8z" />
              <text x={x} y={y} textAnchor={anchor}>
                {sign}
                <tspan x={x} dy="1.15em">
                  {index === 0 ? told : '080 240'}
                </tspan>
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

import styles from './drawings.module.css';

type Point = { x: number; y: number };

type ApproachDrawingProps = {
  /** Text alternative of the drawing. */
  words: string;
  /** The length of the drawing's side, and that of an NM, in units of the drawing. */
  side: number;
  mile: number;
  threshold: Point;
  tracks: readonly (Point & {
    callSign: string;
    lines: readonly string[];
    ahead: Point;
    dots: readonly Point[];
    /** The end of the leader line, and the upper left corner of the label. */
    end: Point;
    label: Point;
    /** The points of its track, as SVG `points`. */
    way: string;
  })[];
};

const rings = [5, 10, 15, 20, 25, 30];
const ticks = Array.from({ length: 25 }, (_, index) => index + 1);

/** The radar scope in the middle of the solved run. The track of the first arrival is magenta. */
export function ApproachDrawing({ words, side, mile, threshold: { x, y }, tracks }: ApproachDrawingProps) {
  return (
    <svg
      className={`data fill ${styles.scope}`}
      viewBox={`0 0 ${side} ${side}`}
      fontSize="13"
      role="img"
      aria-label={words}
    >
      <g className={styles.map}>
        {rings.map((ring) => (
          <circle key={ring} cx={x} cy={y} r={ring * mile} />
        ))}
      </g>
      <path
        className={styles.final}
        d={`M${x} ${y}V${y - 25 * mile}${ticks.map((tick) => tickPath(x, y - tick * mile, tick)).join('')}`}
      />
      <path className={styles.runway} d={`M${x} ${y}v${1.6 * mile}`} />
      {tracks.map((track, index) => (
        <g key={track.callSign} className={styles.track} data-first={index === 0 || undefined}>
          <polyline className={styles.way} points={track.way} />
          {track.dots.map((dot) => (
            <circle key={`${dot.x} ${dot.y}`} className={styles.dot} cx={dot.x} cy={dot.y} r="1.4" />
          ))}
          <path d={`M${track.x} ${track.y}L${track.ahead.x} ${track.ahead.y}`} />
          <path d={`M${track.x} ${track.y}L${track.end.x} ${track.end.y}`} />
          <path d={`M${track.x - 4} ${track.y - 4}h8v8h-8Z`} />
          <text>
            {track.lines.map((line, row) => (
              <tspan key={line} x={track.label.x + 3} y={track.label.y + 11 + row * 14}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </svg>
  );
}

function tickPath(x: number, y: number, mile: number): string {
  const half = mile === 4 ? 9 : mile % 5 === 0 ? 6 : 2.5;
  return `M${x - half} ${y}h${2 * half}`;
}

import styles from './drawings.module.css';

/** A call and its readback as two sound waves, with the different number marked. */
export function ReadbackDrawing({ words }: { words: string }) {
  return (
    <svg className={`data fill ${styles.scope}`} viewBox="0 0 400 200" fontSize="13" role="img" aria-label={words}>
      <path className={styles.final} d={trace(64)} />
      <path className={styles.final} d={trace(140)} />
      <g className={styles.track}>
        <text x="16" y="34">
          SIM24K A40
        </text>
      </g>
      <g className={styles.track} data-first="">
        <text x="16" y="110">
          A30 SIM24K
        </text>
        <path d="M14 116H40" />
      </g>
    </svg>
  );
}

/** A sound wave of speech: bars with irregular heights. */
function trace(y: number): string {
  return Array.from({ length: 46 }, (_, index) => {
    const half = 2 + ((index * 37 + y) % 17);
    return `M${16 + index * 8} ${y - half}V${y + half}`;
  }).join('');
}

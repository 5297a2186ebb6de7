import styles from './drawings.module.css';

/** A runway from above: an aircraft on final, one at the holding point, and a vehicle. */
export function RunwayDrawing({ words }: { words: string }) {
  return (
    <svg className={`data fill ${styles.scope}`} viewBox="0 0 400 260" fontSize="13" role="img" aria-label={words}>
      <path className={styles.ground} d="M180 100H360V124H180Z" />
      <path className={styles.centre} d="M188 112H352" />
      <path className={styles.ground} d="M196 124V168H336V178H186V124Z" />
      <path className={styles.hold} d="M186 140H196M186 143H196" />
      <path className={styles.final} d="M20 112H176M60 106v12M98 106v12M136 106v12" />
      <g className={styles.track} data-first="">
        <path d="M66 104l16 8-16 8Z" />
        <text>
          <tspan x="48" y="72">
            SIM61K
          </tspan>
          <tspan x="48" y="86">
            3 NM A320 M
          </tspan>
        </text>
        <path d="M70 90L73 102" />
      </g>
      <g className={styles.track}>
        <path d="M185 156l6-14 6 14Z" />
        <text>
          <tspan x="96" y="196">
            SIM24R
          </tspan>
          <tspan x="96" y="210">
            B738 M
          </tspan>
        </text>
        <path d="M142 188L184 158" />
        <path d="M290 186h14v8h-14Z" />
        <text x="312" y="196">
          FOLLOW 1
        </text>
      </g>
    </svg>
  );
}

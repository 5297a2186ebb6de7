import type { ReactNode } from 'react';
import styles from './services.module.css';

export type ServiceId = 'continuous' | 'consulting' | 'content' | 'evaluation';

/**
 * A diagram for each service, as on controllers' charts: a holding pattern, airspace sectors, a taxiway tree, and an
 * instrument with two needles.
 */
const drawings: Record<ServiceId, ReactNode> = {
  continuous: (
    <>
      <path className={styles.line} d="M60 50H180a30 30 0 0 1 0 60H60a30 30 0 0 1 0-60Z" />
      <path className={styles.solid} d="M120 50l-9-6v12zM120 110l9-6v12z" />
      <path className={styles.mark} d="M180 44l6.5 11h-13z" />
      <path className={styles.way} strokeDasharray="7 5" d="M180 110L222 142" />
    </>
  ),
  consulting: (
    <>
      <path
        className={styles.line}
        d="M20 30 96 18 128 66 84 112 24 96ZM96 18 214 26 206 84 128 66M84 112 128 66 206 84 190 144 102 148Z"
      />
      <path className={styles.way} d="M32 128 112 86 222 46" />
      <rect className={styles.target} x="106" y="80" width="12" height="12" />
    </>
  ),
  content: (
    <>
      <path
        className={styles.line}
        d="M120 146V112M120 112C120 70 60 84 36 26M120 112C120 70 126 60 122 18M120 112C120 78 176 90 208 34"
      />
      <path className={styles.stem} d="M120 150v-24" />
      <path className={styles.way} d="M120 112C120 78 176 90 208 34" />
      <path className={styles.fix} d="M36 17l8 14H28zM122 8l8 14h-16z" />
      <path className={styles.mark} d="M208 24l8 14h-16z" />
    </>
  ),
  evaluation: (
    <>
      <circle className={styles.line} cx="120" cy="80" r="62" />
      {[76, 98, 142, 164].map((x) => (
        <circle key={x} className={styles.solid} cx={x} cy="80" r="3.5" />
      ))}
      {[36, 58, 102, 124].map((y) => (
        <circle key={y} className={styles.solid} cx="120" cy={y} r="3.5" />
      ))}
      <path className={styles.way} d="M124 26V134M66 76H174" />
      <circle className={styles.target} cx="120" cy="80" r="7" />
    </>
  ),
};

export function ServiceDiagram({ service }: { service: ServiceId }) {
  return (
    <svg className={`fill ${styles.diagram}`} viewBox="0 0 240 160" aria-hidden="true">
      {drawings[service]}
    </svg>
  );
}

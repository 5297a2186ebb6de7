import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { PageId } from '../../site/page-data.ts';
import { vitalsPath, type VitalName, type VitalsReport } from '../../site/vitals.ts';
import { isAccepted } from '../consent/consent-store.ts';

const reported = new Set<string>();
let values = new Map<string, VitalsReport['values'][number]>();
let started = false;

/**
 * Measures the performance of the loaded page and sends the values to the site's own server when the visitor leaves.
 * Each value is sent once, so that sums are right, and only if consent is given at that moment.
 */
export function measureVitals(page: PageId): void {
  if (started) return;
  started = true;
  const note = ({ id, name, value }: Metric) => {
    if (!reported.has(id)) values.set(id, { name: name as VitalName, value });
  };
  onLCP(note);
  onINP(note);
  onCLS(note);
  // The library added its listeners first, so it has already reported its last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(page);
  });
  window.addEventListener('pagehide', () => send(page));
}

function send(page: PageId): void {
  if (values.size === 0 || !isAccepted('analytics')) return;
  const report: VitalsReport = { page, values: [...values.values()] };
  for (const id of values.keys()) reported.add(id);
  values = new Map();
  navigator.sendBeacon(vitalsPath, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

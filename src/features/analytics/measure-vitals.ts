import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { PageId } from '../../site/page-data.ts';
import { vitalsPath, type VitalName, type VitalsReport } from '../../site/vitals.ts';
import { isAccepted } from '../consent/consent-store.ts';

const reported = new Set<string>();
let values = new Map<string, VitalsReport['values'][number]>();
let started = false;

/**
 * Measures how fast the loaded page was for this visitor and sends the values to the site's own server when the page is
 * left. Each value is sent once, so that sums stay right, and only with consent at that moment.
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
  // The library's own listeners were added first, so that they have given their last values by now.
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

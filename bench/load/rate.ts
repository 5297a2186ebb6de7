import { setTimeout as delay } from 'node:timers/promises';
import type { Load, Visit, Visitors } from './visitor.ts';

/** Limit of the 99th percentile of page times, in milliseconds. */
const limit = 50;

/** Highest rate that is tried; above it, this program would be the bottleneck. */
const mostVisits = 640;

/** The pages of a visit, in order; the mix of the rows resembles real visits. */
const ways: readonly (readonly string[])[] = [
  ['/', '/cursos', '/bloque-1-habilitacion-torre'],
  ['/'],
  ['/cursos', '/bloque-2-habilitaciones-ruta-aproximacion'],
  ['/blog'],
  ['/contacto'],
  ['/courses', '/contact'],
];

/** One visit in this number ends with an enquiry, far more than on a real site. */
const visitsByEnquiry = 10;

let visits = 0;

function nextVisit(): Visit {
  visits += 1;
  const address = `10.${(visits >> 16) & 255}.${(visits >> 8) & 255}.${visits & 255}`;
  const name = visits % visitsByEnquiry === 0 ? `Persona ${visits}` : null;
  return { address, pages: ways[visits % ways.length]!, name };
}

/**
 * Starts visits at a rate, whether earlier ones have ended or not, so that a slow server gets no rest. Enquiries are
 * sent after the time that people need for a form.
 * @param memory is called every second
 */
export async function holdRate(
  visitors: Visitors,
  load: Load,
  rate: number,
  seconds: number,
  memory?: () => Promise<number>,
): Promise<{ memory: number[] }> {
  const started = performance.now();
  const running = new Set<Promise<unknown>>();
  const keep = (work: Promise<unknown>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  const samples: number[] = [];
  let begun = 0;
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - started) {
    for (; begun < (elapsed / 1000) * rate; begun += 1) keep(visitors.visit(nextVisit()));
    keep(visitors.sendDue());
    if (memory && samples.length < elapsed / 1000) samples.push(await memory());
    await delay(10);
  }
  await Promise.all(running);
  // Waits for the last forms, which are still being filled in.
  while (load.filling.some(({ due }) => due < Infinity)) {
    await delay(100);
    await visitors.sendDue();
  }
  return { memory: samples };
}

/**
 * Doubles the rate until pages are too slow or a request fails, then returns two thirds of the last good rate. If no
 * rate is too high, returns the highest that was tried.
 */
export async function findRate(
  visitors: Visitors,
  load: Load,
  { from, stepSeconds }: { from: number; stepSeconds: number },
): Promise<number> {
  let good = from;
  for (let rate = from; rate <= mostVisits; rate *= 2) {
    load.seen.length = 0;
    await holdRate(visitors, load, rate, stepSeconds);
    const pages = load.seen.filter(({ kind }) => kind === 'page');
    const slowest = quantile(
      pages.map(({ ms }) => ms),
      0.99,
    );
    const isGood = slowest < limit && load.seen.every(({ status }) => status === 200 || status === 303);
    console.error(`${rate} visits a second: p99 of ${pages.length} pages ${slowest.toFixed(1)} ms`);
    if (!isGood) return Math.max(1, Math.floor((good * 2) / 3));
    good = rate;
  }
  return good;
}

/** A quantile of some values; NaN without any. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';
import { requestTarget } from '../http/request-target.ts';
import type { VitalName, VitalsReport } from '../../src/site/vitals.ts';

/** Kind of a request; pages, redirects and unknown addresses without an extension are `page`. */
type RequestKind = 'page' | 'data' | 'asset' | 'file' | 'form' | 'enquiry' | 'probe' | 'other';

/** Node's message about a request, https://nodejs.org/api/diagnostics_channel.html#http. */
type Told = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Bounds in seconds. Prepared pages take tens of microseconds; an enquiry waits for the disk. */
const requestBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts and times every answered request to `site`, from its headers to the last byte handed to the system. Node
 * itself reports the requests.
 * @returns a function that ends the counting
 */
export function watchRequests(registry: Registry, site: Server): () => void {
  const times = new Histogram({
    name: 'centro_atco_http_request_duration_seconds',
    help: 'Requests that were answered, by what was asked for and the status.',
    labelNames: ['kind', 'status'],
    buckets: requestBuckets,
    registers: [registry],
  });
  const begun = new WeakMap<IncomingMessage, number>();
  const series = new Map<string, { observe(seconds: number): void }>();

  function onStart(message: unknown): void {
    const { request, server } = message as Told;
    if (server === site) begun.set(request, performance.now());
  }
  function onFinish(message: unknown): void {
    const { request, response } = message as Told;
    const start = begun.get(request);
    if (start === undefined) return;
    const [kind, status] = [kindOf(request), String(response.statusCode)];
    const name = `${kind} ${status}`;
    const one = series.get(name) ?? times.labels(kind, status);
    series.set(name, one);
    one.observe((performance.now() - start) / 1000);
  }
  subscribe('http.server.request.start', onStart);
  subscribe('http.server.response.finish', onFinish);
  return () => {
    unsubscribe('http.server.request.start', onStart);
    unsubscribe('http.server.response.finish', onFinish);
  };
}

/** Groups addresses into a few kinds, so that invented addresses add no new series. */
function kindOf({ url, method }: IncomingMessage): RequestKind {
  const { pathname } = requestTarget(url ?? '/');
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/data/')) return 'data';
  if (pathname.startsWith('/forms/')) return method === 'POST' ? 'enquiry' : 'form';
  if (pathname === '/healthz' || pathname === '/readyz') return 'probe';
  if (pathname.startsWith('/geo/') || pathname.startsWith('/measure/')) return 'other';
  return pathname.lastIndexOf('.') > pathname.lastIndexOf('/') ? 'file' : 'page';
}

/** Returns a function that counts a page that could not be drawn. */
export function watchPages(registry: Registry): () => void {
  const failed = new Counter({
    name: 'centro_atco_page_failures_total',
    help: 'Pages that could not be drawn: their last good version was sent, or an error.',
    registers: [registry],
  });
  return () => failed.inc();
}

/** Turns the browser's milliseconds into Prometheus's seconds; CLS has no unit. */
const divisors: Record<VitalName, number> = { LCP: 1000, INP: 1000, CLS: 1 };

/** Counts the measurements of browsers, by page. The buckets have the thresholds of https://web.dev/articles/vitals. */
export function watchVitals(registry: Registry): (report: VitalsReport) => void {
  const histogram = (name: string, what: string, buckets: number[]) =>
    new Histogram({
      name,
      help: `${what} of consenting visitors, by page.`,
      labelNames: ['page'],
      buckets,
      registers: [registry],
    });
  const histograms: Record<VitalName, Histogram<'page'>> = {
    LCP: histogram('web_vitals_lcp_seconds', 'Largest Contentful Paint', [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 6, 10]),
    INP: histogram(
      'web_vitals_inp_seconds',
      'Interaction to Next Paint',
      [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.8, 1.5],
    ),
    CLS: histogram(
      'web_vitals_cls',
      'Cumulative Layout Shift',
      [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1],
    ),
  };
  return ({ page, values }) => {
    for (const { name, value } of values) histograms[name].labels(page).observe(value / divisors[name]);
  };
}

import { cpus, totalmem } from 'node:os';
import { quantile } from './rate.ts';
import type { Seen } from './visitor.ts';

export type LoadResult = {
  /** Visits per second, and for how long. */
  rate: number;
  seconds: number;
  seen: readonly Seen[];
  /** Memory (RSS) of the server in MiB, once per second. */
  memory: readonly number[];
  /** Number of acknowledged enquiries in the whole run. */
  enquiries: number;
  overload: { sent: number; refused: number; pages: number; slowestPage: number };
  failures: readonly string[];
};

/** Share of a day's visits in the busiest hour of a site. */
const busiestHour = 0.1;

/** The report of a run, in Markdown. */
export function loadReport({ rate, seconds, seen, memory, enquiries, overload, failures }: LoadResult): string {
  const kinds = ['page', 'file', 'form', 'enquiry'] as const;
  const rows = kinds.map((kind) => {
    const times = seen.filter((each) => each.kind === kind).map(({ ms }) => ms);
    const cells = [times.length / seconds, ...[0.5, 0.99, 1].map((share) => quantile(times, share))];
    return `| ${kind} | ${cells.map((value) => value.toFixed(1)).join(' | ')} |`;
  });
  const half = memory.length / 2;
  const [early, late] = [quantile(memory.slice(0, half), 0.5), quantile(memory.slice(half), 0.5)];
  const peak = Math.round((rate * 3600) / busiestHour);
  return `# Load

${new Date().toISOString().slice(0, 16)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, embedded database.
Server, visitors and database shared this machine, so a separate server does better.

**${rate} visits a second** for ${seconds} s: ${(rate * 86_400).toLocaleString('en')} visits in a day of even hours, or
${peak.toLocaleString('en')} in a day whose busiest hour has a tenth of them. One visit in ten sends an enquiry.

| | a second | half, ms | 99 %, ms | slowest, ms |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

Memory ${Math.round(early)} MiB in the first half, ${Math.round(late)} MiB in the second. ${enquiries} enquiries were
acknowledged in all. ${overload.sent} more were sent at once while the disk
did not respond: ${overload.refused} got 503 and were sent again. Meanwhile ${overload.pages}
pages were served, the slowest in ${Math.round(overload.slowestPage)} ms.

${failures.length === 0 ? 'Nothing failed, nothing was lost or doubled.' : failures.map((failure) => `- FAILED: ${failure}`).join('\n')}
`;
}

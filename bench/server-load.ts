import { readFile } from 'node:fs/promises';
import { get, type OutgoingHttpHeaders } from 'node:http';
import { run } from '../scripts/run.ts';
import { serveAnswers } from './static-server.ts';

/** Requests that one process answers in a second, and how long the slowest hundredth takes, in milliseconds. */
export type Load = { perSecond: number; slowest: number; failed: number };

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Asks one address as fast as it answers, over 32 connections, as a browser that takes brotli. */
export async function load(url: string, seconds: number): Promise<Load> {
  const { code, output } = await run('wrk', [
    '-t1',
    '-c32',
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
    url,
  ]);
  if (code !== 0) throw new Error(`wrk failed (apt-get install wrk brings it):\n${output}`);
  const [, slowest = '', unit = ''] = /99%\s+([\d.]+)(\w+)/.exec(output) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    slowest: Number(slowest) * (milliseconds[unit] ?? Number.NaN),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
  };
}

/** A bare `node:http` server that answers every request with the bytes and headers that this address answers with. */
export async function bareTwin(url: string) {
  const { status, headers, body } = await answerOf(url);
  for (const name of ['date', 'connection', 'keep-alive', 'transfer-encoding']) delete headers[name];
  const answer = { status, headers: { ...headers, 'content-length': body.length }, body };
  return serveAnswers(() => answer);
}

function answerOf(url: string): Promise<{ status: number; headers: OutgoingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: { ...response.headers }, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
}

/** Resident memory of a process, in MiB. */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

import type { Env } from '../../env.ts';
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts';

/** Longest wait for a response, in milliseconds. */
const longestWait = 10_000;

/** An address in the United States, to test which headers the server trusts. */
const elsewhere = '8.8.8.8';

/**
 * Checks a running server without its proxy: it responds, accepts enquiries, and trusts the proxy.
 */
export async function checkServer(env: Env, port: number): Promise<Finding[]> {
  const check = `server ${port}`;
  const url = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(longestWait) });
  try {
    const alive = await ask('/healthz');
    if (!alive.ok) return [problem(check, `/healthz answers ${alive.status}`, 'Is that another program? See its log.')];
    const ready = await ask('/readyz');
    if (!ready.ok) {
      const remedy = 'See the check of the database, and the server’s log for the code beside "not ready".';
      return [problem(check, `it serves pages, but cannot take enquiries (/readyz answers ${ready.status})`, remedy)];
    }
    return [ok(check, 'serves pages and takes enquiries'), ...(await trust(env, ask))];
  } catch (error) {
    return [
      problem(check, `nothing answers at ${url}: ${reasonOf(error)}`, 'Is it running, and are HOST and --port right?'),
    ];
  }
}

/** Whether the running server trusts a proxy on this machine. */
async function trust(
  env: Env,
  ask: (path: string, headers: Record<string, string>) => Promise<Response>,
): Promise<Finding[]> {
  if (env.TRUSTED_PROXIES.length === 0) return [];
  const answer = await ask('/geo/json/', { 'x-forwarded-for': elsewhere });
  const { country } = (await answer.json()) as { country: string | null };
  if (country === 'US') return [ok('proxy', 'the server believes the address that a proxy on this machine hands on')];
  return [
    warning(
      'proxy',
      `the server does not believe a proxy on this machine (TRUSTED_PROXIES=${env.TRUSTED_PROXIES.join()})`,
      'Right if the proxy is on another machine; otherwise add 127.0.0.1, and ::1 if HOST is localhost.',
    ),
  ];
}

import type { Env } from '../../env.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { checkCertificate } from './check-certificate.ts';
import { ok, problem, reasonOf, unknown, warning, type Finding } from './finding.ts';

/** Longest wait for a response, in milliseconds. */
const longestWait = 10_000;

/** Greatest allowed difference of a proxy's clock, in milliseconds. */
const clockTolerance = 60_000;

/** Checks what visitors get: certificate, canonical address, served build, and the headers of the proxy. */
export async function checkPublicAddress(env: Env, facts: SiteFacts | null): Promise<Finding[]> {
  const { hostname, protocol, port } = new URL(env.SITE_URL);
  if (hostname === 'localhost' && protocol === 'http:') {
    return [unknown('public address', 'SITE_URL is this machine: certificate and proxy were not looked at')];
  }
  const secure = protocol === 'https:';
  const certificate = secure ? await checkCertificate(hostname, Number(port) || 443) : [];
  if (certificate.some(({ state }) => state === 'problem')) return certificate;
  try {
    return [
      ...certificate,
      ...(await canonical(env, facts)),
      ...(await forwarded(env)),
      ...(secure && port === '' ? await plainHttp(hostname) : []),
    ];
  } catch (error) {
    const remedy = 'Does the name lead to the proxy, and does the proxy run? Its log says more.';
    return [...certificate, problem('public address', `${env.SITE_URL} cannot be reached: ${reasonOf(error)}`, remedy)];
  }
}

function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(longestWait) });
}

async function canonical({ SITE_URL }: Env, facts: SiteFacts | null): Promise<Finding[]> {
  const answer = await ask(`${SITE_URL}/cursos`, { 'user-agent': 'doctor' });
  if (answer.status !== 200) {
    const to = answer.headers.get('location');
    const found = `${SITE_URL}/cursos answers ${answer.status}${to ? ` and leads to ${to}` : ''}`;
    return [problem('public address', found, 'SITE_URL must be the one address that the others lead to.')];
  }
  const html = await answer.text();
  const named = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const { build } = (await (await ask(`${SITE_URL}/data/build.json`)).json()) as { build: string };
  const findings = [
    named === `${SITE_URL}/cursos`
      ? ok('public address', `${SITE_URL}, and pages name it as theirs`)
      : problem(
          'public address',
          `pages at ${SITE_URL} name ${named ?? 'nothing'} as theirs`,
          'The servers run with another SITE_URL: restart them with this one.',
        ),
  ];
  if (facts !== null && build !== facts.build) {
    findings.push(
      warning('public address', `build ${build} is served, dist/ holds ${facts.build}`, 'Restart the servers.'),
    );
  }
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (Math.abs(date - Date.now()) > clockTolerance) {
    findings.push(
      problem(
        'clock',
        `the proxy’s and this machine’s differ by ${Math.round(Math.abs(date - Date.now()) / 1000)} s`,
        'Set up NTP on both.',
      ),
    );
  }
  return findings;
}

/** Sends headers that only a proxy may set, and checks that they are ignored. */
async function forwarded({ SITE_URL, COUNTRY_HEADER, TRUSTED_PROXIES }: Env): Promise<Finding[]> {
  const countryWith = async (headers: Record<string, string>) => {
    const answer = await ask(`${SITE_URL}/geo/json/`, headers);
    return ((await answer.json()) as { country: string | null }).country;
  };
  const pretends = async (name: string, one: string, other: string) =>
    (await countryWith({ [name]: one })) === 'US' && (await countryWith({ [name]: other })) === 'ES';
  const findings: Finding[] = [];
  if (await pretends('x-forwarded-for', '8.8.8.8', '80.58.61.250')) {
    findings.push(
      problem(
        'proxy',
        'anybody can pretend to be another visitor: what clients send as X-Forwarded-For is believed',
        'The proxy must write it anew (operations/nginx), and TRUSTED_PROXIES name the proxy alone.',
      ),
    );
  }
  if (COUNTRY_HEADER !== undefined && (await pretends(COUNTRY_HEADER, 'US', 'ES'))) {
    findings.push(
      problem(
        'proxy',
        `anybody can name their own country: what clients send as ${COUNTRY_HEADER} is believed`,
        'The proxy must remove it, or the CDN overwrite it and be the only way in.',
      ),
    );
  }
  if (findings.length > 0 || TRUSTED_PROXIES.length === 0) return findings;
  return [ok('proxy', 'visitors cannot pretend to come from elsewhere')];
}

async function plainHttp(hostname: string): Promise<Finding[]> {
  const remedy = `Lead http://${hostname} to https with 301 or 308.`;
  try {
    const answer = await ask(`http://${hostname}/`);
    if (answer.headers.get('location')?.startsWith(`https://${hostname}/`)) return [ok('http', 'leads to https')];
    return [warning('http', `http://${hostname}/ answers ${answer.status} and does not lead to https`, remedy)];
  } catch (error) {
    return [warning('http', `http://${hostname}/ does not answer: ${reasonOf(error)}`, remedy)];
  }
}

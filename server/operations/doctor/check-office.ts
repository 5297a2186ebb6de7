import type { OfficeAccount } from '../../../src/schema/office.ts';
import { openDatabase } from '../../enquiries/store/store.ts';
import type { Env } from '../../env.ts';
import { readOfficeEnv, type OfficeEnv } from '../../office/office-env.ts';
import { listPeople } from '../../office/people/people-queries.ts';
import { ok, problem, reasonOf, warning, unusable, type Finding } from './finding.ts';

/** Longest wait for a response, in milliseconds. */
const longestWait = 10_000;

/** Checks the office if it is configured: its address, its responses directly and at that address, and its owner. */
export async function checkOffice(env: Env, variables: Record<string, string | undefined>): Promise<Finding[]> {
  if (!variables['OFFICE_URL']) return [ok('office', 'not set up: OFFICE_URL is not set')];
  let office: OfficeEnv;
  try {
    office = readOfficeEnv(variables);
  } catch (error) {
    return [unusable('office', error)];
  }
  return [...address(office, env), await answersHere(office), await answersOutside(office), await owners(env)];
}

function address({ OFFICE_URL }: OfficeEnv, { SITE_URL }: Env): Finding[] {
  const { hostname } = new URL(OFFICE_URL);
  if (hostname === 'localhost') {
    const remedy = 'Set it to an https address with a host name of its own.';
    return [warning('OFFICE_URL', `it is ${OFFICE_URL}: it works on this machine alone`, remedy)];
  }
  if (hostname !== new URL(SITE_URL).hostname) return [];
  const remedy = 'Give the office a host name of its own: whatever ran on a page of the site could act as the office.';
  return [problem('OFFICE_URL', 'it has the host name of the public site', remedy)];
}

async function answersHere({ OFFICE_HOST, OFFICE_PORT }: OfficeEnv): Promise<Finding> {
  const url = `http://${OFFICE_HOST.includes(':') ? `[${OFFICE_HOST}]` : OFFICE_HOST}:${OFFICE_PORT}/healthz`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(longestWait) });
    if (answer.ok) return ok('office', 'answers, and its database takes writes');
    return problem('office', `${url} answers ${answer.status}`, 'See the check of the database, and the office’s log.');
  } catch (error) {
    const remedy = 'Is it running, and are OFFICE_HOST and OFFICE_PORT right? systemctl status centro-atco-office';
    return problem('office', `nothing answers at ${url}: ${reasonOf(error)}`, remedy);
  }
}

/** Checks the response at the public address. */
async function answersOutside({ OFFICE_URL }: OfficeEnv): Promise<Finding> {
  try {
    const answer = await fetch(`${OFFICE_URL}/api/session`, { signal: AbortSignal.timeout(longestWait) });
    const session = (await answer.json().catch(() => null)) as { person?: unknown } | null;
    if (session?.person === null) return ok('office', `people reach it at ${OFFICE_URL}`);
    const remedy = 'Does the proxy hand on this host name, with its Host header, to OFFICE_PORT?';
    return problem('office', `${OFFICE_URL} answers ${answer.status}, and not as the office`, remedy);
  } catch (error) {
    const remedy = 'Do its DNS record, its certificate and the proxy’s settings exist? docs/operations/office.md';
    return problem('office', `${OFFICE_URL} cannot be reached: ${reasonOf(error)}`, remedy);
  }
}

async function owners(env: Env): Promise<Finding> {
  const remedy = 'npm run office -- invite <address> --role=owner';
  let people: OfficeAccount[];
  try {
    const { db } = await openDatabase(env);
    people = await listPeople(db).finally(() => db.destroy());
  } catch (error) {
    return problem('owner', `not known: ${reasonOf(error)}`, 'See the check of the database.');
  }
  const invited = people.filter(({ role }) => role === 'owner');
  if (invited.length === 0) return problem('owner', 'nobody may invite, erase or read the log', remedy);
  if (!invited.some(({ keys }) => keys > 0)) {
    return warning('owner', 'an owner is invited, and none has a key yet', `Use the link, or: ${remedy}`);
  }
  return ok('owner', 'the office has one who can sign in');
}

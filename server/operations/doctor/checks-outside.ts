import { connect } from 'node:tls';
import nodemailer from 'nodemailer';
import { openDatabase } from '../../enquiries/store/store.ts';
import type { Env } from '../../env.ts';
import { readOfficeEnv } from '../../office/office-env.ts';
import { listPeople } from '../../office/people/people-queries.ts';
import type { SiteFacts } from '../../site-facts.ts';
import { about, type Finding } from './finding.ts';

/** Longest wait for a response, in milliseconds. */
const longestWait = 10_000;
/** Certificates of 90 days are renewed a month before their end. With fewer days left, one counts as not renewed. */
const renewedDays = 20;

function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(longestWait) });
}

/** Whether a server of this machine takes enquiries, and believes the proxy. */
export async function checkServer(env: Env, port: number): Promise<Finding[]> {
  const [server, proxy] = [about(`server ${port}`), about('proxy')];
  const url = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`;
  const { status } = await ask(`${url}/readyz`);
  if (status !== 200) return [server.problem(`/readyz answers ${status}`, 'The server’s log has the code.')];
  if (env.TRUSTED_PROXIES.length > 0 && (await countryOf(url, { 'x-forwarded-for': '8.8.8.8' })) !== 'US') {
    const remedy = 'Right if the proxy is on another machine; otherwise add 127.0.0.1 to TRUSTED_PROXIES.';
    return [server.ok('takes enquiries'), proxy.warning('one on this machine is not believed', remedy)];
  }
  return [server.ok('takes enquiries')];
}

async function countryOf(url: string, headers: Record<string, string>): Promise<string | null> {
  return ((await (await ask(`${url}/geo/json/`, headers)).json()) as { country: string | null }).country;
}

/** Checks the site from outside: certificate, canonical address, https, and headers that only the proxy may set. */
export async function checkPublicAddress(env: Env): Promise<Finding[]> {
  const { hostname, protocol, port } = new URL(env.SITE_URL);
  const [address, proxy] = [about('public address'), about('proxy')];
  const page = await ask(`${env.SITE_URL}/cursos`, { 'user-agent': 'doctor' });
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await page.text())?.[1];
  if (page.status !== 200) {
    const found = `${env.SITE_URL}/cursos answers ${page.status} ${page.headers.get('location') ?? ''}`;
    return [address.problem(found.trim(), 'SITE_URL must be the one address that the others lead to.')];
  }
  const findings = [
    canonical === `${env.SITE_URL}/cursos`
      ? address.ok(env.SITE_URL)
      : address.problem(`pages name ${canonical ?? 'nothing'} as their address`, 'Restart the servers.'),
  ];
  for (const [name, one, other] of [
    ['x-forwarded-for', '8.8.8.8', '80.58.61.250'],
    ...(env.COUNTRY_HEADER === undefined ? [] : [[env.COUNTRY_HEADER, 'US', 'ES'] as const]),
  ] as const) {
    const seen = [await countryOf(env.SITE_URL, { [name]: one }), await countryOf(env.SITE_URL, { [name]: other })];
    if (seen.join() === 'US,ES')
      findings.push(proxy.problem(`what clients send as ${name} is believed`, 'The proxy must overwrite it.'));
  }
  if (protocol === 'https:') findings.push(await checkCertificate(hostname, Number(port) || 443));
  if (protocol === 'https:' && port === '') {
    const to = (await ask(`http://${hostname}/`)).headers.get('location');
    if (!to?.startsWith(`https://${hostname}/`))
      findings.push(address.warning(`http://${hostname} does not lead to https`, 'Lead it there with 308.'));
  }
  return findings;
}

/** The days left of a certificate; a browser's other objections end the request above. */
async function checkCertificate(host: string, port: number): Promise<Finding> {
  const certificate = about('certificate');
  const end = await new Promise<number>((found, failed) => {
    const socket = connect({ host, port, servername: host, timeout: longestWait }, () => {
      found(Date.parse(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('error', failed).once('timeout', () => socket.destroy(new Error('no answer in time')));
  });
  const days = Math.floor((end - Date.now()) / 86_400_000);
  return days < renewedDays
    ? certificate.warning(`it ends in ${days} days`, 'It is not renewed: see the log of the proxy.')
    : certificate.ok(`good for ${days} days`);
}

/** Sends a test mail from the site's sender to the mailbox of enquiries, or only logs in to the mail server. */
export async function checkMail(env: Env, facts: Pick<SiteFacts, 'centre'>, sends: boolean): Promise<Finding[]> {
  if (env.SMTP_URL === undefined) return [];
  const [from, to] = [env.MAIL_FROM ?? facts.centre.email, env.MAIL_TO ?? facts.centre.email];
  const waits = { connectionTimeout: longestWait, greetingTimeout: longestWait, socketTimeout: longestWait };
  const smtp = nodemailer.createTransport({ url: env.SMTP_URL, ...waits });
  try {
    await smtp.verify();
    if (!sends) return [about('mail').ok('the mail server lets us in; no mail was sent')];
    const subject = 'Prueba de correo de la web / Test mail of the website';
    const text = 'Si lees esto, las consultas llegan a este buzón.\nIf you read this, enquiries reach this mailbox.\n';
    await smtp.sendMail({ from, to, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } });
    return [about('mail').ok(`a test mail left from ${from} to ${to}: see whether it arrives, and not as spam`)];
  } finally {
    smtp.close();
  }
}

/** Whether people reach the office, and an owner can sign in. */
export async function checkOffice(env: Env, variables: Record<string, string | undefined>): Promise<Finding[]> {
  const office = about('office');
  if (!variables['OFFICE_URL']) return [office.ok('not set up: OFFICE_URL is not set')];
  const { OFFICE_URL } = readOfficeEnv(variables);
  const remedy = 'docs/operations/office.md';
  if (new URL(OFFICE_URL).hostname === new URL(env.SITE_URL).hostname)
    return [office.problem('it has the host name of the site, whose pages could act as the office', remedy)];
  const { db } = await openDatabase(env);
  const owners = (await listPeople(db).finally(() => db.destroy())).filter(({ role }) => role === 'owner');
  const response = await ask(`${OFFICE_URL}/api/session`);
  const session = (await response.json().catch(() => null)) as { person?: unknown } | null;
  if (session?.person !== null) return [office.problem(`${OFFICE_URL} answers ${response.status}`, remedy)];
  return owners.some(({ keys }) => keys > 0)
    ? [office.ok(`people reach it at ${OFFICE_URL}`)]
    : [office.warning('no owner has a key', 'npm run office -- invite <address> --role=owner')];
}

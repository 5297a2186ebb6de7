import { statSync } from 'node:fs';
import { readEnv, type Env } from '../../env.ts';
import { ok, problem, reasonOf, warning, unusable, type Finding } from './finding.ts';

/** Validates the settings as the server does; `env` is null if the server would refuse to start. */
export function checkSettings(
  variables: Record<string, string | undefined>,
  settingsFile: string,
): { env: Env | null; findings: Finding[] } {
  let env: Env;
  try {
    env = readEnv(variables);
  } catch (error) {
    return { env: null, findings: [unusable('settings', error)] };
  }
  return { env, findings: [ok('settings', 'every value can be used'), ...missing(env), ...readable(settingsFile)] };
}

function missing(env: Env): Finding[] {
  const { protocol, hostname } = new URL(env.SITE_URL);
  const isTrial = hostname === 'localhost';
  const findings: Finding[] = [];
  if (isTrial) {
    findings.push(
      warning('SITE_URL', `it is ${env.SITE_URL}: nobody else can reach that`, 'Set it to the public https address.'),
    );
  } else if (protocol === 'http:') {
    findings.push(
      problem(
        'SITE_URL',
        'it begins with http: names and telephone numbers would travel in the open',
        'Set up TLS in the proxy and write https.',
      ),
    );
  }
  if (env.SMTP_URL === undefined) {
    findings.push(
      warning(
        'SMTP_URL',
        'it is not set: enquiries are stored, but no mail leaves',
        'Set it, or read enquiries with npm run leads.',
      ),
    );
  } else if (sendsOpenly(env.SMTP_URL)) {
    findings.push(
      warning(
        'SMTP_URL',
        'mails and the password may travel in the open',
        'Write smtps://, or add ?requireTLS=true to smtp://.',
      ),
    );
  }
  if (protocol === 'https:' && env.TRUSTED_PROXIES.length === 0) {
    findings.push(
      problem(
        'TRUSTED_PROXIES',
        'it is not set, though https needs a proxy: all visitors count as one, and nobody’s country is known',
        'Set it to the proxy’s address, 127.0.0.1 where it runs on this machine.',
      ),
    );
  }
  return findings;
}

function sendsOpenly(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const isHere = hostname === 'localhost' || hostname.startsWith('127.');
  return protocol === 'smtp:' && !isHere && searchParams.get('requireTLS') !== 'true';
}

/** Checks whether other accounts can read the settings file, since it contains passwords. */
function readable(file: string): Finding[] {
  try {
    const mode = statSync(file).mode & 0o777;
    if ((mode & 0o007) === 0) return [ok('secrets', `${file} is closed to others`)];
    return [warning('secrets', `every account of this machine can read ${file}`, `chmod o= ${file}`)];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    return [
      warning('secrets', `${file} cannot be looked at: ${reasonOf(error)}`, 'Run the doctor as the server’s account.'),
    ];
  }
}

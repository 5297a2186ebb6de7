import { resolve } from 'node:path';
import { quantity } from '../../text-table.ts';
import { readEnv } from '../../env.ts';
import { shownContent } from '../../publish/shown-content.ts';
import { backupFolder, checkBackups, checkMachine, checkOutbox, checkSettings } from './checks-here.ts';
import { checkMail, checkOffice, checkPublicAddress, checkServer } from './checks-outside.ts';
import { about, attempt, reasonOf, type Finding } from './finding.ts';

export type DoctorOptions = {
  /** Environment variables, as the server reads them. */
  variables: Record<string, string | undefined>;
  /** The settings file, which contains passwords. */
  settingsFile: string;
  /** Ports of the servers that should run on this machine; by default PORT. */
  ports: readonly number[];
  /** Whether to send a test mail; otherwise the doctor only logs in to the mail server. */
  sendsMail: boolean;
};

/**
 * Checks an installation: what neither the start of a server, nor `/readyz`, nor `deploy.sh` checks. It opens the
 * database as the server does, which may create it.
 */
export async function examine({ variables, settingsFile, ports, sendsMail }: DoctorOptions): Promise<Finding[]> {
  let env: ReturnType<typeof readEnv>;
  try {
    env = readEnv(variables);
  } catch (error) {
    return [about('settings').problem(reasonOf(error), 'Correct them; .env.example explains each.')];
  }
  const run = async () => {
    const shown = await shownContent({ dist: resolve('dist'), dataDir: resolve(env.DATA_DIR) });
    const { build } = shown.record.facts;
    const content = about('content');
    const found = shown.refused
      ? content.warning(`${shown.refused}: the site shows that of its build`, 'Publish it again in the office.')
      : content.ok(`the site shows ${build}`);
    return [found, ...(await checkMail(env, shown.record.facts, sendsMail))];
  };
  const checks = [
    attempt('settings', 'Run it as the server’s account.', async () => checkSettings(env, settingsFile)),
    attempt('machine', 'See the reason.', () => checkMachine(env)),
    attempt('outbox', 'The account of the server must be able to use the database.', () => checkOutbox(env)),
    attempt('backup', 'Run it as the server’s account.', async () => checkBackups(variables, backupFolder(variables))),
    ...(ports.length > 0 ? ports : [env.PORT]).map((port) =>
      attempt(`server ${port}`, 'Is it running, and are HOST and --port right?', () => checkServer(env, port)),
    ),
    attempt('public address', 'Name, proxy and certificate: the log of the proxy says more.', () =>
      checkPublicAddress(env),
    ),
    attempt('mail', 'Host, port, name, password, and whether MAIL_FROM may send: docs/operations/configure.md', run),
    attempt('office', 'Is it running? docs/operations/office.md', () => checkOffice(env, variables)),
  ];
  return (await Promise.all(checks)).flat();
}

const marks = { ok: 'ok      ', warning: 'WARNING ', problem: 'PROBLEM ' };

/** The findings as text for a terminal, each with its remedy. */
export function findingsText(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length)) + 2;
  const lines = findings.flatMap(({ check, state, finding, remedy }) => [
    `${marks[state]}${check.padEnd(width)}${finding}`,
    ...(remedy === undefined ? [] : [`${' '.repeat(marks[state].length + width)}→ ${remedy}`]),
  ]);
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  return `${lines.join('\n')}\n\n${quantity(problems, 'problem', 'problems')}, ${quantity(warnings, 'warning', 'warnings')}\n`;
}

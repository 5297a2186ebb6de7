import { resolve } from 'node:path';
import { counted } from '../../counted.ts';
import { shownContent } from '../../publish/shown-content.ts';
import { checkPublished } from './check-published.ts';
import { checkContent } from './check-content.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkOffice } from './check-office.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { checkServer } from './check-server.ts';
import { checkSettings } from './check-settings.ts';
import type { Finding, FindingState } from './finding.ts';

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
 * Runs all checks of an installation. It opens the database as the server does, which may create or migrate it, and
 * makes a test write.
 */
export async function examine({ variables, settingsFile, ports, sendsMail }: DoctorOptions): Promise<Finding[]> {
  const { env, findings } = checkSettings(variables, settingsFile);
  if (env === null) return findings;
  const shown = await shownContent({ dist: resolve('dist'), dataDir: resolve(env.DATA_DIR) }).catch(() => null);
  const record = shown && shown.record;
  const facts = record && record.facts;
  const now = new Date();
  findings.push(...checkPublished(shown), ...checkMachine(env, facts, now), ...(await checkDatabase(env, now)));
  for (const port of ports.length > 0 ? ports : [env.PORT]) findings.push(...(await checkServer(env, port)));
  findings.push(...(await checkPublicAddress(env, facts)), ...(await checkMail(env, facts, sendsMail)));
  findings.push(...(await checkOffice(env, variables)), ...(await checkContent(variables)));
  return findings;
}

const marks: Record<FindingState, string> = {
  ok: 'ok      ',
  warning: 'WARNING ',
  problem: 'PROBLEM ',
  unknown: 'unknown ',
};

/** The findings as text for a terminal, each with its remedy. */
export function findingsText(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length)) + 2;
  const lines = findings.flatMap(({ check, state, finding, remedy }) => [
    `${marks[state]}${check.padEnd(width)}${finding}`,
    ...(remedy === undefined ? [] : [`${' '.repeat(marks[state].length + width)}→ ${remedy}`]),
  ]);
  const count = (state: FindingState) => findings.filter((finding) => finding.state === state).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  return `${lines.join('\n')}\n\n${counted(problems, 'problem', 'problems')}, ${counted(warnings, 'warning', 'warnings')}\n`;
}

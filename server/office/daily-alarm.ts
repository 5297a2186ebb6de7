import { existsSync } from 'node:fs';
import { madridClock, madridDay } from '../../src/site/days.ts';
import { backupFolder, checkBackups, checkOutbox, checkSpace } from '../operations/doctor/checks-here.ts';
import { findingsText } from '../operations/doctor/doctor.ts';
import type { OfficeParts } from './open-office.ts';
import { ownersOf } from './people/people-queries.ts';

/** Setting of the store with the last day, in Madrid, that was checked. */
const setting = 'daily-alarm';
/** The hour in Madrid from which a day is checked. */
const hour = 8;

/**
 * Mails the owners once a day what the doctor calls a problem of backups, disk or outbox; again at the next call until
 * one of them gets it. Without the folder of backups, another program makes them.
 */
export async function raiseAlarm(
  { store, db, env, facts, sendMail, log, now }: Omit<OfficeParts, 'content' | 'office' | 'database' | 'place'>,
  variables: Record<string, string | undefined>,
): Promise<void> {
  const today = madridDay(now());
  if (sendMail === null || madridClock(now()).getUTCHours() < hour) return;
  if ((await store.readSetting(setting)) === today) return;
  const backups = backupFolder(variables);
  const findings = [
    ...(existsSync(backups) ? checkBackups(variables, backups) : []),
    checkSpace(env.DATA_DIR),
    ...(await checkOutbox(env)),
  ].filter(({ state }) => state === 'problem');
  if (findings.length > 0) {
    const subject = `La web de ${facts.centre.name} necesita a alguien / The website needs somebody`;
    const text = `Para quien lleva el servidor. / For the person who runs the server.\n\n${findingsText(findings)}`;
    const outcomes = await Promise.all((await ownersOf(db)).map((to) => sendMail({ to, subject, text })));
    log.warn({ mailed: outcomes.includes('sent') }, 'the daily check has found a problem');
    if (!outcomes.includes('sent')) return;
  }
  await store.writeSetting(setting, today);
}

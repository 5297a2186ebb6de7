import { invitationPath, type OfficeInvitation, type OfficeRole } from '../../../src/schema/office.ts';
import type { OfficeParts } from '../open-office.ts';
import { writeLog } from '../log/office-log.ts';
import { invitationText } from './office-mail.ts';
import { invite } from './people-queries.ts';

/**
 * Creates an invitation, logs it, and mails its link if a mail server is configured. A failed mail is not an error,
 * since the link is shown as well.
 * @param by address of the inviting owner, or `command line`
 */
export async function makeInvitation(
  { db, office, facts, sendMail, now }: Pick<OfficeParts, 'db' | 'office' | 'facts' | 'sendMail' | 'now'>,
  { email, role, by }: { email: string; role: OfficeRole | null; by: string },
): Promise<OfficeInvitation & { email: string; role: OfficeRole }> {
  const { token, person, until } = await invite(db, { email, role, now: now() });
  await writeLog(db, { at: now(), by, action: 'invited', subject: person.email });
  const link = `${office.OFFICE_URL}${invitationPath}#${token}`;
  const text = invitationText({ link, until }, facts.centre.name);
  const mail = sendMail ? await sendMail({ to: person.email, ...text }) : 'off';
  return { ...person, link, until: until.toISOString(), mail };
}

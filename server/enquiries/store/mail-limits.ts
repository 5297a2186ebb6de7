/**
 * Limits on automatic mails: nobody may use a form to fill another person's mailbox, or to send mails to many people in
 * the centre's name.
 */
export type MailLimits = {
  /** Mails to one mailbox in 24 hours: see `mailboxKey`. */
  perMailboxAndDay: number;
  /** Mails to all mailboxes together in one hour. */
  perHour: number;
};

const hourMs = 60 * 60 * 1000;

/** The times, as stored, from which mails count. */
export function limitsSince(at: Date): { day: string; hour: string } {
  const before = (ms: number) => new Date(at.getTime() - ms).toISOString();
  return { day: before(24 * hourMs), hour: before(hourMs) };
}

/** Whether a query for mails finds as many as a limit allows. */
export async function isReached(
  limit: number,
  mails: { limit(most: number): { execute(): Promise<unknown[]> } },
): Promise<boolean> {
  return (await mails.limit(limit).execute()).length >= limit;
}

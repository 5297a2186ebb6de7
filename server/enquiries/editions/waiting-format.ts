import { minute } from '../command-line/minute.ts';
import { oneLine } from '../mail/one-line.ts';
import type { StoredSubscription } from '../store/enquiry-filter.ts';
import { textTable } from '../../text-table.ts';

/** Lists the waiting people as JSON, with dates in ISO 8601. The secret token of their links is left out. */
export function waitingJson(stored: readonly StoredSubscription[]): string {
  const rows = stored.map(({ subscription: { token: _secret, ...rest }, deliveries }) => ({ ...rest, deliveries }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

/** Lists the waiting people as columns for a terminal, one line each. */
export function waitingTable(stored: readonly StoredSubscription[]): string {
  const rows = stored.map(({ subscription, deliveries }) => {
    const { id, email, course, campus, language, requestedAt, confirmedAt } = subscription;
    const mails = deliveries.map(({ kind, edition, state }) => `${edition ?? kind} ${state}`);
    const confirmed = confirmedAt === null ? 'not yet' : minute(confirmedAt);
    return [minute(requestedAt), confirmed, oneLine(email), course, campus ?? 'any', language, mails.join(', '), id];
  });
  return textTable([['ASKED (MADRID)', 'CONFIRMED', 'E-MAIL', 'COURSE', 'CAMPUS', 'LANG', 'MAILS', 'ID'], ...rows]);
}

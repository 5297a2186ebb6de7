import type { Subscription } from '../../../src/schema/subscription.ts';
import type { SubscriptionRow } from './tables.ts';

export function fromSubscriptionRow(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    email: row.email,
    course: row.course,
    campus: row.campus === '' ? null : row.campus,
    language: row.language,
    consent: { textVersion: row.privacy_text_version, at: new Date(row.privacy_at) },
    requestedAt: new Date(row.requested_at),
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
    token: row.token,
  };
}

import { randomUUID } from 'node:crypto';
import type { AnnouncedEdition, Subscription, SubscriptionRequest } from '../src/schema/subscription.ts';

/** A new request for notices of the next intake; tests change the values that they check. */
export function sampleRequest(changes: Partial<SubscriptionRequest> = {}): SubscriptionRequest {
  const submission = randomUUID();
  const at = changes.at ?? new Date();
  return {
    submission,
    email: `nuria.${submission.slice(0, 8)}@example.com`,
    course: 'block-1-tower',
    campus: null,
    language: 'es',
    consent: { textVersion: '2026-11-22', at },
    at,
    ...changes,
  };
}

/** An intake that tests announce. */
export const sampleEdition: AnnouncedEdition = {
  id: 'block-1-2026-11-madrid',
  course: 'block-1-tower',
  campus: 'madrid',
  courseName: { es: 'Básico y torre', en: 'Basic and tower' },
  facts: {
    es: [
      ['Curso', 'Básico y torre'],
      ['Inicio', 'noviembre de 2026'],
    ],
    en: [
      ['Course', 'Basic and tower'],
      ['Start', 'November 2026'],
    ],
  },
  path: { es: '/bloque-1-habilitacion-torre', en: '/block-1-tower-rating' },
};

/** A confirmed subscription to notices of an intake. */
export function sampleSubscription(changes: Partial<Subscription> = {}): Subscription {
  const { submission: id, at, ...request } = sampleRequest();
  return { id, ...request, requestedAt: at, confirmedAt: at, token: 'a-secret', ...changes };
}

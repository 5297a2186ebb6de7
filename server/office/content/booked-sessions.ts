import type { Kysely } from 'kysely';
import type { FieldProblem } from '../../../src/schema/office-content.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import { bookedPeople, keptVisits } from '../visits/visit-queries.ts';
import { valueAt, valuesOf } from './file-values.ts';

const file = 'visits.yaml';

/**
 * The problems of a publication that removes coming sessions with bookings. Their people would learn nothing: a session
 * is called off instead, which mails them.
 * @param texts `visits.yaml` as published, and as it would be published; null if there is none
 */
export async function lostSessions(
  { db, now }: { db: Kysely<Tables>; now: () => Date },
  { before, after }: { before: string | null; after: string | null },
): Promise<FieldProblem[]> {
  const kept = new Set(sessionsIn(after));
  const lost = sessionsIn(before).filter((id) => !kept.has(id));
  if (lost.length === 0) return [];
  const booked = new Set((await bookedPeople({ db })).map(({ visit }) => visit));
  return (await keptVisits({ db }))
    .filter(({ id, startsAt }) => lost.includes(id) && booked.has(id) && new Date(startsAt) > now())
    .map(({ title }) => ({
      file,
      path: ['visits'],
      line: 1,
      message: `«${title.es}» tiene reservas: en vez de quitarla, márcala como anulada, y la web avisa a quienes reservaron.`,
    }));
}

function sessionsIn(text: string | null): string[] {
  const visits = text === null ? null : valueAt(valuesOf(file, text), ['visits']);
  return Array.isArray(visits) ? visits.map((visit) => String(valueAt(visit, ['id']))) : [];
}

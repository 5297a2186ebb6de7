import type { Kysely } from 'kysely';
import type { FieldProblem } from '../../../src/schema/office-content.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import { bookedPeople, keptVisits } from '../visits/visit-queries.ts';
import { valueAt, valuesOf } from './file-values.ts';
import type { ChangedBlob, Repository } from './repository.ts';

const file = 'visits.yaml';

/**
 * The problems of changes that remove coming visits with bookings. Their people would learn nothing: a visit is called
 * off instead, which mails them.
 */
export async function lostVisits(
  { db, now, repository }: { db: Kysely<Tables>; now: () => Date; repository: Pick<Repository, 'blobText'> },
  changes: readonly ChangedBlob[],
): Promise<FieldProblem[]> {
  const change = changes.find((one) => one.file === file);
  const visitIdsIn = async (blob: string | null) => idsIn(blob === null ? '' : await repository.blobText(blob));
  const [before, after] = change ? [await visitIdsIn(change.before), await visitIdsIn(change.after)] : [[], []];
  const lost = before.filter((id) => !after.includes(id));
  if (lost.length === 0) return [];
  const booked = new Set((await bookedPeople({ db })).map(({ visit }) => visit));
  return (await keptVisits({ db }))
    .filter(({ id, startsAt }) => lost.includes(id) && booked.has(id) && new Date(startsAt) > now())
    .map(({ title: { es, en } }) => ({
      file,
      path: ['visits'],
      line: 1,
      message: {
        es: `«${es}» tiene reservas: en vez de quitarla, márcala como anulada, y la web avisa a quienes reservaron.`,
        en: `“${en}” has bookings: instead of removing it, mark it as called off, and the site tells those who booked.`,
      },
    }));
}

function idsIn(text: string): string[] {
  const visits = valueAt(valuesOf(file, text), ['visits']);
  return Array.isArray(visits) ? visits.map((visit) => String(valueAt(visit, ['id']))) : [];
}

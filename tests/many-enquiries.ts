import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { chunks } from '../server/enquiries/store/locks.ts';
import { toRow } from '../server/enquiries/store/enquiry-row.ts';
import type { EnquiryRow, Tables } from '../server/enquiries/store/tables.ts';
import { formIds } from '../src/schema/enquiry.ts';
import { enquiryStates } from '../src/schema/enquiry-states.ts';
import { sampleEnquiry } from './sample-enquiry.ts';

const first = 'Nuria Carlos María José Antonio Lucía Pablo Marta Javier Elena Sergio Paula'.split(' ');
const family = 'Peñalver Ordóñez García López Martínez Sánchez Fernández Gómez Ruiz Díaz Moreno'.split(' ');
const words = `puedo empezar en noviembre tengo el certificado médico de clase tres quiero saber precio del curso torre
  aproximación Madrid Gran Canaria plazo financiación beca horario inglés nivel examen selección cuándo empieza`
  .split(/\s+/)
  .filter(Boolean);

/**
 * Fills a database with the enquiries of a year, without mails. All except the newest tenth have a state and other
 * marks of the office. Every enquiry has a unique telephone number, from `+34 600 000 000` on, and a message of 10 to
 * 60 words.
 */
export async function fillWithEnquiries(db: Kysely<Tables>, number: number): Promise<void> {
  const pick = <Item>(items: readonly Item[], n: number) => items[n % items.length]!;
  const step = (365 * 86_400_000) / number;
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + Math.round(n * step));
  function row(n: number): EnquiryRow {
    const phone = `+34 600 ${String(n)
      .padStart(6, '0')
      .replace(/(?=...$)/, ' ')}`;
    const name = `${pick(first, n)} ${pick(family, n * 7)} ${pick(family, n * 13 + (n >> 5))}`;
    const message = Array.from({ length: 10 + ((n * 37) % 51) }, (_, w) => pick(words, n * 31 + w * 17 + (n >> 3)));
    const [course, campus] = [pick(['block-1-tower', 'block-2-approach', null], n), pick(['madrid', null], n >> 1)];
    const form = pick(formIds, n * 3);
    return toRow(
      sampleEnquiry({
        id: randomUUID(),
        receivedAt: at(n),
        name,
        phone,
        message: message.join(' '),
        course,
        campus,
        form,
      }),
    );
  }
  await db.transaction().execute(async (transaction) => {
    const ids: string[] = [];
    for (let start = 0; start < number; start += 1000) {
      const rows = Array.from({ length: Math.min(1000, number - start) }, (_, n) => row(start + n));
      for (const chunk of chunks(rows)) await transaction.insertInto('enquiries').values(chunk).execute();
      ids.push(...rows.map(({ id }) => id));
    }
    const marks = ids.slice(0, Math.floor(number * 0.9)).map((enquiry_id, n) => ({
      enquiry_id,
      received_at: at(n).toISOString(),
      state: pick(enquiryStates.slice(1), n),
      assignee: pick(['ana@centro.example', 'eva@centro.example', null], n),
      opened_at: at(n).toISOString(),
      answered_at: null,
      revision: 1,
      changed_at: at(n).toISOString(),
      changed_by: 'ana@centro.example',
    }));
    for (const chunk of chunks(marks)) await transaction.insertInto('marks').values(chunk).execute();
  });
}

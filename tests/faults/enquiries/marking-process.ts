import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../../server/enquiries/store/store.ts';
import { officeQueries } from '../../../server/office/enquiries/office-queries.ts';

// Marks enquiries of a database and adds notes, ten at a time, until the process is killed. Writes `<id> <revision>` or
// `<id of the note> note` after each acknowledged change.
const database = await openDatabase({
  DATABASE_URL: process.env['DATABASE_URL'],
  DATA_DIR: process.env['DATA_DIR'] ?? '',
});
const office = officeQueries(database, { now: () => new Date(), retentionMonths: () => 12 });
const { lines } = await office.list({}, { after: null, limit: 200 });

async function markUntilKilled(start: number): Promise<never> {
  for (let n = start; ; n += 10) {
    const { id } = lines[n % lines.length]!;
    const before = await office.show(id);
    const state = before?.state === 'in-hand' ? 'answered' : 'in-hand';
    const { changed } = await office.mark(
      { enquiries: [{ id, revision: before?.revision ?? 0 }], state },
      'ana@x.example',
    );
    if (changed[0]) process.stdout.write(`${id} ${changed[0].revision}\n`);
    const note = randomUUID();
    await office.addNote(id, { id: note, text: 'Una nota' }, 'ana@x.example');
    process.stdout.write(`${note} note\n`);
  }
}

await Promise.all(Array.from({ length: 10 }, (_, start) => markUntilKilled(start)));

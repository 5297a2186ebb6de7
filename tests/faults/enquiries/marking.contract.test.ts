import { expect, test } from 'vitest';
import { openDatabase } from '../../../server/enquiries/store/store.ts';
import { emptyDatabases } from '../../empty-databases.ts';
import { fillWithEnquiries } from '../../many-enquiries.ts';
import { runAndKill } from './run-and-kill.ts';

const emptyDatabase = emptyDatabases();

test('marks and notes acknowledged before a kill are stored with their events, in every round', async () => {
  const env = await emptyDatabase();
  const { db } = await openDatabase(env);
  await fillWithEnquiries(db, 100);
  const revisionsNow = async () => {
    const rows = await db.selectFrom('marks').select(['enquiry_id', 'revision']).execute();
    return new Map(rows.map((row) => [row.enquiry_id, row.revision]));
  };
  const given = await revisionsNow();
  for (let round = 1; round <= 2; round++) {
    const events = await db.selectFrom('events').select('id').execute();
    const acknowledged = await runAndKill('marking-process.ts', env, (output) => output.length > 40 * round * 5);
    expect(acknowledged.length, `round ${round}`).toBeGreaterThan(4);

    const notes = acknowledged.filter((line) => line.endsWith(' note')).map((line) => line.slice(0, 36));
    const marks = acknowledged.filter((line) => !line.endsWith(' note')).map((line) => line.split(' '));
    const after = await db.selectFrom('events').select(['id', 'enquiry_id', 'kind']).execute();
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining([...notes, ...events.map(({ id }) => id)]));
    const revisions = await revisionsNow();
    for (const [id, revision] of marks) expect(revisions.get(id!)).toBeGreaterThanOrEqual(Number(revision));
    // A mark and its event are stored together or not at all.
    const changes = Map.groupBy(
      after.filter(({ kind }) => kind === 'state'),
      (row) => row.enquiry_id,
    );
    const counted = [...revisions.keys()].map(
      (id) => [id, (given.get(id) ?? 0) + (changes.get(id)?.length ?? 0)] as const,
    );
    expect(new Map(counted)).toEqual(revisions);
  }
  await db.destroy();
});

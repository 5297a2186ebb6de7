import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readSheet } from 'read-excel-file/node';
import { respondTo } from '../../../tests/respond-to.ts';
import { sampleCentre } from '../../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { enquiryStoreOn, openDatabase } from '../../enquiries/store/store.ts';
import { storeAnswer } from '../answers/answer-queries.ts';
import { exportRoutes } from './export-routes.ts';

const { folder } = temporaryFolders('export-routes');
const database = await openDatabase({ DATA_DIR: folder });
const store = enquiryStoreOn(database, {});
afterAll(() => store.close());
const now = () => new Date('2026-03-31T22:30:00Z');
const [route] = exportRoutes({ store, facts: sampleCentre, now });

async function exported(selection: Record<string, string> | string[][]) {
  const answer = await respondTo(route, { query: new URLSearchParams(selection) });
  if (!('file' in answer && answer.file instanceof Readable)) throw new Error('no file that is sent as it is read');
  const [titles = [], ...rows] = await readSheet(await buffer(answer.file));
  const column = (title: string) => rows.map((row) => row[titles.indexOf(title)]);
  return { answer, column };
}

test('the workbook contains the enquiries that the screen shows, newest first, and no others', async () => {
  const at = (day: string) => new Date(`${day}T10:00:00Z`);
  const [old, wanted, other] = [
    sampleEnquiry({ receivedAt: at('2026-03-01'), name: 'Núria Peña' }),
    sampleEnquiry({ receivedAt: at('2026-03-02'), name: 'Nuria Pena' }),
    sampleEnquiry({ receivedAt: at('2026-03-03'), name: 'Other' }),
  ];
  for (const enquiry of [old, wanted, other]) await store.accept(enquiry);
  const given = { enquiry: wanted.id, submission: 'one', revision: 0, subject: 'a', text: 'b' };
  await storeAnswer({ ...database, now: () => at('2026-03-04') }, given, 'ana@centro.example');
  const all = await exported({});
  expect(all.answer).toMatchObject({
    name: 'consultas-2026-04-01.xlsx',
    type: expect.stringContaining('spreadsheetml'),
  });
  expect(all.column('Identificador')).toEqual([other.id, wanted.id, old.id]);
  expect(all.column('Estado')).toEqual(['nueva', 'contestada', 'nueva']);
  expect(all.column('Contestada')).toEqual([null, expect.any(Date), null]);
  expect((await exported({ search: 'PEÑA nuria' })).column('Identificador')).toEqual([wanted.id, old.id]);
  expect((await exported({ state: 'answered' })).column('Respuesta')).toEqual(['pendiente']);
  const picked = [old, other].map(({ id }) => ['id', id]);
  expect((await exported(picked)).column('Identificador')).toEqual([other.id, old.id]);
  await expect(exported({ id: 'none' })).rejects.toMatchObject({ status: 422 });
  await expect(exported({ state: 'none' })).rejects.toMatchObject({ status: 422 });
});

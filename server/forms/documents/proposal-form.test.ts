import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import { documentLimits } from '../../../src/schema/form-submission.ts';
import type { SentDocument } from '../../enquiries/store/documents.ts';
import { EnquiryStoreError } from '../../enquiries/store/store-error.ts';
import type { FormRoutesOptions } from '../routes.ts';
import { formTestServer, hiddenOf, refusingStore } from '../../../tests/form-app.ts';

const address = '/forms/proposal?lang=es';
const pdf = (size = 2000) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 16, 'a'), Buffer.from('\n%%EOF\n')]);
const megabyte = 1024 * 1024;

const typed = {
  'purposes.unit': 'yes',
  'purposes.refresher': 'yes',
  'people': '12',
  'place': 'theirs',
  'deadline': '2027-01-15',
  'airspace': 'Torre de <b>prueba</b>',
  'organisation': 'Aeródromo de Prueba',
  'name': 'Nuria Peñalver',
  'email': 'nuria@example.com',
  'message': 'Somos doce.',
  'privacy': 'yes',
};

type File = { name: string; bytes: Buffer; type?: string };

const { folder } = temporaryFolders('proposal');

/** A store that records what it takes, and refuses all but enquiries. */
function recordingStore() {
  const stored: { purposes: string | null; documents: (SentDocument & { bytes: Buffer })[]; answer: string | null }[] =
    [];
  const store: FormRoutesOptions['store'] = {
    ...refusingStore,
    async accept(enquiry, documents = []) {
      const read = documents.map(async (document) => ({ ...document, bytes: await readFile(document.file) }));
      stored.push({ purposes: enquiry.purposes, documents: await Promise.all(read), answer: enquiry.documents });
      return 'stored';
    },
    show: async () => null,
  };
  return { store, stored };
}

/** Starts a server that records what it stores, opens a form, and waits as long as a person needs. */
async function opened(changes: Parameters<typeof formTestServer>[0] = {}) {
  const { store, stored } = recordingStore();
  const server = await formTestServer({
    uploadFolder: folder,
    allowance: { enquiries: 1000, others: 1000, seconds: 60 },
    store,
    ...changes,
  });
  const { hidden } = await server.open(address);
  server.wait(5000);
  async function post(files: File[], values: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...hidden, ...typed, ...values })) body.append(name, value);
    for (const { name, bytes, type = 'application/pdf' } of files)
      body.append('documents', new Blob([new Uint8Array(bytes)], { type }), name);
    const request = new Request('http://localhost', { method: 'POST', body });
    return server.app.inject({
      method: 'POST',
      url: address,
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'iframe',
        ...headers,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }
  return { ...server, hidden, stored, post };
}

/** The visible words, without the messages prepared for the script. */
const seen = (body: string) => body.replaceAll(/ data-messages="[^"]*"/g, '');

test('a request with documents is stored with them, and answered with its summary', async () => {
  const { post, stored } = await opened();
  const answer = await post([
    { name: String.raw`C:\Users\ana\Plan 2027.PDF`, bytes: pdf(3 * megabyte) },
    { name: '../../etc/passwd', bytes: pdf() },
    { name: '', bytes: Buffer.alloc(0) },
  ]);
  expect(answer.statusCode).toBe(200);
  expect(stored).toMatchObject([
    { purposes: 'unit,refresher', documents: [{ name: 'Plan 2027.pdf' }, { name: 'passwd.pdf' }] },
  ]);
  expect(stored[0]?.documents[0]?.bytes.equals(pdf(3 * megabyte))).toBe(true);
  expect(stored[0]?.answer).toBe('Plan 2027.pdf (3,0 MB)\npasswd.pdf (0,1 MB)');
  expect(answer.body).toContain('<dd>Formación de unidad; Refresco</dd>');
  expect(answer.body).toContain('<dd>15 de enero de 2027</dd>');
  expect(answer.body).toContain('Torre de &lt;b&gt;prueba&lt;/b&gt;');
  await expect.poll(() => readdir(folder)).toEqual([]);
});

test('a request without documents is stored too, also when it is sent as plain fields', async () => {
  const { post, send, stored, hidden } = await opened();
  expect((await post([])).statusCode).toBe(200);
  expect((await send({ ...hidden, ...typed, documents: 'invented.pdf' }, address)).statusCode).toBe(200);
  expect(stored).toMatchObject([
    { documents: [], answer: null },
    { documents: [], answer: null },
  ]);
});

test.each<[string, File[], string]>([
  ['11 MB', [{ name: 'a.pdf', bytes: pdf(11 * megabyte) }], 'pasa de 10 MB'],
  ['a picture named PDF', [{ name: 'a.pdf', bytes: Buffer.alloc(5000, 'GIF89a') }], 'no es un PDF entero'],
  ['an archive named PDF', [{ name: 'a.pdf', bytes: Buffer.alloc(100_000, 'PK\u0003\u0004') }], 'no es un PDF entero'],
  ['half a PDF', [{ name: 'a.pdf', bytes: pdf(100_000).subarray(0, 50_000) }], 'no es un PDF entero'],
  ['a picture named “/”', [{ name: '/', bytes: Buffer.alloc(5000, 'GIF89a') }], 'no es un PDF entero'],
  ['an empty file', [{ name: 'a.pdf', bytes: Buffer.alloc(0) }], 'no es un PDF entero'],
  ['ten documents', Array.from({ length: 10 }, () => ({ name: 'a.pdf', bytes: pdf() })), 'más de 3 documentos'],
])('%s: the field shows the fault, the texts are kept, and nothing is stored', async (_, files, words) => {
  const { post, stored } = await opened();
  const answer = await post(files, {}, { 'sec-fetch-mode': 'navigate' });
  expect(answer.statusCode).toBe(422);
  expect(seen(answer.body)).toContain(words);
  expect(answer.body).toContain('Somos doce.');
  expect(answer.body).toMatch(/name="purposes.unit"[^>]* checked/);
  expect(answer.body).toContain('value="2027-01-15"');
  expect(stored).toEqual([]);
  await expect.poll(() => readdir(folder)).toEqual([]);
});

test.each(['plan.pdf/', '/', '.', '..', String.raw`C:\planes\\`, 'documents'])(
  'the name %j is stored',
  async (name) => {
    const { post, stored } = await opened();
    expect((await post([{ name, bytes: pdf() }])).statusCode).toBe(200);
    expect(stored[0]?.documents).toMatchObject([
      { name: expect.stringMatching(/^\w[\w ]*\.pdf$/) as string, size: 2000 },
    ]);
  },
);

test.each<[string, Buffer]>([
  ['a byte order mark before it', Buffer.concat([Buffer.from('\ufeff'), pdf()])],
  ['a line of a mail program before it', Buffer.concat([Buffer.from('X-Scanned: yes\r\n\r\n'), pdf()])],
  ['4 kB of NULs and blanks behind it', Buffer.concat([pdf(), Buffer.alloc(4000), Buffer.from(' \r\n')])],
])('a PDF with %s is stored as it was sent', async (_, bytes) => {
  const { post, stored } = await opened();
  expect((await post([{ name: 'a.pdf', bytes }])).statusCode).toBe(200);
  expect(stored[0]?.documents[0]?.bytes.equals(bytes)).toBe(true);
});

test('a sender may send some megabytes of documents in an hour; after that the texts are still taken', async () => {
  const { post, stored } = await opened({ allowance: { documentsAnHour: 5 * 1024 } });
  const document = { name: 'a.pdf', bytes: pdf(3 * megabyte) };
  expect((await post([document])).statusCode).toBe(200);
  const second = await post([document]);
  expect(second.statusCode).toBe(429);
  expect(seen(second.body)).toContain('Ahora no podemos recibir más documentos');
  expect(second.body).toContain('Somos doce.');
  expect((await post([])).statusCode).toBe(200);
  expect((await post([document], {}, { 'x-forwarded-for': '192.0.2.9' })).statusCode).toBe(200);
  expect(stored.map(({ documents }) => documents.length)).toEqual([1, 0, 1]);
});

test('documents that could not be stored are not counted', async () => {
  let error: EnquiryStoreError | null = new EnquiryStoreError('DOCUMENTS_FULL');
  const { store } = recordingStore();
  const accept: typeof store.accept = async () => {
    if (error) throw error;
    return 'stored';
  };
  const { post } = await opened({ allowance: { documentsAnHour: 5 * 1024 }, store: { ...store, accept } });
  const document = { name: 'a.pdf', bytes: pdf(3 * megabyte) };
  const full = await post([document]);
  expect(full.statusCode).toBe(503);
  expect(seen(full.body)).toContain('Ahora no podemos recibir más documentos');
  error = null;
  expect((await post([document])).statusCode).toBe(200);
});

test('a document of exactly the largest size is taken', async () => {
  const { post, stored } = await opened();
  expect((await post([{ name: 'a.pdf', bytes: pdf(documentLimits.bytes) }])).statusCode).toBe(200);
  expect(stored[0]?.documents[0]?.size).toBe(documentLimits.bytes);
});

test('after a fault in another field, documents have to be chosen again, unless the script has kept them', async () => {
  const { post, stored } = await opened();
  const document = { name: 'a.pdf', bytes: pdf() };
  const plain = await post([document], { people: 'many' }, { 'sec-fetch-mode': 'navigate' });
  expect(plain.statusCode).toBe(422);
  expect(seen(plain.body)).toContain('Elige los documentos otra vez');
  const scripted = await post([document], { people: 'many' }, { 'sec-fetch-mode': 'cors' });
  expect(seen(scripted.body)).toContain('Escribe un número de 1 a 9999');
  expect(seen(scripted.body)).not.toContain('Elige los documentos otra vez');
  expect(stored).toEqual([]);
});

test('if a document cannot be written, the form is shown again with its texts', async () => {
  const { post } = await opened({ uploadFolder: 'package.json' });
  const answer = await post([{ name: 'a.pdf', bytes: pdf() }]);
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('No se ha podido enviar');
  expect(answer.body).toContain('Somos doce.');
});

test('an interrupted form is shown again with the received fields, and leaves no file', async () => {
  const { app, hidden, stored } = await opened();
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const texts = Object.entries({ ...hidden, ...typed }).map(([name, value]) => part(name, value));
  const file = '--x\r\ncontent-disposition: form-data; name="documents"; filename="a.pdf"\r\n\r\n%PDF-1.7 aaa';
  const answer = await app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' },
    payload: texts.join('') + file,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('Somos doce.');
  expect(hiddenOf(answer)['submission']).toBe(hidden['submission']);
  expect(stored).toEqual([]);
  await expect.poll(() => readdir(folder)).toEqual([]);
});

test('another site cannot send the form', async () => {
  const { post, stored } = await opened();
  expect((await post([], {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(stored).toEqual([]);
});

test('a visitor who leaves while sending leaves no file', async () => {
  const { app, hidden } = await opened();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head = `--x\r\ncontent-disposition: form-data; name="submission"\r\n\r\n${hidden['submission']}\r\n--x\r\ncontent-disposition: form-data; name="documents"; filename="a.pdf"\r\n\r\n`;
  socket.write(
    `POST ${address} HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n${head}%PDF-1.7`,
  );
  await expect.poll(() => readdir(folder)).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => readdir(folder)).toEqual([]);
  await app.close();
});

/** Opens an upload that sends its texts and the beginning of a document, and then nothing. */
async function slowUpload({ app, hidden }: Awaited<ReturnType<typeof opened>>, sender = '127.0.0.1') {
  const head = Object.entries({ ...hidden, ...typed }).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const before = (await readdir(folder)).length;
  socket.write(
    `POST ${address} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${sender}\r\nsec-fetch-site: same-origin\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n${head.join('')}--x\r\ncontent-disposition: form-data; name="documents"; filename="a.pdf"\r\n\r\n%PDF-1.7`,
  );
  await expect.poll(() => readdir(folder)).toHaveLength(before + 1);
  return socket;
}

test('an upload that is too slow is answered with its texts, and leaves no file', async () => {
  const server = await opened({ uploadLimits: { begin: 100 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const said = await text(await slowUpload(server));
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(said).toContain('No se ha podido enviar');
  expect(said).toContain('Somos doce.');
  await expect.poll(() => readdir(folder)).toEqual([]);
  await server.app.close();
});

test('slow uploads of many senders do not close the form for others, and one sender has few at once', async () => {
  const server = await opened({ uploadLimits: { begin: 30_000 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const slow = [];
  for (let n = 0; n < 12; n += 1) slow.push(await slowUpload(server, `192.0.2.${n % 4}`));
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 3_001);
  expect((await server.post([{ name: 'a.pdf', bytes: pdf() }])).statusCode).toBe(200);
  expect(server.stored).toHaveLength(1);
  const own = await server.post([{ name: 'a.pdf', bytes: pdf() }], {}, { 'x-forwarded-for': '192.0.2.3' });
  expect(own.statusCode).toBe(429);
  for (const socket of slow) socket.destroy();
  await expect.poll(() => readdir(folder)).toEqual([]);
  await server.app.close();
});

test('a document that a crash left behind is deleted at the start, and while the server runs', async () => {
  const left = join(folder, 'left');
  const leave = async () => {
    await writeFile(left, 'text of a visitor');
    await utimes(left, 0, 0);
  };
  await leave();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { app } = await opened();
  expect(await readdir(folder)).toEqual([]);
  await leave();
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  await expect.poll(() => readdir(folder)).toEqual([]);
  await app.close();
});

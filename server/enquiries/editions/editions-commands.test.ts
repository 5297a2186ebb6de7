import { beforeEach, expect, test } from 'vitest';
import { printed } from '../../../tests/printed.ts';
import { sampleRequest } from '../../../tests/sample-subscription.ts';
import { temporaryFolders } from '../../../tests/temporary-folders.ts';
import type { EditionsRecord } from '../../../src/schema/editions.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { withEnquiryStore } from '../store/store.ts';
import { announcedEdition } from './announced-edition.ts';
import { runEditions } from './editions-commands.ts';

const { emptyFolder } = temporaryFolders('editions');

let dataDir: string;
beforeEach(() => {
  dataDir = emptyFolder();
});

const record: EditionsRecord = {
  editions: [
    { id: 'tower-2026-03', course: 'block-1-tower', campus: 'madrid', start: { day: '2026-03-02' }, places: 16 },
    {
      id: 'tower-2026-11',
      course: 'block-1-tower',
      campus: 'madrid',
      start: { day: '2026-11-24' },
      places: 16,
      placesLeft: 9,
      closes: '2026-11-10',
      timetable: { es: 'por las tardes', en: 'in the afternoons' },
    },
    { id: 'tower-2027', course: 'block-1-tower', campus: 'madrid', start: 'to-be-announced' },
    {
      id: 'call-2026',
      course: 'call-preparation',
      campus: 'online',
      start: { season: 'autumn', year: 2026 },
      price: {
        amount: 900,
        currency: 'EUR',
        tax: 'exempt',
        confirmed: true,
        excludes: { es: 'el viaje', en: 'the journey' },
      },
    },
  ],
  courses: [
    {
      id: 'block-1-tower',
      name: { es: 'Básico y torre', en: 'Basic and tower' },
      path: { es: '/bloque-1', en: '/block-1' },
      locations: ['madrid'],
    },
    { id: 'call-preparation', name: { es: 'Preparación', en: 'Preparation' }, locations: ['online', 'madrid'] },
  ],
  campuses: [],
  changes: [],
};

async function editions(...words: string[]) {
  return editionsWith({}, ...words);
}

async function editionsWith(changes: { asOf?: string; SMTP_URL?: string }, ...words: string[]) {
  const { asOf, ...variables } = changes;
  return printed((streams) =>
    runEditions(words, {
      ...streams,
      variables: { DATA_DIR: dataDir, SITE_URL: 'https://www.example.com', ...variables },
      record: async () => ({ ...record, ...(asOf && { asOf }) }),
      now: () => new Date('2026-09-01T10:00:00Z'),
    }),
  );
}

const inStore = <T>(use: (store: EnquiryStore) => Promise<T>) => withEnquiryStore({ DATA_DIR: dataDir }, use);

async function wait(email: string, changes: Parameters<typeof sampleRequest>[0] = {}, confirms = true): Promise<void> {
  await inStore(async (store) => {
    await store.subscribe(sampleRequest({ email, ...changes }));
    const [one] = await store.subscriptions({ email });
    if (confirms) await store.confirmSubscription(one!.subscription.token);
  });
}

test('list shows each intake with its state and how many wait for it', async () => {
  await wait('ana@example.com');
  await wait('eva@example.com', {}, false);
  const { code, out } = await editions('list');
  const lines = out.split('\n').map((line) => line.split(/ {2,}/));
  expect(code).toBe(0);
  expect(lines).toEqual([
    ['EDITION', 'COURSE', 'CAMPUS', 'START', 'STATE', 'PLACES', 'WAITING', 'TOLD'],
    ['tower-2026-03', 'block-1-tower', 'madrid', '2 MAR 2026', 'started', '16', '1', '0'],
    ['tower-2026-11', 'block-1-tower', 'madrid', '24 NOV 2026', 'open', '9 of 16', '1', '0'],
    ['tower-2027', 'block-1-tower', 'madrid', 'TBA', 'to-be-announced', '1', '0'],
    ['call-2026', 'call-preparation', 'online', 'AUTUMN 2026', 'open', '0', '0'],
    [''],
  ]);
  const json = JSON.parse((await editions('list', '--json', '--course', 'call-preparation')).out) as unknown;
  expect(json).toEqual([{ ...record.editions[3], state: 'open', waiting: 0, told: 0 }]);
});

test('announce counts the addresses, asks for --yes, and writes to each address once', async () => {
  for (const name of ['ana', 'eva', 'leo']) await wait(`${name}@example.com`);
  await wait('ana@example.com', { campus: 'madrid' });
  await wait('island@example.com', { campus: 'canarias' });
  const asked = await editions('announce', 'tower-2026-11');
  expect(asked).toMatchObject({ code: 2, err: 'Repeat it with --yes.\n' });
  expect(asked.out).toContain('3 waiting, 0 told before; 3 would be told.');
  expect(asked.out).toContain('Horario: por las tardes\n');
  const done = await editions('announce', 'tower-2026-11', '--yes');
  expect(done.code).toBe(0);
  expect(done.out).toContain('3 waiting, 0 told before; 3 will be told.');
  expect(done.err).toContain('SMTP_URL is not set');
  await wait('new@example.com');
  const again = await editionsWith({ SMTP_URL: 'smtp://localhost' }, 'announce', 'tower-2026-11', '--yes', '--json');
  expect(JSON.parse(again.out)).toEqual({
    edition: 'tower-2026-11',
    state: 'open',
    waiting: 4,
    told: 3,
    toTell: 1,
    queued: 1,
  });
  expect(again.err).toContain('The running server sends them');
  const nobody = await editions('announce', 'tower-2026-11');
  expect(nobody).toMatchObject({ code: 0, err: '' });
  expect(nobody.out).toContain('4 waiting, 4 told before; 0 would be told.');
  expect((await editions('announce', 'tower-2026-11', '--yes')).out).toContain('4 told before; 0 would be told.');
  const [delivery] = await inStore((store) => store.claim({ kinds: ['edition-mail'], limit: 1, leaseMs: 1_000 }));
  expect(delivery).toMatchObject({
    edition: {
      path: { es: '/bloque-1', en: '/block-1' },
      facts: {
        en: [
          ['Course', 'Basic and tower'],
          ['Start', expect.stringContaining('2026')],
          ['Place', 'Madrid'],
          ['Timetable', 'in the afternoons'],
          ['Enrol by', 'November 10, 2026'],
        ],
      },
    },
  });
});

test('an edition that has begun, has no date yet or is unknown is not announced', async () => {
  await wait('ana@example.com');
  for (const [id, reason] of [
    ['tower-2026-03', 'it is started'],
    ['tower-2027', 'it is to-be-announced'],
    ['tower-2099', 'The site shows no edition tower-2099.'],
  ] as const) {
    const { code, err } = await editions('announce', id, '--yes');
    expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
  }
  expect((await inStore((store) => store.outboxSummary()))['edition-mail'].waiting).toBe(0);
});

test('an online intake is announced to subscribers of every campus, and links to the contact page if its course has no page', async () => {
  await wait('ana@example.com', { course: 'call-preparation', campus: 'canarias' });
  const { code, out } = await editions('announce', 'call-2026', '--yes');
  expect(code).toBe(0);
  expect(out.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'Curso: Preparación',
    'Inicio: otoño de 2026',
    'Lugar: online y Madrid',
    'Precio: 900 EUR (exento de IVA e IGIC). No incluye el viaje.',
    '1 waiting, 0 told before; 1 will be told.',
    '',
  ]);
  const [delivery] = await inStore((store) => store.claim({ kinds: ['edition-mail'], limit: 1, leaseMs: 1_000 }));
  expect(delivery).toMatchObject({ edition: { campus: null, path: { es: '/contacto', en: '/contact' } } });
});

test('an intake of a course that the build lacks is named by the course’s id, and links to the contact page', () => {
  const [, intake] = record.editions;
  expect(announcedEdition(intake!, { courses: [] })).toMatchObject({
    courseName: { es: 'block-1-tower', en: 'block-1-tower' },
    path: { es: '/contacto', en: '/contact' },
  });
});

test('`waiting` lists confirmed and unconfirmed subscriptions, without the secret of their links', async () => {
  await wait('ana@example.com', { campus: 'madrid', language: 'en' });
  await wait('eva\u202e@example.com', { course: 'call-preparation' }, false);
  await wait('leo@example.com', { course: 'call-preparation' });
  const { out, err } = await editions('waiting');
  expect(out.split('\n')[0]).toMatch(/^ASKED \(MADRID\) +CONFIRMED +E-MAIL +COURSE +CAMPUS +LANG +MAILS +ID$/);
  expect(out).toMatch(
    /\d{2}:\d{2} +\d{4}-\d{2}-\d{2} \d{2}:\d{2} +ana@example\.com +block-1-tower +madrid +en +opt-in-mail waiting/,
  );
  expect(out).toMatch(/not yet +eva @example\.com +call-preparation +any +es/);
  expect(err).toBe('2 confirmed, 1 not yet\n');
  const { out: json } = await editions('waiting', '--json', '--course', 'block-1-tower');
  expect(JSON.parse(json)).toMatchObject([{ email: 'ana@example.com', deliveries: [{ kind: 'opt-in-mail' }] }]);
  const token = await inStore(async (store) => (await store.subscriptions())[0]!.subscription.token);
  expect(out + json).not.toContain(token);
  expect((await editions('waiting', '--failed', '--json')).out).toBe('[]\n');
  await editions('announce', 'tower-2026-11', '--yes');
  expect((await editions('waiting')).out).toContain(' tower-2026-11 waiting, opt-in-mail waiting ');
});

test('with sample dates, list says so and takes the day of the sample as today', async () => {
  const { out, err } = await editionsWith({ asOf: '2026-01-15' }, 'list');
  expect(err).toContain('2026-01-15');
  expect(out).toMatch(/tower-2026-03 .* open /);
});

test('an edition with a sample date is not announced', async () => {
  await wait('ana@example.com');
  const { code, out, err } = await editionsWith({ asOf: '2026-09-01' }, 'announce', 'tower-2026-11', '--yes');
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain("Nobody can be told of tower-2026-11: the site's dates are samples. Publish your own first.\n");
  expect((await inStore((store) => store.outboxSummary()))['edition-mail'].waiting).toBe(0);
});

test.each([
  [[], 'which command?'],
  [['sell'], 'there is no command sell'],
  [['announce'], 'which edition?'],
  [['announce', 'a', 'b'], 'announce does not take b'],
  [['list', 'a'], 'list does not take a'],
  [['list', '--yes'], 'list does not take --yes'],
  [['waiting', '--nonsense'], "Unknown option '--nonsense'"],
])('%j is not understood', async (words, reason) => {
  const { code, err } = await editions(...words);
  expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
  expect(err).toMatch(/^editions: .+\nSee npm run editions -- --help\n$/s);
});

test('help lists commands and options', async () => {
  const { code, out } = await editions('--help');
  expect(code).toBe(0);
  for (const command of ['list', 'announce <edition>', 'waiting', '--yes', '--json']) expect(out).toContain(command);
});

import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { sampleCentre } from '../../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { fields } from '../../../src/schema/fields/fields.ts';
import type { StoredEnquiry } from '../store/enquiries.ts';
import { enquiryWorkbook } from './enquiry-workbook.ts';

const delivery = { attempts: 1, nextAttemptAt: null, lastError: null, sentAt: null };

async function rowsOf(...stored: StoredEnquiry[]) {
  const [titles = [], ...rows] = await readSheet(enquiryWorkbook([stored], sampleCentre), { trim: false });
  return { titles, rows: rows.map((row) => Object.fromEntries(titles.map((title, n) => [String(title), row[n]]))) };
}

test('a row has titles instead of ids, Spanish words, numbers and days to sort, and times as the clock in Madrid shows them', async () => {
  const enquiry = sampleEnquiry({
    receivedAt: new Date('2026-03-29T00:59:00Z'),
    name: '=HYPERLINK("http://x")',
    message: '+1\n=2',
    campus: 'closed-campus',
    marketingConsent: null,
  });
  const { titles, rows } = await rowsOf({
    enquiry,
    deliveries: [
      { ...delivery, kind: 'answer-mail', state: 'uncertain' },
      { ...delivery, kind: 'answer-mail', state: 'sent' },
      { ...delivery, kind: 'centre-mail', state: 'sent' },
    ],
    mark: {
      state: 'in-hand',
      assignee: 'ana@centro.example',
      answeredAt: new Date('2026-03-29T01:00:00Z'),
      proposal: null,
      amount: null,
    },
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    'Recibida': new Date('2026-03-29T01:59:00Z'),
    'Contestada': new Date('2026-03-29T03:00:00Z'),
    'Estado': 'en curso',
    'La lleva': 'ana@centro.example',
    'Nombre': '=HYPERLINK("http://x")',
    'Teléfono': enquiry.phone,
    'Mensaje': '+1\n=2',
    'Curso': 'Básico y torre',
    'Campus': 'closed-campus',
    'Formulario': 'Información sobre los cursos',
    'Cuántas personas': 12,
    'Fecha límite': '2027-01-15',
    'Idioma': 'español',
    'Aviso al centro': 'enviado',
    'Respuesta automática': null,
    'Respuesta': 'dudoso',
    'Protección de datos: texto': enquiry.privacyConsent.textVersion,
    'Novedades: aceptado': null,
    'Identificador': enquiry.id,
  });
  expect(rows[0]?.['Protección de datos: aceptado']).toBeInstanceOf(Date);
  expect(titles.at(-1)).toBe('Identificador');
  expect(new Set(titles).size).toBe(titles.length);
  for (const field of Object.values(fields)) {
    if (field.letters.centre && typeof field.letters.centre === 'string')
      expect(titles).toContain(field.letters.centre);
  }
});

test('an enquiry without a mark counts as new, and a workbook without enquiries still has its titles', async () => {
  const enquiry = sampleEnquiry({ page: null, typedBy: 'ana@centro.example' });
  const { rows } = await rowsOf({ enquiry, deliveries: [], mark: null });
  const words = { Estado: 'nueva', Página: 'por teléfono, ana@centro.example' };
  expect(rows[0]).toMatchObject({ ...words, 'La lleva': null, 'Contestada': null });
  expect((await rowsOf()).titles).toContain('Recibida');
});

import { expect, test } from 'vitest';
import { editionsRecord } from '../../../build/editions-record.ts';
import { siteFacts } from '../../../build/site-facts.ts';
import { languages } from '../../../src/i18n/language.ts';
import type { Edition } from '../../../src/schema/editions.ts';
import { formIds } from '../../../src/schema/enquiry.ts';
import { fillTemplate, templatesFor } from './fill-template.ts';
import { nextEditionText } from './template-values.ts';
import { wholeContent } from '../../../tests/site-content.ts';

const content = await wholeContent;
const facts = siteFacts(content, 'test', []);
const site = {
  siteUrl: 'https://www.example.com',
  centre: facts.centre,
  syllabuses: ['block-1-tower'],
  record: editionsRecord(content),
  today: content.editions.asOf ?? '2025-10-30',
};
const nuria = { name: 'Nuria Peñalver', course: 'block-1-tower', campus: 'madrid', language: 'es' } as const;

test.each(languages)('every template can be filled for every course, in %s', (language) => {
  for (const template of Object.values(facts.answers)) {
    for (const course of [null, 'gone', ...Object.keys(content.courses)]) {
      for (const campus of [null, 'canarias']) {
        const { subject, text } = fillTemplate(template, { ...nuria, language, course, campus }, site);
        expect(subject + text).not.toMatch(/[{}]|undefined|null|NaN/);
        expect(text).toContain('Nuria');
        expect(text).toMatch(/https:\/\/www\.example\.com$/);
      }
    }
  }
});

test('the templates are in the order that their files state', () => {
  const places = Object.values(facts.answers).map(({ order }) => order);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test.each(['https://evil.example/premio', 'evil.example', '<b>x</b>', '{price} 1234'])('%s is not greeted', (name) => {
  const { text, cautions } = fillTemplate(facts.answers['course-information']!, { ...nuria, name }, site);
  expect(text).toMatch(/^Hola:\n/);
  expect(text).not.toContain('evil');
  expect(cautions).toContain('no-name');
});

test('a draft has the course’s price with tax, next start and syllabus, as on the site', () => {
  const { asOf: _, ...record } = site.record;
  const { text, subject, cautions } = fillTemplate(facts.answers['course-information']!, nuria, { ...site, record });
  expect(subject).toBe('Tu consulta sobre Bloque 1: básico y torre');
  for (const words of [
    'El precio es de 27.000 EUR (impuestos: por confirmar). No incluye el reconocimiento médico',
    'La próxima edición empieza el 25 de noviembre de 2025 (Madrid y Gran Canaria) y puedes pedir plaza.',
    'https://www.example.com/programas/block-1-tower-es.pdf',
  ]) {
    expect(text.replaceAll('\u00A0', ' ')).toContain(words);
  }
  expect(cautions).toEqual(['unconfirmed-price']);
  const english = fillTemplate(facts.answers['course-information']!, { ...nuria, language: 'en' }, site).text;
  expect(english).toContain('/programas/block-1-tower-en.pdf');
  const unprinted = fillTemplate(facts.answers['course-information']!, nuria, { ...site, syllabuses: [] }).text;
  expect(unprinted).toContain('https://www.example.com/bloque-1-habilitacion-torre');
});

test('drafts contain no sample dates', () => {
  const { text, cautions } = fillTemplate(facts.answers['course-information']!, nuria, site);
  expect(site.record.asOf).toBeDefined();
  expect(text).toContain('Ahora mismo no hay ninguna edición convocada.');
  expect(text).not.toContain('2025');
  expect(cautions).toEqual(['sample-dates', 'unconfirmed-price']);
});

test.each(formIds)('a template for the form %s comes first, and every template is listed', (form) => {
  const [first] = templatesFor({ form, course: 'block-1-tower' }, facts.answers);
  expect(facts.answers[first!]?.forms).toContain(form);
  const ids = templatesFor({ form: 'information', course: null }, facts.answers);
  expect(ids[0]).toBe('which-course');
  expect(ids).toHaveLength(Object.keys(facts.answers).length);
});

const edition: Edition = { id: 'e', course: 'c', campus: 'madrid', start: { day: '2026-05-04' } };
const asked: Omit<Parameters<typeof nextEditionText>[0], 'editions'> = {
  course: { locations: [] },
  campus: null,
  today: '2026-03-01',
  language: 'es',
  tellMe: 'https://x.example/avisame',
};

test.each<[string, Partial<Edition> | null, string]>([
  ['open', {}, 'empieza el 4 de mayo de 2026 (Madrid) y puedes pedir plaza.'],
  ['open until a day', { closes: '2026-04-01' }, 'y puedes pedir plaza. La matrícula se cierra el 1 de abril de 2026.'],
  ['with few places', { places: 16, placesLeft: 2 }, 'y quedan las últimas plazas.'],
  ['full', { full: true }, 'está completa: responde a este correo'],
  ['closed', { closes: '2026-02-01' }, 'ya está cerrada. Deja aquí tu correo'],
  ['without a date', { start: 'to-be-announced' }, 'todavía no tiene fecha. Deja aquí tu correo'],
  ['started', { start: { day: '2026-02-01' } }, 'no hay ninguna edición convocada. Deja aquí tu correo'],
  ['cancelled', { cancelled: true }, 'no hay ninguna edición convocada.'],
  ['missing', null, 'escribimos en cuanto abramos la siguiente: https://x.example/avisame'],
])('the text about the next edition fits its state: %s', (_, changes, words) => {
  const editions = changes === null ? [] : [{ ...edition, ...changes }];
  expect(nextEditionText({ ...asked, editions }).text.replaceAll('\u00A0', ' ')).toContain(words);
});

test('the next edition is one of the campus that the visitor prefers, if there is one', () => {
  const canarias = { ...edition, campus: 'canarias', start: { day: '2026-09-01' } } as const;
  const editions = [edition, canarias];
  expect(nextEditionText({ ...asked, editions }).text).toContain('4 de mayo de 2026 (Madrid)');
  expect(nextEditionText({ ...asked, editions, campus: 'canarias' }).text).toContain('1 de septiembre');
  expect(nextEditionText({ ...asked, editions: [edition], campus: 'canarias' }).text).toContain('(Madrid)');
});

test('campuses share a sentence only if their enrolment closes on the same day', () => {
  const editions = [
    { ...edition, closes: '2026-04-01' },
    { ...edition, campus: 'canarias', closes: '2026-04-10' } as const,
  ];
  const words = 'empieza el 4 de mayo de 2026 (Madrid) y puedes pedir plaza. La matrícula se cierra el 1 de abril';
  expect(nextEditionText({ ...asked, editions }).text.replaceAll('\u00A0', ' ')).toContain(words);
});

test('a template may have a course of its own for enquiries without one', () => {
  const template = facts.answers['selection-process']!;
  const { path } = site.record.courses.find(({ id }) => id === 'ansp-preparation')!;
  const none = fillTemplate(template, { ...nuria, course: null }, site);
  expect(none.text).toContain(`${site.siteUrl}${path!.es}`);
  expect(none.cautions).not.toContain('no-course');
  expect(fillTemplate(template, nuria, site).text).toContain('/programas/block-1-tower-es.pdf');
});

import { expect, test } from 'vitest';
import { drawnMain } from '../../../tests/drawn-page.ts';
import { languages, type Language } from '../../i18n/language.ts';

const campuses = ['madrid', 'canarias'] as const;

/** What the specification gives for each campus: once for both languages, or as each says it. */
const facts: [campus: (typeof campuses)[number], fact: string, es: string, en?: string][] = [
  ['madrid', 'bus lines', 'Autobús 1 Autobús 61 Autobús 200 Autobús 224 Autobús C1', 'Bus 1 Bus 61 Bus 200 Bus 224 Bus C1'],
  ['madrid', 'train lines', 'Cercanías C2 Cercanías C7 Cercanías C10', 'Suburban train C2 Suburban train C7 Suburban train C10'],
  ['madrid', 'metro lines', 'Metro M-4 Metro M-5 Metro M-6 Metro M-7 Metro M-9'],
  ['madrid', 'airport', 'LEMD'],
  ['madrid', 'both blocks', 'Bloques 1 y 2', 'Blocks 1 and 2'],
  ['madrid', 'first accommodation', 'Residencia Ejemplo'],
  ['madrid', 'second accommodation', 'Apartamentos Muestra'],
  ['madrid', 'third accommodation', 'Pisos Modelo'],
  ['madrid', 'note on special rates', 'Tarifa especial', 'Special rate'],
  ['madrid', 'note on long stays', 'estancias largas', 'long stays'],
  ['madrid', 'note on being a student', 'Di que eres alumno', 'Say that you are a student'],
  ['madrid', 'accommodation phone', 'Teléfono +34 900 000 000', 'Phone +34 900 000 000'],
  ['madrid', 'accommodation website', 'residencia.example.org'],
  ['canarias', 'bus lines', 'Guagua 9 Guagua 10 Guagua 32 Guagua L2', 'Bus 9 Bus 10 Bus 32 Bus L2'],
  ['canarias', 'distance of the airport', 'A 20 minutos', '20 minutes away'],
  ['canarias', 'airport', 'GCLP'],
  ['canarias', 'first block only', 'Bloques 1 Ciudad', 'Blocks 1 City'],
  ['canarias', 'postal code', '35000 Las Palmas de Gran Canaria'],
];

test.each(
  facts.flatMap(([campus, fact, es, en = es]) => [
    { campus, fact, language: 'es' as Language, words: es },
    { campus, fact, language: 'en' as Language, words: en },
  ]),
)('$campus in $language says: $fact', async ({ campus, language, words }) => {
  expect((await drawnMain(campus, language)).text).toContain(words);
});

const counts = [
  ['madrid', 'aria-roledescription="(?:diapositiva|slide)"', 5],
  ['canarias', 'aria-roledescription="(?:diapositiva|slide)"', 4],
] as const;

test.each(counts.flatMap(([campus, pattern, count]) => languages.map((language) => ({ campus, language, pattern, count }))))(
  '$campus in $language has $count pictures in its carousel',
  async ({ campus, language, pattern, count }) => {
    expect((await drawnMain(campus, language)).html.match(new RegExp(pattern, 'g'))).toHaveLength(count);
  },
);

test.each(campuses)('%s asks nobody for a map, and links to one', async (campus) => {
  const { html } = await drawnMain(campus, 'es');
  expect(html).not.toContain('<iframe title="Mapa');
  expect(html).not.toContain('/export/embed.html');
  expect(html).toContain('href="https://www.openstreetmap.org/');
});

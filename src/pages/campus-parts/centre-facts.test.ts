import { describe, expect, test } from 'vitest';
import { mainOf, wordsOf } from '../../../tests/page-words.ts';
import { languages } from '../../i18n/language.ts';
import { routeRow, type RouteId } from '../../site/routes.ts';

/** What the specification gives to the pages about the centre itself, as a visitor reads it there. One row is one fact. */
const facts: readonly (readonly [page: RouteId, fact: string, es: string, en: string])[] = [
  [
    'madrid',
    'metro',
    'Metro M-4 Metro M-5 Metro M-6 Metro M-7 Metro M-9',
    'Metro M-4 Metro M-5 Metro M-6 Metro M-7 Metro M-9',
  ],
  [
    'madrid',
    'train',
    'Cercanías C2 Cercanías C7 Cercanías C10',
    'Suburban train C2 Suburban train C7 Suburban train C10',
  ],
  ['madrid', 'bus', 'Autobús 1 Autobús 61 Autobús 200 Autobús 224 Autobús C1', 'Bus 1 Bus 61 Bus 200 Bus 224 Bus C1'],
  ['madrid', 'airport', 'Adolfo Suárez Madrid-Barajas LEMD', 'Adolfo Suárez Madrid-Barajas LEMD'],
  ['madrid', 'blocks', 'Bloques 1 y 2', 'Blocks 1 and 2'],
  ['madrid', 'address', 'Calle de Ejemplo, 0 28000 Madrid', 'Calle de Ejemplo, 0 28000 Madrid'],
  ['madrid', 'first accommodation', 'RE Residencia Ejemplo', 'RE Residencia Ejemplo'],
  ['madrid', 'second accommodation', 'AM Apartamentos Muestra', 'AM Apartamentos Muestra'],
  ['madrid', 'third accommodation', 'PM Pisos Modelo', 'PM Pisos Modelo'],
  ['madrid', 'special rates', 'Tarifa especial', 'Special rate'],
  ['madrid', 'long stays', 'Descuento en estancias largas', 'Discount for long stays'],
  ['madrid', 'being a student', 'Di que eres alumno', 'Say that you are a student'],
  ['madrid', 'phone to book', 'Teléfono +34 900 000 000', 'Phone +34 900 000 000'],
  ['madrid', 'website to book', 'Web residencia.example.org', 'Website residencia.example.org'],
  ['madrid', 'pictures are drawings', 'ilustraciones nuestras', 'illustrations of our own'],
  ['madrid', 'who learns of a map', 'reciben tu dirección IP', 'receive your IP address'],

  ['canarias', 'bus', 'Guagua 9 Guagua 10 Guagua 32 Guagua L2', 'Bus 9 Bus 10 Bus 32 Bus L2'],
  ['canarias', 'airport', 'Gran Canaria GCLP', 'Gran Canaria GCLP'],
  ['canarias', 'way from the airport', 'Desde el aeropuerto 20 minutos', 'From the airport 20 minutes'],
  ['canarias', 'how far', 'A 20 minutos', '20 minutes away'],
  ['canarias', 'block', '20 minutos Bloque 1 Ocho', '20 minutes Block 1 Eight'],
  ['canarias', 'address', '35000 Las Palmas de Gran Canaria', '35000 Las Palmas de Gran Canaria'],

  ['services', 'continuous training', 'Formación continua', 'Continuous training'],
  ['services', 'consulting', 'Consultoría y asesoría', 'Consulting and advice'],
  ['services', 'content', 'Desarrollo de contenidos', 'Content development'],
  ['services', 'evaluation', 'Servicios de evaluación', 'Assessment services'],
  ['services', 'first programme', 'Del alumno al puesto', 'From student to position'],
  ['services', 'second programme', 'Sector cargado', 'Loaded sector'],
  ['services', 'third programme', 'Instructores con un mismo criterio', 'Instructors with one yardstick'],
  ['services', 'its duration', 'Duración A medida', 'Duration Made to measure'],
  ['services', 'legal basis', '2015/340 y 2023/893', '2015/340 and 2023/893'],
  ['services', 'certificate', 'PFATC-19', 'PFATC-19'],
  ['services', 'why choose us', 'Por qué con nosotros', 'Why with us'],
  ['services', 'closing call', 'Pedir una propuesta', 'Ask for a proposal'],

  ['contact', 'office hours', 'De lunes a viernes, de 9:00 a 18:00', 'Monday to Friday, 9:00-18:00'],
  ['contact', 'weekends', 'Fines de semana, cerrado', 'Closed at weekends'],
  ['contact', 'whose clock', 'Hora peninsular', 'Madrid time'],
  ['contact', 'phone for Madrid', 'Teléfono de Madrid +34 900 000 000', 'Madrid phone +34 900 000 000'],
  [
    'contact',
    'phone for Gran Canaria',
    'Teléfono de Gran Canaria +34 900 000 000',
    'Gran Canaria phone +34 900 000 000',
  ],
  ['contact', 'e-mail on a click', 'Correo Haz clic para mostrar', 'E-mail Click to reveal'],
  ['contact', 'centre in Madrid', 'Madrid Los dos bloques', 'Madrid Both blocks'],
  ['contact', 'centre in Gran Canaria', 'Gran Canaria El Bloque 1', 'Gran Canaria Block 1'],

  ['feedback', 'internal page', 'Página interna', 'Internal page'],
  [
    'feedback',
    'text of a card',
    'Deja tu valoración y comentarios para mejorar la formación.',
    'Leave your rating and comments',
  ],
  ['feedback', 'button of a card', 'Dar feedback', 'Give feedback'],

  ['thanks', 'title', 'Recibido, gracias', 'Received, thank you'],
  ['thanks', 'way home', 'Volver al inicio', 'Back to home'],
  ['thanks', 'way to the courses', 'Ver cursos', 'View courses'],
];

for (const language of languages) {
  describe(language, () => {
    test.each(facts)('%s: %s', async (page, _, es, en) => {
      expect(wordsOf(await mainOf(page, language))).toContain(language === 'es' ? es : en);
    });

    const counts = [
      ['madrid', 5, 'pictures of the campus', 'aria-roledescription="(?:diapositiva|slide)"'],
      ['canarias', 4, 'pictures of the campus', 'aria-roledescription="(?:diapositiva|slide)"'],
      ['feedback', 17, 'instructors', '<article'],
      ['feedback', 10, 'of them with a picture', '<img'],
      ['feedback', 17, 'forms of another service in a new tab', 'href="https:[^"]*"[^>]* target="_blank"'],
    ] as const;
    test.each(counts)('%s has %i %s', async (page, count, _, pattern) => {
      const found = (await mainOf(page, language)).match(new RegExp(pattern, 'g'));
      expect(found).toHaveLength(count);
    });

    test.each(['madrid', 'canarias'] as const)('%s links to a map and embeds none', async (page) => {
      const html = await mainOf(page, language);
      expect(html).toContain('href="https://www.openstreetmap.org/');
      expect(html).not.toContain('/export/embed.html');
    });

    test('contact keeps the e-mail address and what only the clock knows to itself', async () => {
      const html = await mainOf('contact', language);
      expect(html).not.toMatch(/@|mailto:|Abierto ahora|Cerrado ahora|Open now|Closed now/);
    });
  });
}

test.each([
  ['es', '/contacto', 'Pedir una propuesta'],
  ['en', '/contact', 'Ask for a proposal'],
] as const)(
  'without JavaScript the calls of services lead to the contact page (%s)',
  async (language, path, action) => {
    const calls = (await mainOf('services', language)).match(new RegExp(`<a[^>]* href="${path}"[^>]*>${action}`, 'g'));
    expect(calls).toHaveLength(2);
  },
);

test('feedback says what the specification says where it is empty, and is for no search engine', async () => {
  expect(await mainOf('feedback', 'es')).toContain('placeholder="Buscar instructor..."');
  expect(routeRow('feedback').indexed).toBe(false);
});

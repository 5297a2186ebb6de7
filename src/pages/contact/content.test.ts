import { expect, test } from 'vitest';
import { drawnMain } from '../../../tests/drawn-page.ts';
import { languages, type Language } from '../../i18n/language.ts';

const facts: [fact: string, es: string, en?: string][] = [
  ['days and hours', 'De lunes a viernes, de 9:00 a 18:00', 'Monday to Friday, 9:00–18:00'],
  ['weekends', 'Fines de semana, cerrado', 'Closed at weekends'],
  ['whose clock', 'Hora peninsular', 'Madrid time'],
  ['phone for Madrid', 'Teléfono de Madrid +34 900 000 000', 'Madrid phone +34 900 000 000'],
  ['phone for Gran Canaria', 'Teléfono de Gran Canaria +34 900 000 000', 'Gran Canaria phone +34 900 000 000'],
  ['e-mail to be revealed', 'Haz clic para mostrar', 'Click to reveal'],
  ['centre card for Madrid', 'Madrid Los dos bloques', 'Madrid Both blocks'],
  ['centre card for Gran Canaria', 'a 20 minutos del aeropuerto', '20 minutes from the airport'],
];

test.each(
  facts.flatMap(([fact, es, en = es]) => [
    { fact, language: 'es' as Language, words: es },
    { fact, language: 'en' as Language, words: en },
  ]),
)('contact in $language says: $fact', async ({ language, words }) => {
  expect((await drawnMain('contact', language)).text).toContain(words);
});

test.each(languages)('the e-mail address stands nowhere in the page (%s)', async (language) => {
  expect((await drawnMain('contact', language)).html).not.toContain('@');
});

test.each(languages)('whether the office is open is not drawn with the page (%s)', async (language) => {
  expect((await drawnMain('contact', language)).text).not.toMatch(/Abierto ahora|Cerrado ahora|Open now|Closed now/);
});

import { expect, test } from 'vitest';
import { drawnMain } from '../../../tests/drawn-page.ts';
import { languages, type Language } from '../../i18n/language.ts';
import { routeRow } from '../../site/routes.ts';

const facts: [fact: string, es: string, en?: string][] = [
  ['internal page', 'Página interna', 'Internal page'],
  ['text of a card', 'Deja tu valoración y comentarios para mejorar la formación.', 'Leave your rating and comments'],
  ['button of a card', 'Dar feedback', 'Give feedback'],
];

test.each(
  facts.flatMap(([fact, es, en = es]) => [
    { fact, language: 'es' as Language, words: es },
    { fact, language: 'en' as Language, words: en },
  ]),
)('feedback in $language says: $fact', async ({ language, words }) => {
  expect((await drawnMain('feedback', language)).text).toContain(words);
});

test.each(languages)('17 instructors, 7 of them without a picture, each with a form of their own (%s)', async (language) => {
  const { html } = await drawnMain('feedback', language);
  expect(html.match(/<article/g)).toHaveLength(17);
  expect(html.match(/<img/g)).toHaveLength(10);
  const forms = html.match(/href="https:[^"]*" target="_blank" rel="noopener noreferrer"/g);
  expect(new Set(forms).size).toBe(17);
});

test('the search box says what the specification says', async () => {
  expect((await drawnMain('feedback', 'es')).html).toContain('placeholder="Buscar instructor..."');
});

test('search engines do not keep it', () => {
  expect(routeRow('feedback').indexed).toBe(false);
});

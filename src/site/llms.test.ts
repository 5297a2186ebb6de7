import { expect, test } from 'vitest';
import { llmsOrigin, llmsText } from './llms.ts';
import type { PageData } from './page-data.ts';

const drawn = [
  { page: 'home', language: 'es', params: {}, head: { title: 'Inicio', description: 'Un centro.' } },
  { page: 'courses', language: 'en', params: {}, head: { title: 'Courses', description: 'What we teach.' } },
  { page: 'feedback', language: 'en', params: {}, head: { title: 'Feedback', description: 'For students.' } },
  { page: 'notFound', language: 'en', params: {}, head: { title: '404', description: '' } },
] as unknown as PageData[];

test('the list names each indexed page in its language, with its address, and no other page', () => {
  expect(llmsText('Centro', drawn)).toBe(
    [
      '# Centro\n\n> Un centro.\n',
      `## Páginas en español\n- [Inicio](${llmsOrigin}/): Un centro.\n`,
      `## Pages in English\n- [Courses](${llmsOrigin}/courses): What we teach.\n\n`,
    ].join('\n'),
  );
});

test('articles are listed; without a Spanish home page the site has no description', () => {
  const article = {
    page: 'article',
    language: 'es',
    params: { slug: 'uno' },
    head: { title: 'Uno', description: 'Dos.' },
  };
  const home = { page: 'home', language: 'en', params: {}, head: { title: 'Home', description: 'A centre.' } };
  const text = llmsText('Centro', [article, home] as unknown as PageData[]);
  expect(text.split('\n').slice(0, 6)).toEqual([
    '# Centro',
    '',
    '> ',
    '',
    '## Páginas en español',
    `- [Uno](${llmsOrigin}/blog/uno): Dos.`,
  ]);
});

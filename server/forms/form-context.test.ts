import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readContext } from './form-context.ts';

const site = {
  siteUrl: 'https://www.example.com',
  courses: [{ id: 'block-1-tower', title: { es: 'x', en: 'x' } }],
  campuses: [],
};
function read(facts: Record<string, string>) {
  const context = readContext((name) => facts[name], site);
  return { ...context.origin, ...context.choices };
}

describe('context', () => {
  test.each<[string, string, keyof ReturnType<typeof read>, string | null]>([
    ['page', '/contacto', 'page', 'https://www.example.com/contacto'],
    ['page', '/blog/niños?gclid=x#y', 'page', 'https://www.example.com/blog/niños'],
    ['page', 'https://www.example.com/cursos?x', 'page', 'https://www.example.com/cursos'],
    ['page', 'https://evil.example/cursos', 'page', 'https://www.example.com/cursos'],
    ['page', '//evil.example/x', 'page', null],
    ['page', '/\\evil.example', 'page', null],
    ['page', 'javascript:alert(1)', 'page', null],
    ['page', '/a\r\nb', 'page', null],
    ['page', `/${'a'.repeat(500)}`, 'page', null],
    ['click_id', 'gclid:Ab_C-1', 'clickId', 'gclid:Ab_C-1'],
    ['click_id', 'fbclid:x', 'clickId', null],
    ['click_id', 'gclid:', 'clickId', null],
    ['click_id', 'gclid:a b', 'clickId', null],
    ['referrer', 'www.example.org/cursos', 'referrer', 'www.example.org/cursos'],
    ['referrer', 'https://example.org/x?q=secret', 'referrer', 'example.org/x'],
    ['click_id', 'x gclid:A', 'clickId', null],
    ['referrer', 'a b', 'referrer', null],
    ['referrer', 'a', 'referrer', 'a'],
    ['referrer', 'HTTP://example.org', 'referrer', 'example.org'],
    ['referrer', 'localhost:3000/x', 'referrer', 'localhost:3000/x'],
    ['referrer', 'example.org/http://x', 'referrer', 'example.org/http://x'],
    ['referrer', 'example.org/a b', 'referrer', null],
    ['referrer', 'a'.repeat(500), 'referrer', 'a'.repeat(500)],
    ['referrer', 'a'.repeat(501), 'referrer', null],
    ['campaign', '<b>&utm_source=google', 'campaign', null],
    [
      'campaign',
      'utm_source=google&utm_campaign=torre+a%C3%B1o',
      'campaign',
      'utm_source=google&utm_campaign=torre+a%C3%B1o',
    ],
    ['campaign', 'source=google', 'campaign', null],
    ['campaign', 'utm_source=<b>', 'campaign', null],
    ['course', 'block-1-tower', 'course', 'block-1-tower'],
    ['course', 'constructor', 'course', null],
    ['campus', 'madrid', 'campus', null],
  ])('the parameter %s=%s sets %s to %s', (name, value, key, expected) => {
    expect(read({ [name]: value })[key]).toBe(expected);
  });

  it('is short, on one line and harmless, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...' \r\n\0<>"\\/aé?#:.~-\u202e\ud800😀'), maxLength: 520 }),
        (value) => {
          const context = read({
            page: `/${value}`,
            click_id: `gclid:${value}`,
            referrer: value,
            campaign: `utm_source=${value}`,
            course: value,
            campus: value,
          });
          for (const text of Object.values(context)) expect(text ?? '').toMatch(/^[^\s\p{C}<>"\\]{0,600}$/u);
        },
      ),
    );
  });
});

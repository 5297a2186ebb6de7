import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { FieldPath, FieldValue } from '../../../src/schema/office-content.ts';
import { changeContent } from './change-content.ts';
import { bodyOf, valueOf } from './file-values.ts';
import { valueAt } from './schema-parts.ts';

const hostile = fc.oneof(
  fc.constantFrom(
    ': "x" # y',
    '- a',
    '{',
    '[a',
    "it's",
    '"',
    '\\',
    '---',
    '...',
    '%TAG',
    '&a *a',
    '*a',
    '!!int 3',
    '?',
    'null',
    'yes',
    '12',
    '0x1f',
    '2026-11-23',
    '~',
    '<<',
    '# no',
    'a: b',
    ' a ',
    'a\n\n  b',
    '\ta',
    'a\u2028b\u0000',
    '👩‍✈️',
    '<script>alert(1)</script>',
    '{price:x}',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(':', ' ', '#', '-', '"', "'", '\n', '{', '}', ',', 'a', '|', '>', '\\', '&', '*'),
    maxLength: 24,
  }),
);

const written = `# top
code: { es: BLQ 1, en: 'BLK: 1' } # flow
card:
  title:
    es: Plain
    en: "Double"
  description:
    es: >-
      One line
      and another.

      Two paragraphs.
    en: |-
      Kept
      lines.
  # above the list
  highlights:
    - es: First
      en: 'Second: one'
`;
const textPlaces: FieldPath[] = [
  ['code', 'es'],
  ['code', 'en'],
  ['card', 'title', 'es'],
  ['card', 'title', 'en'],
  ['card', 'description', 'es'],
  ['card', 'description', 'en'],
  ['card', 'subtitle', 'es'],
  ['card', 'highlights', 0, 'es'],
];

test('any text is read back as the same text, and nothing else changes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...textPlaces), hostile, (path, value) => {
      const changed = changeContent('courses/x.yaml', written, [{ kind: 'set', path, value }]);
      if (!('text' in changed)) throw new Error(changed.problem);
      const back = valueOf('x.yaml', changed.text);
      expect(valueAt(back, path)).toBe(value);
      const undone = changeContent('courses/x.yaml', changed.text, [
        { kind: 'set', path, value: (valueAt(valueOf('x.yaml', written), path) ?? null) as FieldValue },
      ]);
      expect('text' in undone && valueOf('x.yaml', undone.text)).toEqual(valueOf('x.yaml', written));
      for (const comment of ['# top', '# flow', '# above the list']) expect(changed.text).toContain(comment);
    }),
    { numRuns: 60, examples: [[['code', 'es'], 'Nota, *importante']] },
  );
});

test('any text is read back as the same text from front matter and body of an article', () => {
  const source = '---\ntitle: One\ndescription: >-\n  Folded.\n---\n\nBody\n';
  fc.assert(
    fc.property(hostile, (value) => {
      const changed = changeContent('articles/x/es.md', source, [
        { kind: 'set', path: ['title'], value },
        { kind: 'set', path: ['body'], value },
      ]);
      if (!('text' in changed)) throw new Error(changed.problem);
      expect(valueAt(valueOf('es.md', changed.text), ['title'])).toBe(value);
      expect(bodyOf(changed.text)).toBe(value.replaceAll('\r\n', '\n').replaceAll(/^\n+|\n+$/g, ''));
    }),
    { numRuns: 30, examples: [['a\r\nb']] },
  );
});

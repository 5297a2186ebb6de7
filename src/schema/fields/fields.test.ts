import { expect, test } from 'vitest';
import { formIds } from '../enquiry.ts';
import { fieldsOf } from '../forms.ts';
import type { Field } from './field.ts';
import { fieldNames, fieldOf, type FieldName } from './field-names.ts';
import { fields } from './fields.ts';
import type { ReservedName } from './reserved-name.ts';

test('every field is used by a form', () => {
  expect(fieldNames.filter((name) => !formIds.some((form) => fieldsOf(form).includes(name)))).toEqual([]);
});

test('names are valid as columns of both databases and as HTML attributes', () => {
  for (const name of fieldNames) expect(name).toMatch(/^[a-z][a-z0-9_]{0,40}$/);
});

test('options of a choice have unique ids that can be sent', () => {
  for (const field of fieldNames.map(fieldOf)) {
    if (field.type !== 'choice' || typeof field.choices === 'string') continue;
    const ids = field.choices.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,59}$/);
  }
});

// The line after each “@ts-expect-error” must not compile: `npm run check` fails if such a line compiles.
const text = {
  type: 'line',
  width: 'half',
  maxLength: 20,
  label: { es: 'Licencia', en: 'Licence' },
  missing: { es: 'Escríbela.', en: 'Enter it.' },
  list: null,
  letters: { centre: 'Licencia' },
} as const satisfies Field;

test('a definition without one of its properties does not compile', () => {
  const { letters: _letters, list: _list, missing: _missing, width: _width, ...rest } = text;
  const refused = [
    // @ts-expect-error -- it would not be in the mail to the centre
    { ...rest, list: null, missing: text.missing, width: 'half' } satisfies Field,
    // @ts-expect-error -- `list` must state a column, or null for no column
    { ...rest, letters: text.letters, missing: text.missing, width: 'half' } satisfies Field,
    // @ts-expect-error -- there would be no message for an empty field
    { ...rest, letters: text.letters, list: null, width: 'half' } satisfies Field,
    // @ts-expect-error -- the form would have no width for it
    { ...rest, letters: text.letters, list: null, missing: text.missing } satisfies Field,
    // @ts-expect-error -- there would be no message for a malformed phone number
    { ...text, type: 'phone' } satisfies Field,
    // @ts-expect-error -- a visitor's text must not be repeated to a stranger's address
    { ...text, letters: { centre: 'Licencia', visitor: { es: 'Licencia', en: 'Licence' } } } satisfies Field,
    // @ts-expect-error -- one language is missing
    { ...text, label: { es: 'Licencia' } } satisfies Field,
  ];
  expect(refused).toHaveLength(7);
  // @ts-expect-error -- a form sends its page under this name
  expect({ ...fields, page: text } satisfies Partial<Record<ReservedName, never>>).toHaveProperty('page');
  // @ts-expect-error -- no form can ask for an undefined field
  expect(fieldNames.includes('noSuchField' satisfies FieldName)).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formIds } from './enquiry.ts';
import type { FormValues } from './fields/check-fields.ts';
import type { FieldName } from './fields/field-names.ts';
import { readField, withoutForbidden } from './fields/field-type.ts';
import { checkEnquiryForm, fieldsOf } from './forms.ts';

const filled = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  organisation: 'ENAIRE',
  privacy: 'on',
  purposes: 'unit',
  people: '12',
};

function errorOf(field: FieldName, value: string | undefined) {
  const result = checkEnquiryForm('organisation', { ...filled, [field]: value });
  return result.ok ? null : (result.errors[field] ?? null);
}

function fieldsOfSent(values: FormValues) {
  const result = checkEnquiryForm('contact', { ...filled, ...values });
  return result.ok ? { ...result.answers, ...result.agreed } : result.errors;
}

describe('a field', () => {
  test.each<[FieldName, string | undefined, ReturnType<typeof errorOf>]>([
    ['name', 'Íñigo O’Hara-Peñalver i Vilà', null],
    ['name', "D'Angelo", null],
    ['name', 'Søren Ærø', null],
    ['name', '王小明', null],
    ['name', 'नूर', null],
    ['name', '', 'missing'],
    ['name', ' \t ', 'missing'],
    ['name', undefined, 'missing'],
    ['name', '12345', 'malformed'],
    ['name', 'Ana\r\nBcc: x@example.com', 'forbidden'],
    ['name', 'Ana\nX', 'forbidden'],
    ['name', 'Ana\0', 'forbidden'],
    ['name', 'Ana\u2028Ruiz', 'forbidden'],
    ['name', 'a'.repeat(100), null],
    ['name', 'a'.repeat(101), 'tooLong'],
    ['email', 'a@b.es', null],
    ['email', "o'hara+atc@sub.example.co.uk", null],
    ['email', 'josé@correo.example', null],
    ['email', 'ana@españa.example', null],
    ['email', 'ana@xn--espaa-rta.example', null],
    ['email', ' ana@example.com ', null],
    ['email', '', 'missing'],
    ['email', 'ana', 'malformed'],
    ['email', 'ana@', 'malformed'],
    ['email', '@example.com', 'malformed'],
    ['email', 'ana@example', 'malformed'],
    ['email', 'ana@@example.com', 'malformed'],
    ['email', 'ana ruiz@example.com', 'malformed'],
    ['email', 'ana@example..com', 'malformed'],
    ['email', '.ana@example.com', 'malformed'],
    ['email', 'ana@-example.com', 'malformed'],
    ['email', 'ana@127.0.0.1', 'malformed'],
    ['email', 'ana@example.com,eva@example.com', 'malformed'],
    ['email', 'ana@example.com>', 'malformed'],
    ['email', 'ana@example.com\r\nBcc: x@example.com', 'forbidden'],
    ['email', `${'a'.repeat(64)}@example.com`, null],
    ['email', `${'a'.repeat(65)}@example.com`, 'malformed'],
    ['email', `ana@${'a'.repeat(63)}.com`, null],
    ['email', `ana@${'a'.repeat(64)}.com`, 'malformed'],
    ['email', 'ana@example.c', 'malformed'],
    ['email', 'ana@example.1com', 'malformed'],
    ['email', 'ana@example.c_m', 'malformed'],
    ['email', 'ana@com.example!', 'malformed'],
    ['email', `a@${'b.'.repeat(130)}com`, 'tooLong'],
    ['phone', '', null],
    ['phone', '+34 600 00 00 00', null],
    ['phone', '(0034) 91.000.00.00 ext. 12', null],
    ['phone', '600-000-000', null],
    ['phone', '123456', null],
    ['phone', '12345678901234567890', null],
    ['phone', '123456789012345678901', 'malformed'],
    ['phone', 'x 600000000', 'malformed'],
    ['phone', '600000000 ext 12', null],
    ['phone', '600000000 x12', null],
    ['phone', '12345', 'malformed'],
    ['phone', 'llámame', 'malformed'],
    ['phone', '600000000; drop', 'malformed'],
    ['organisation', '', 'missing'],
    ['organisation', '5G & Cía., S. A.', null],
    ['role', 'a'.repeat(101), 'tooLong'],
    ['message', '¿Puedo empezar en noviembre?\r\n\tGracias 👩🏽‍✈️', null],
    ['message', 'nul\0', 'forbidden'],
    ['message', 'a'.repeat(4001), 'tooLong'],
    ['privacy', undefined, 'missing'],
    ['privacy', '', 'missing'],
    ['marketing', undefined, null],
  ])('%s is accepted or refused as expected (row %#)', (field, value, error) => {
    expect(errorOf(field, value), value).toBe(error);
  });

  it('is trimmed', () => {
    expect(
      fieldsOfSent({ name: '  Ana\t Ruiz ', phone: ' ', message: '\n hola \r\nadiós\n ', marketing: 'on' }),
    ).toMatchObject({
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      phone: null,
      organisation: null,
      role: null,
      course: null,
      campus: null,
      message: 'hola \nadiós',
      privacy: true,
      marketing: true,
    });
  });

  it('is stripped of direction marks and normalised to Unicode NFC', () => {
    expect(fieldsOfSent({ name: '\u202eJose\u0301 \ufeffGil' })).toMatchObject({ name: 'José Gil' });
  });

  it('is stripped of what comes with a copied text: invisible characters, typographic hyphens and blanks', () => {
    const pasted = {
      name: 'Ana\u00ad\u2060 Ruiz\u200b',
      email: 'ana\u200d@exa\u00admple.com\u200b\u00a0',
      phone: '\u200e+34\u00a0600\u2011000\u202f000\u200c',
      message: 'Hola\u200b 👩🏽‍✈️',
    };
    const read = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '+34 600-000 000', message: 'Hola 👩🏽‍✈️' };
    expect(fieldsOfSent(pasted)).toMatchObject(read);
    for (const hyphen of ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uff0d'])
      expect(fieldsOfSent({ phone: `600${hyphen}000${hyphen}000` })).toMatchObject({ phone: '600-000-000' });
    expect(fieldsOfSent({ phone: '＋３４ ６００ ０００ ０００' })).toMatchObject({ phone: '+34 600 000 000' });
  });
});

test.each([
  ['1.200', '1200'],
  ['12', '12'],
])('a number of people is read as people write it: %s', (typed, value) => {
  expect(readField({ type: 'number', maxLength: 5 }, typed)).toEqual({ value });
});

describe('a form', () => {
  it('reports every wrong field in the order of the form', () => {
    const result = checkEnquiryForm('organisation', { email: 'x', phone: 'x' });
    expect(result).toEqual({
      ok: false,
      errors: { organisation: 'missing', name: 'missing', email: 'malformed', phone: 'malformed', privacy: 'missing' },
    });
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual(['organisation', 'name', 'email', 'phone', 'privacy']);
  });

  it('ignores fields that it does not have', () => {
    expect(fieldsOfSent({ organisation: 'X\0', constructor: 'x' })).toMatchObject({ organisation: null });
  });

  it.each(formIds)('%s has name, e-mail, message and both consents, and accepts valid values', (form) => {
    expect(fieldsOf(form)).toEqual(expect.arrayContaining(['name', 'email', 'message', 'privacy', 'marketing']));
    expect(checkEnquiryForm(form, filled).ok).toBe(true);
  });
});

describe('any typed text', () => {
  const anything = fc.string({ unit: fc.constantFrom(...'aé 1@.-\t\n\r\0\u2028\u202e\ud800<>"&'), maxLength: 60 });

  it('never throws, and an accepted value has no forbidden character and is the same after another check', () => {
    fc.assert(
      fc.property(fc.constantFrom(...formIds), anything, anything, anything, (form, name, message, phone) => {
        const first = checkEnquiryForm(form, { ...filled, name, message, phone });
        if (!first.ok) return;
        const texts = first.answers;
        expect(texts.name).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(texts.message ?? '').not.toMatch(/\0|\r/);
        const again: FormValues = Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, value ?? '']));
        expect(checkEnquiryForm(form, { ...again, privacy: 'on' })).toEqual(first);
        expect(first.agreed).toEqual({ privacy: true, marketing: false });
      }),
    );
  });

  it('can be shown again without its forbidden characters', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('line', 'text'), (typed, kind) => {
        const shown = withoutForbidden(kind, typed);
        expect(shown).not.toMatch(kind === 'line' ? /[\p{Cc}\p{Zl}]/u : /\0|\r/);
        expect(withoutForbidden(kind, shown)).toBe(shown);
      }),
    );
  });
});

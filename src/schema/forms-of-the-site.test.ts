import { describe, expect, test } from 'vitest';
import { readField, withoutForbidden } from './fields/field-type.ts';
import { maxLengthOf } from './fields/field.ts';
import { choicesOf, fieldOf } from './fields/field-names.ts';
import { answeredFieldIn, fieldIn } from './form-fields.ts';
import { formAddress, isFormId, referenceOf } from './form-submission.ts';
import { isSiteFormId } from './site-form.ts';
import { checkTellMe } from './tell-me.ts';

test('line breaks in a text become line feeds, and forbidden characters become blanks', () => {
  expect(readField({ type: 'text', maxLength: 20 }, 'a\r\nb\rc\u2028d')).toEqual({ value: 'a\nb\nc\nd' });
  expect(withoutForbidden('line', 'a\0b')).toBe('a b');
});

test('choices and ticks have length limits too', () => {
  expect([maxLengthOf(fieldOf('course')), maxLengthOf(fieldOf('privacy')), maxLengthOf(fieldOf('name'))]).toEqual([
    60, 10, 100,
  ]);
});

test('a field offers courses, campuses or its own list', () => {
  const site = { courses: ['a'], campuses: ['b'] };
  const own = [{ id: 'c', title: { es: 'C', en: 'C' } }];
  const of = (choices: unknown) => choicesOf({ ...fieldOf('course'), choices } as never, site);
  expect([of('courses'), of('campuses'), of(own)]).toEqual([['a'], ['b'], own]);
});

test('the form for notices of an intake has its own labels and messages', () => {
  expect(fieldIn('contact', 'email')).toBe(fieldOf('email'));
  expect(fieldIn('tell-me', 'email').missing.en).toBe('Enter your e-mail address: that is where we will write to you.');
  expect(answeredFieldIn('tell-me', 'campus')).toMatchObject({ type: 'choice', none: { en: 'Any' } });
  expect(fieldIn('tell-me', 'name')).toBe(fieldOf('name'));
});

test('only known form ids are accepted', () => {
  expect([isFormId('contact'), isFormId('tell-me'), isFormId(1)]).toEqual([true, false, false]);
  expect([isSiteFormId('contact'), isSiteFormId('tell-me'), isSiteFormId('x')]).toEqual([true, true, false]);
});

test('the reference of an enquiry is the beginning of its id', () => {
  expect(referenceOf('0a1b2c3d-4e5f-6789')).toBe('0A1B2C3D');
});

test("a form's address includes the known values", () => {
  const known = { page: 'https://a.example/b', clickId: 'c', referrer: 'd', campaign: 'e', edition: 'f', course: 'g' };
  expect(formAddress({ form: 'contact', language: 'en', campus: undefined })).toBe('/forms/contact?lang=en');
  expect(formAddress({ form: 'contact', language: 'en', ...known })).toBe(
    '/forms/contact?lang=en&page=https%3A%2F%2Fa.example%2Fb&click_id=c&referrer=d&campaign=e&edition=f&course=g',
  );
});

describe('a request for notices of an intake', () => {
  const filled = { email: 'ana@example.com', course: 'tower', privacy: 'on' };

  test('has an address, a course and an optional campus', () => {
    expect(checkTellMe(filled)).toEqual({ ok: true, email: 'ana@example.com', course: 'tower', campus: null });
    expect(checkTellMe({ ...filled, campus: 'madrid' })).toMatchObject({ ok: true, campus: 'madrid' });
  });

  test.each([
    ['email', 'missing'],
    ['course', 'missing'],
    ['privacy', 'missing'],
  ])('is refused without %s', (name, error) => {
    expect(checkTellMe({ ...filled, [name]: '' })).toEqual({ ok: false, errors: { [name]: error } });
  });
});

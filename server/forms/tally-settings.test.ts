import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { tallyAttribute } from './tally-settings.ts';

const all =
  'contact=aaaa1, information=bbbb1, campus=cccc1, selection-process=dddd1, organisation=eeee1, proposal=ffff1';

const read = (forms: string) => readEnv({ TALLY_FORMS: forms }).tallyForms;

test('without a setting the forms are the site’s own', () => {
  expect(read('')).toBeNull();
  expect(tallyAttribute(null)).toEqual({});
});

test('a form has one id, or one for each language', () => {
  const forms = read(`${all},contact.en=aaaa2`);
  expect(forms).toMatchObject({ contact: { es: 'aaaa1', en: 'aaaa2' }, organisation: { es: 'eeee1', en: 'eeee1' } });
  expect(JSON.parse(tallyAttribute(forms)['data-tally-forms'] ?? '')).toEqual(forms);
});

test.each([
  ['a single form', 'contact=aaaa1', /TALLY_FORMS: no id for information\.es, information\.en, campus\.es/],
  ['one language missing', all.replace('campus=', 'campus.es='), /no id for campus\.en$/],
  ['an unknown form', `${all},kontakt=abcd`, /no form “kontakt”/],
  ['an unknown language', `${all},contact.de=abcd`, /“contact\.de”/],
  ['a malformed id', `${all},campus=a/b`, /“a\/b” is no id of a form in Tally/],
  ['an id that is missing', `${all},campus`, /TALLY_FORMS/],
])('a setting with %s is refused, and the error names the fault', (_what, forms, message) => {
  expect(() => read(forms)).toThrow(message);
});

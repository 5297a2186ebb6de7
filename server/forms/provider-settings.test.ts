import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { providerAttribute } from './provider-settings.ts';

const all =
  'contact=aaaa1, information=bbbb1, campus=cccc1, selection-process=dddd1, organisation=eeee1, proposal=ffff1';
const uuid = '2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11';

function read(variables: Record<string, string>) {
  return readEnv(variables).formProvider;
}

test('without a setting the forms are the site’s own', () => {
  expect(read({})).toBeNull();
  expect(providerAttribute(null)).toBe('');
});

test('a form has one id, or one for each language', () => {
  const settings = read({ FORM_PROVIDER: 'tally', FORM_PROVIDER_FORMS: `${all},contact.en=aaaa2` });
  expect(settings).toMatchObject({
    provider: 'tally',
    region: 'eu',
    forms: { contact: { es: 'aaaa1', en: 'aaaa2' }, organisation: { es: 'eeee1', en: 'eeee1' } },
  });
  const attribute = /^ data-form-provider="([^"<>]*)"$/.exec(providerAttribute(settings))?.[1];
  expect(JSON.parse(attribute?.replaceAll('&quot;', '"') ?? '')).toEqual(settings);
});

test('HubSpot’s data centre is the European one unless another is named', () => {
  const forms = all.replaceAll(/=\w+/g, `=${uuid}`);
  const variables = { FORM_PROVIDER: 'hubspot/123', FORM_PROVIDER_FORMS: forms };
  expect(read(variables)).toMatchObject({ region: 'eu1', account: '123' });
  expect(read({ ...variables, FORM_PROVIDER: 'hubspot/123/na1' })).toMatchObject({ region: 'na1' });
});

test.each([
  ['an unknown service', { FORM_PROVIDER: 'jotform' }, /FORM_PROVIDER:/],
  ['no ids', { FORM_PROVIDER: 'tally' }, /FORM_PROVIDER_FORMS: no id for contact\.es, contact\.en, information\.es/],
  [
    'one language missing',
    { FORM_PROVIDER: 'tally', FORM_PROVIDER_FORMS: all.replace('campus=', 'campus.es=') },
    /no id for campus\.en$/,
  ],
  ['an unknown form', { FORM_PROVIDER: 'tally', FORM_PROVIDER_FORMS: `${all},kontakt=abcd` }, /no form “kontakt”/],
  ['an unknown language', { FORM_PROVIDER: 'tally', FORM_PROVIDER_FORMS: `${all},contact.de=abcd` }, /“contact\.de”/],
  ['a malformed id', { FORM_PROVIDER: 'typeform', FORM_PROVIDER_FORMS: `${all},campus=a/b` }, /“a\/b” is no id/],
  ['an id that is missing', { FORM_PROVIDER: 'typeform', FORM_PROVIDER_FORMS: `${all},campus` }, /FORM_PROVIDER_FORMS/],
  [
    'no portal',
    { FORM_PROVIDER: 'hubspot', FORM_PROVIDER_FORMS: `contact=${uuid}` },
    /FORM_PROVIDER: a service such as/,
  ],
  ['a strange region', { FORM_PROVIDER: 'typeform/eu.evil' }, /FORM_PROVIDER: a service/],
])('%s is refused by name', (_what, variables, message) => {
  expect(() => read(variables)).toThrow(message);
});

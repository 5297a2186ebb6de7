import { execFileSync } from 'node:child_process';
import { afterAll, expect, test, vi } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { sampleCentre } from '../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../tests/sample-enquiry.ts';
import type { Enquiry } from '../../src/schema/enquiry.ts';
import type { Field } from '../../src/schema/fields/field.ts';
import { asCard, asJson, asTable } from '../enquiries/leads/leads-format.ts';
import { letterToCentre, letterToVisitor } from '../enquiries/mail/letters.ts';
import { renderLetter } from '../enquiries/mail/mails.tsx';
import { openEnquiryStore } from '../enquiries/store/store.ts';
import { formTestServer, typed } from '../../tests/form-app.ts';

// Adds three invented fields, a text, a choice and a box to tick, in the two places that define fields.
vi.mock('../../src/schema/fields/fields.ts', async (original) => {
  const { fields } = await original<{ fields: Record<string, Field> }>();
  const words = { es: 'Escríbelo.', en: 'Enter it.' };
  const sampleline: Field = {
    type: 'line',
    width: 'half',
    maxLength: 20,
    label: { es: 'Licencia', en: 'Licence' },
    missing: words,
    list: { heading: 'SAMPLE', width: 20 },
    letters: { centre: 'Licencia' },
  };
  const samplechoice: Field = {
    type: 'choice',
    choices: [
      { id: 'morning', title: { es: 'Mañana', en: 'Morning' } },
      { id: 'evening', title: { es: 'Tarde', en: 'Evening' } },
    ],
    none: { es: 'Da igual', en: 'Either' },
    fromPage: false,
    width: 'row',
    label: { es: 'Turno', en: 'Shift' },
    missing: words,
    list: null,
    letters: { centre: 'Turno', visitor: { es: 'Turno', en: 'Shift' } },
  };
  const samplebox: Field = {
    type: 'consent',
    linksPolicy: false,
    label: { es: 'Avisos', en: 'Alerts' },
    missing: words,
    letters: { centre: { given: 'Quiere avisos por SMS.', refused: 'No quiere avisos por SMS.' } },
  };
  return { fields: { ...fields, sampleline, samplechoice, samplebox } };
});
vi.mock('../../src/schema/form-shapes.ts', async (original) => {
  const { formShapes } = await original<{ formShapes: Record<string, object> }>();
  const contact = { sampleline: 'required', ...formShapes['contact'], samplechoice: 'optional', samplebox: 'optional' };
  return { formShapes: { ...formShapes, contact } };
});
// Adds the text of the new consent to the content.
vi.mock('yaml', async (original) => {
  const { parse } = await original<{ parse(text: string): { consent?: object } }>();
  return {
    parse(written: string) {
      const file = parse(written);
      if (file.consent) Object.assign(file.consent, { samplebox: { es: 'Avisadme por SMS.', en: 'Text me.' } });
      return file;
    },
  };
});

const { folder } = temporaryFolders('added-field');

/** A database from before these fields existed, with one enquiry. */
function storeBefore(): { id: string; env: { DATA_DIR: string } } {
  const { id } = sampleEnquiry();
  const script = `
    import { openEnquiryStore } from './server/enquiries/store/store.ts';
    import { sampleEnquiry } from './tests/sample-enquiry.ts';
    const store = await openEnquiryStore({ DATA_DIR: ${JSON.stringify(folder)} });
    await store.accept(sampleEnquiry({ id: '${id}', name: 'Eva Antes' }));
    await store.close();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  return { id, env: { DATA_DIR: folder } };
}

const answers = { sampleline: 'ATCO-1', samplechoice: 'evening', samplebox: 'yes' };
const { id: oldId, env } = storeBefore();
const store = await openEnquiryStore(env);
afterAll(() => store.close());
const { open, send, wait } = await formTestServer({ store });

async function enquire(changes: Record<string, string>, hidden?: Record<string, string>) {
  const form = hidden ?? (await open()).hidden;
  wait(5000);
  return { hidden: form, answer: await send({ ...form, ...typed, ...answers, ...changes }) };
}

const { hidden, answer } = await enquire({});
const stored = await store.show(hidden['submission'] ?? '');

test('an added field is asked for by the control of its type, in its own width', async () => {
  const { page } = await open();
  expect(page.body).toMatch(
    /<label for="field-sampleline">Licencia<\/label><input id="field-sampleline"[^>]* type="text"/,
  );
  expect(page.body).toMatch(/data-wide=""[^>]*><label for="field-samplechoice">/);
  expect(page.body).toMatch(/<option value="">Da igual<\/option><option value="morning">Mañana<\/option>/);
  expect(page.body).toMatch(
    /<input id="field-samplebox"[^>]* type="checkbox"[^>]*\/><label for="field-samplebox">Avisadme por SMS/,
  );
});

test('an added field is checked by the rule of its type, and has its own message for a missing value', async () => {
  const refused = await enquire({ sampleline: '' });
  expect(refused.answer.statusCode).toBe(422);
  expect(refused.answer.body).toMatch(/id="error-sampleline"[^>]*>Escríbelo\./);
  expect((await enquire({ sampleline: 'x'.repeat(21) })).answer.body).toContain('caben 20 caracteres');
  expect((await enquire({ samplechoice: 'night' })).answer.statusCode).toBe(200);
});

test('an added field is stored, and earlier enquiries have no value for it', async () => {
  expect(answer.statusCode).toBe(200);
  expect(stored?.enquiry).toMatchObject({
    sampleline: 'ATCO-1',
    samplechoice: 'evening',
    sampleboxConsent: { at: expect.any(Date) },
  });
  expect((await store.show(oldId))?.enquiry).toMatchObject({
    name: 'Eva Antes',
    sampleline: null,
    samplechoice: null,
    sampleboxConsent: null,
  });
});

test('an added field is in the mail to the centre, and in the automatic answer if it is a choice', () => {
  const enquiry = stored?.enquiry as Enquiry;
  const centre = renderLetter(letterToCentre(enquiry, sampleCentre));
  const visitor = renderLetter(letterToVisitor(enquiry, sampleCentre));
  expect(centre.text).toMatch(/Licencia: ATCO-1\n(.*\n)*Turno: Tarde\n/);
  expect(centre.text).toContain('Quiere avisos por SMS.');
  expect(visitor.text).toContain('Turno: Tarde');
  expect(visitor.text).not.toContain('ATCO-1');
});

test('an added field is in the list, the card and the exports of the command line', async () => {
  if (!stored) throw new Error('Nothing was stored.');
  expect(await asTable([[stored]])).toMatch(/ SAMPLE +DELIVERIES.*\n.* ATCO-1 /);
  expect(asCard(stored)).toMatch(/^sampleline +ATCO-1$/m);
  expect(JSON.parse(asJson(stored))).toMatchObject({ sampleline: 'ATCO-1', samplechoice: 'evening' });
});

test('a form sent again with another value of an added field is a different enquiry', async () => {
  expect((await enquire({}, hidden)).answer.statusCode).toBe(200);
  expect((await enquire({ sampleline: 'ATCO-2' }, hidden)).answer.statusCode).toBe(409);
  expect((await enquire({ samplebox: '' }, hidden)).answer.statusCode).toBe(409);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { sampleCentre } from '../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../tests/sample-enquiry.ts';
import type { Enquiry } from '../../src/schema/enquiry.ts';
import type { Field } from '../../src/schema/fields/field.ts';
import { asCard, asCsv, asJson, asTable } from '../enquiries/leads/leads-format.ts';
import { renderMails } from '../enquiries/mail/mails.tsx';
import { openEnquiryStore } from '../enquiries/store/store.ts';
import { formTestServer, typed } from './form-test-server.ts';

// Three fields that nothing but their definitions and the form's row knows of: a text, a choice and a third box to tick.
vi.mock('../../src/schema/fields/fields.ts', async (original) => {
  const { fields } = await original<{ fields: Record<string, Field> }>();
  const words = { es: 'Escríbelo.', en: 'Enter it.' };
  const licence: Field = {
    type: 'line',
    width: 'half',
    maxLength: 20,
    label: { es: 'Licencia', en: 'Licence' },
    missing: words,
    list: { heading: 'LICENCE', width: 20 },
    letters: { centre: 'Licencia' },
  };
  const shift: Field = {
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
  const sms: Field = {
    type: 'consent',
    linksPolicy: false,
    label: { es: 'Avisos', en: 'Alerts' },
    missing: words,
    letters: { centre: { given: 'Quiere avisos por SMS.', refused: 'No quiere avisos por SMS.' } },
  };
  return { fields: { ...fields, licence, shift, sms } };
});
vi.mock('../../src/schema/form-shapes.ts', async (original) => {
  const { formShapes } = await original<{ formShapes: Record<string, object> }>();
  const contact = { licence: 'required', ...formShapes['contact'], shift: 'optional', sms: 'optional' };
  return { formShapes: { ...formShapes, contact } };
});
// The content says the text of a consent.
vi.mock('yaml', async (original) => {
  const { parse } = await original<{ parse(text: string): { consent?: object } }>();
  return {
    parse(text: string) {
      const file = parse(text);
      if (file.consent) Object.assign(file.consent, { sms: { es: 'Avisadme por SMS.', en: 'Text me.' } });
      return file;
    },
  };
});

const folder = mkdtempSync(join(tmpdir(), 'added-field-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The database as it was before the fields came, with one enquiry in it. */
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

const answers = { licence: 'ATCO-1', shift: 'evening', sms: 'yes' };
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

test('is asked for by the control and in the width of its type', async () => {
  const { page } = await open();
  expect(page.body).toMatch(/<label for="field-licence">Licencia<\/label><input id="field-licence"[^>]* type="text"/);
  expect(page.body).toMatch(/data-wide=""[^>]*><label for="field-shift">/);
  expect(page.body).toMatch(/<option value="">Da igual<\/option><option value="morning">Mañana<\/option>/);
  expect(page.body).toMatch(
    /<input id="field-sms"[^>]* type="checkbox"[^>]*\/><label for="field-sms">Avisadme por SMS/,
  );
});

test('is checked by the rule of its type, and told of in its own words', async () => {
  const refused = await enquire({ licence: '' });
  expect(refused.answer.statusCode).toBe(422);
  expect(refused.answer.body).toMatch(/id="error-licence"[^>]*>Escríbelo\./);
  expect((await enquire({ licence: 'x'.repeat(21) })).answer.body).toContain('caben 20 caracteres');
  expect((await enquire({ shift: 'night' })).answer.statusCode).toBe(200);
});

test('is stored, and the enquiries from before have none', async () => {
  expect(answer.statusCode).toBe(200);
  expect(stored?.enquiry).toMatchObject({ licence: 'ATCO-1', shift: 'evening', smsConsent: { at: expect.any(Date) } });
  expect((await store.show(oldId))?.enquiry).toMatchObject({
    name: 'Eva Antes',
    licence: null,
    shift: null,
    smsConsent: null,
  });
});

test('is in the mail to the centre, and in the automatic answer only what was chosen', () => {
  const { centre, visitor } = renderMails(stored?.enquiry as Enquiry, sampleCentre);
  expect(centre.text).toMatch(/Licencia: ATCO-1\n(.*\n)*Turno: Tarde\n/);
  expect(centre.text).toContain('Quiere avisos por SMS.');
  expect(visitor.text).toContain('Turno: Tarde');
  expect(visitor.text).not.toContain('ATCO-1');
});

test('is in the list, on the card and in the exports', () => {
  if (!stored) throw new Error('Nothing was stored.');
  expect(asTable([stored])).toMatch(/ LICENCE +DELIVERIES.*\n.* ATCO-1 /);
  expect(asCard(stored)).toMatch(/^licence +ATCO-1$/m);
  expect(asCsv([stored])).toMatch(/,licence,shift,.*,smsTextVersion,smsAt,/);
  expect(JSON.parse(asJson(stored))).toMatchObject({ licence: 'ATCO-1', shift: 'evening' });
});

test('makes another enquiry of a form that was sent before', async () => {
  expect((await enquire({}, hidden)).answer.statusCode).toBe(200);
  expect((await enquire({ licence: 'ATCO-2' }, hidden)).answer.statusCode).toBe(409);
  expect((await enquire({ sms: '' }, hidden)).answer.statusCode).toBe(409);
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { builtin } from '../providers/builtin.ts';
import type { FormMessage, FormProvider } from '../providers/form-provider.ts';
import { tally } from '../providers/tally.ts';
import { readMessage } from './read-message.ts';

const siteOrigin = 'https://www.example.com';
// Messages are compared by the identity of their window; nothing else of a window is used.
const frameWindow = { postMessage() {} } as unknown as Window;
const uuid = '2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11';

const form = { es: 'mRoDv3', en: 'mRoDv3' };
const tallyForms = {
  contact: form,
  information: form,
  campus: form,
  'selection-process': form,
  organisation: form,
  proposal: form,
};

/** Messages in the documented format of each service, and invalid messages, each with the result of reading it. */
type Contract = {
  provider: FormProvider;
  id: string;
  origin: string;
  says: readonly (readonly [said: unknown, understood: FormMessage | null])[];
};

const tallyMessage = (event: string, payload: object): string => JSON.stringify({ event, payload });

const tallyPayload = {
  id: 'xYz12A',
  respondentId: 'rE5p0n',
  formId: 'mRoDv3',
  formName: 'Contacto',
  createdAt: '2026-11-21T10:00:00.000Z',
  fields: [{ id: 'f1', title: 'Correo', type: 'INPUT_EMAIL', answer: { value: 'ana@visitor.example', raw: '' } }],
};
const ready = { kind: 'ready' } as const;

const contracts: Record<'builtin' | 'tally', Contract> = {
  builtin: {
    provider: builtin,
    id: 'contact',
    origin: siteOrigin,
    says: [
      [
        { type: 'form-widget:resize', form: 'contact', height: 900 },
        { kind: 'resize', height: 900 },
      ],
      [
        { type: 'form-widget:submitted', form: 'contact', submission: uuid },
        { kind: 'submitted', submission: uuid },
      ],
      [{ type: 'form-widget:escape', form: 'contact' }, { kind: 'escape' }],
      [{ type: 'form-widget:escape', form: 'campus' }, null],
      [{ type: 'form-widget:submitted', form: 'campus', submission: uuid }, null],
      [{ type: 'form-widget:submitted', form: ['contact'], submission: uuid }, null],
      [{ type: 'form-widget:submitted', form: 'contact', submission: `${uuid}<` }, null],
      [{ type: 'form-widget:submitted', form: 'contact', submission: { toString: () => uuid } }, null],
      [{ type: 'form-widget:scroll', form: 'contact', height: 900 }, null],
      [{ type: 'form-widget:resize', form: 'contact', height: '900' }, null],
      [{ type: 'form-widget:resize', form: 'contact', height: NaN }, null],
      [{ type: 'form-widget:resize', form: 'contact', height: Infinity }, null],
      [JSON.stringify({ type: 'form-widget:submitted', form: 'contact', submission: uuid }), null],
    ],
  },
  tally: {
    provider: tally(tallyForms),
    id: 'mRoDv3',
    origin: 'https://tally.so',
    says: [
      [tallyMessage('Tally.FormLoaded', { formId: 'mRoDv3' }), ready],
      [tallyMessage('Tally.FormPageView', { formId: 'mRoDv3', page: 2 }), ready],
      [tallyMessage('Tally.FormSubmitted', tallyPayload), { kind: 'submitted', submission: 'xYz12A' }],
      [tallyMessage('Tally.FormSubmitted', { formId: 'mRoDv3' }), { kind: 'submitted', submission: null }],
      [tallyMessage('Tally.FormSubmitted', { formId: 'mRoDv3', id: '<b>' }), { kind: 'submitted', submission: null }],
      [tallyMessage('Tally.FormSubmitted', { ...tallyPayload, formId: 'other1' }), null],
      [tallyMessage('Tally.PopupClosed', { formId: 'mRoDv3' }), null],
      [{ event: 'Tally.FormSubmitted', payload: tallyPayload }, null],
      ['Tally.FormSubmitted', null],
      ['{"event":"Tally.FormSubmitted","payload":', null],
      ['{"event":"Tally.FormSubmitted","payload":null}', null],
      ['[iFrameSizer]frame0:640:320:init', null],
    ],
  },
};

describe.each(Object.entries(contracts))('%s', (_name, { provider, id, origin, says }) => {
  const listener = { provider, id, frameWindow, siteOrigin };
  const own = { origin, source: frameWindow };

  for (const [data, understood] of says) {
    test(`${JSON.stringify(data)} is read as ${understood?.kind ?? 'nothing'}`, () => {
      expect(readMessage({ data, ...own }, listener)).toEqual(understood);
    });
  }

  it('ignores messages from another origin, another window or no window', () => {
    for (const [data] of says) {
      for (const from of [
        { ...own, origin: 'https://evil.example' },
        { ...own, origin: 'null' },
        { ...own, origin: `${origin}.evil.example` },
        { ...own, source: { ...frameWindow } },
        { ...own, source: null },
      ]) {
        expect(readMessage({ data, ...from }, listener)).toBeNull();
      }
      expect(readMessage({ data, ...own, source: null }, { ...listener, frameWindow: null })).toBeNull();
    }
  });

  it('ignores any other value, and never throws for any value of a field', () => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true });
    fc.assert(fc.property(anything, (data) => readMessage({ data, ...own }, listener) === null));
    fc.assert(fc.property(fc.json(), (data) => readMessage({ data, ...own }, listener) === null));
    for (const [said] of says) {
      if (typeof said !== 'object' || said === null) continue;
      const names = fc.constantFrom(...Object.keys(said));
      fc.assert(
        fc.property(names, fc.anything(), (name, value) => {
          provider.read({ ...said, [name]: value }, id);
        }),
      );
    }
  });
});

test.each([
  [-5, 200],
  [199.2, 200],
  [900.1, 901],
  [1e9, 6000],
])('a form that requests a height of %d gets %d', (height, shown) => {
  const data = { type: 'form-widget:resize', form: 'contact', height };
  const { provider, id, origin } = contracts.builtin;
  const message = readMessage({ data, origin, source: frameWindow }, { provider, id, frameWindow, siteOrigin });
  expect(message).toEqual({ kind: 'resize', height: shown });
});

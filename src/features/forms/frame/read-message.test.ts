import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ProviderName, ProviderSettings } from '../../../schema/form-provider.ts';
import { builtin } from '../providers/builtin.ts';
import type { FormMessage, FormProvider } from '../providers/form-provider.ts';
import { hubspot } from '../providers/hubspot.ts';
import { tally } from '../providers/tally.ts';
import { typeform } from '../providers/typeform.ts';
import { readEvent, readMessage } from './read-message.ts';

const siteOrigin = 'https://www.example.com';
// Messages are compared by the identity of their window; nothing else of a window is used.
const frameWindow = { postMessage() {} } as unknown as Window;
const uuid = '2f1c7d1e-9b5b-4d6e-8f6a-0c8f4f3f1c11';

function settings(provider: ProviderSettings['provider'], region: string, id: string): ProviderSettings {
  const form = { es: id, en: id };
  const forms = {
    contact: form,
    information: form,
    campus: form,
    'selection-process': form,
    organisation: form,
    proposal: form,
  };
  return { provider, region, account: '123', forms };
}

/** The messages of each service, word for word from its documentation, and what the page reads in them. */
type Contract = {
  provider: FormProvider;
  id: string;
  origin: string;
  /** Messages, or events with their names. */
  says: readonly (readonly [said: unknown, understood: FormMessage | null, event?: string])[];
};

function tallyMessage(event: string, payload: object): string {
  return JSON.stringify({ event, payload });
}

const tallyPayload = {
  id: 'xYz12A',
  respondentId: 'rE5p0n',
  formId: 'mRoDv3',
  formName: 'Contacto',
  createdAt: '2026-11-21T10:00:00.000Z',
  fields: [{ id: 'f1', title: 'Correo', type: 'INPUT_EMAIL', answer: { value: 'ana@visitor.example', raw: '' } }],
};
const tfSubmit = { type: 'form-submit', embedId: 'contact-es', formId: 'aBcD1234', responseId: 'r3sp0ns3' };
const tfHeight = { type: 'form-height-changed', embedId: 'contact-es', height: 640 };
const hsReady = 'hs-form-event:on-ready';
const hsSuccess = 'hs-form-event:on-submission:success';
const hsDetail = { formId: uuid, instanceId: '7d1e' };
const ready = { kind: 'ready' } as const;

const contracts: Record<ProviderName, Contract> = {
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
    provider: tally(settings('tally', 'eu', 'mRoDv3')),
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
  typeform: {
    provider: typeform(settings('typeform', 'eu', 'aBcD1234')),
    id: 'aBcD1234',
    origin: 'https://form.typeform.eu',
    says: [
      [{ type: 'form-ready', embedId: 'contact-es' }, ready],
      [tfHeight, { kind: 'resize', height: 640 }],
      [tfSubmit, { kind: 'submitted', submission: 'r3sp0ns3' }],
      [{ ...tfSubmit, formId: 'other123' }, null],
      [{ ...tfSubmit, type: 'form-screen-changed' }, null],
      [{ ...tfHeight, height: '640' }, null],
      [JSON.stringify(tfSubmit), null],
    ],
  },
  hubspot: {
    provider: hubspot(settings('hubspot', 'eu1', uuid)),
    id: uuid,
    origin: 'https://js-eu1.hsforms.net',
    says: [
      [hsDetail, ready, hsReady],
      [hsDetail, { kind: 'submitted', submission: null }, hsSuccess],
      [{ ...hsDetail, formId: '00000000-9b5b-4d6e-8f6a-0c8f4f3f1c11' }, null, hsSuccess],
      [undefined, null, hsSuccess],
      [null, null, hsSuccess],
      ['', null, hsSuccess],
      [hsDetail, null, 'hs-form-event:on-submission:failed'],
      // Messages of legacy forms, and forged events.
      [{ type: 'hsFormCallback', eventName: 'onFormSubmitted', id: uuid }, null],
      [{ type: hsSuccess, ...hsDetail }, null],
    ],
  },
};

describe.each(Object.entries(contracts))('%s', (_name, { provider, id, origin, says }) => {
  const listener = { provider, id, frameWindow, siteOrigin };
  const own = { origin, source: frameWindow };

  for (const [data, understood, event] of says) {
    test(`${event ?? ''} ${JSON.stringify(data)} is understood as ${understood?.kind}`, () => {
      const read = event ? readEvent({ type: event, detail: data }, listener) : readMessage({ data, ...own }, listener);
      expect(read).toEqual(understood);
    });
  }

  it('is ignored from another origin, another window or no window', () => {
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

  it('never throws for any message', () => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true });
    fc.assert(fc.property(anything, (data) => readMessage({ data, ...own }, listener) === null));
    fc.assert(fc.property(fc.json(), (data) => readMessage({ data, ...own }, listener) === null));
    for (const type of provider.events)
      fc.assert(fc.property(anything, (detail) => readEvent({ type, detail }, listener) === null));
    for (const [said, , event] of says) {
      if (typeof said !== 'object' || said === null) continue;
      const names = fc.constantFrom(...Object.keys(said));
      fc.assert(
        fc.property(names, fc.anything(), (name, value) => {
          provider.read({ type: event ?? 'message', data: { ...said, [name]: value } }, id);
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

import { expect, test } from 'vitest';
import { leadCommands, leadEvent } from './lead-events.ts';
import type { Lead } from './lead-to-count.ts';
import { measurementSettings } from './measurement-settings.ts';

const lead: Lead = { id: 'abc-1', form: 'campus', page: '/madrid' };
const unnamed: Lead = { id: null, form: null, page: null };

function commands(dataset: Record<string, string>, counted = lead) {
  return leadCommands(counted, measurementSettings(dataset)).map(({ category, command }) => [
    category,
    ...command.slice(1),
  ]);
}

const formEvent = ['analytics', 'form_submission_success', { event_category: 'form', value: 1, form_name: 'campus' }];
const generated = ['analytics', 'generate_lead', { lead_source: 'campus' }];
const conversion = { value: 15, currency: 'EUR', transaction_id: 'abc-1' };

test('the event for the data layer contains the form, page and id of an enquiry, if known', () => {
  expect(leadEvent(lead, 'es')).toEqual({
    event: 'form_submission_success',
    form_name: 'campus',
    referrer_location: '/madrid',
    submission_id: 'abc-1',
    lang: 'es',
  });
  expect(leadEvent(unnamed, 'en')).toEqual({ event: 'form_submission_success', lang: 'en' });
});

test.each([
  [
    'a Google tag with an ad conversion',
    { googleTag: 'G-1', adConversion: 'AW-1/x' },
    [formEvent, generated, ['marketing', 'conversion', { ...conversion, send_to: 'AW-1/x' }]],
  ],
  ['nothing', {}, [formEvent, generated, ['marketing', 'conversion', conversion]]],
  ['only a Google tag', { googleTag: 'G-1' }, [formEvent, generated]],
  ['only a container', { tagManager: 'GTM-1' }, [generated, ['marketing', 'conversion', conversion]]],
])('an enquiry sends its commands when %s is switched on', (_what, dataset, expected) => {
  expect(commands(dataset)).toEqual(expected);
});

test('the conversion of an enquiry without an id has no transaction id', () => {
  expect(commands({ adConversion: 'AW-1/x' }, unnamed).at(-1)).toEqual([
    'marketing',
    'conversion',
    { send_to: 'AW-1/x', value: 15, currency: 'EUR' },
  ]);
});

import { expect, test } from 'vitest';
import { clickOf, storedClick, storedClickText } from './click-id.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['?gclid=EAIaIQob-ChMI_AbC', 'gclid:EAIaIQob-ChMI_AbC'],
  ['?gbraid=0AAAAA.xY~z', 'gbraid:0AAAAA.xY~z'],
  ['?wbraid=Cj8KCQ', 'wbraid:Cj8KCQ'],
  ['?wbraid=second&gclid=First', 'gclid:First'],
  ['?gclid=&gbraid=Second', 'gbraid:Second'],
])('%s is the click %s, in its original case', (search, clickId) => {
  expect(clickOf(search)?.clickId).toBe(clickId);
});

test.each([
  '',
  '?gclid',
  '?gclid=',
  '?fbclid=abc',
  '?gclid=<script>',
  `?gclid=${'a'.repeat(401)}`,
  '?gclid=a%00b',
  '?gclid=ana%40example.com',
])('the query “%s” contains no click', (search) => {
  expect(clickOf(search)).toBeNull();
});

test('campaign parameters are read, and no others of the query', () => {
  const search = `?gclid=A&utm_source=google&utm_medium=cpc&utm_campaign=torre%20${'x'.repeat(200)}&email=ana%40example.com`;
  expect(clickOf(search)?.campaign).toEqual({ source: 'google', medium: 'cpc', campaign: `torre ${'x'.repeat(94)}` });
});

test('a stored click is read for 90 days', () => {
  const click = { clickId: 'gclid:AbC', campaign: { source: 'google' } };
  const text = storedClickText(click, now);
  expect(storedClick(text, new Date(now.getTime() + 90 * day - 1))).toEqual(click);
  expect(storedClick(text, new Date(now.getTime() + 90 * day))).toBeNull();
});

test.each([
  null,
  '',
  'gclid:AbC',
  '{}',
  'null',
  '{"clickId":"x:y","at":"2026-11-21"}',
  '{"clickId":"gclid:A","at":"?"}',
])('the stored text “%s” is not a click', (text) => {
  expect(storedClick(text, now)).toBeNull();
});

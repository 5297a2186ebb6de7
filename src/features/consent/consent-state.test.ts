import { expect, test } from 'vitest';
import {
  consentState,
  consentVersion,
  preferencesText,
  type ConsentFacts,
  type ConsentState,
} from './consent-state.ts';

const now = new Date('2026-11-21T12:00:00Z');

function stored(change: object = {}): string {
  const preferences = {
    necessary: true,
    analytics: true,
    marketing: false,
    version: consentVersion,
    decidedAt: '2026-01-31T08:00:00Z',
  };
  return JSON.stringify({ ...preferences, ...change });
}

const decided: ConsentState = { name: 'decided', choice: { analytics: true, marketing: false } };
function undecided(because: (ConsentState & { name: 'undecided' })['because']): ConsentState {
  return { name: 'undecided', because };
}

const on = (decidedAt: string) => ({ preferences: stored({ decidedAt }) });

const cases: [situation: string, facts: Partial<ConsentFacts>, expected: ConsentState][] = [
  ['nothing is stored', { given: null, preferences: null }, undecided('nothing-stored')],
  ['a decision is stored', {}, decided],
  ['the mark is missing', { given: null }, undecided('nothing-stored')],
  ['the mark is not “true”', { given: 'yes' }, undecided('nothing-stored')],
  ['the preferences are missing', { preferences: null }, undecided('nothing-stored')],
  ['the preferences are not JSON', { preferences: '{"analytics":' }, undecided('unreadable')],
  ['the preferences are null', { preferences: 'null' }, undecided('unreadable')],
  ['a category is missing', { preferences: stored({ marketing: undefined }) }, undecided('unreadable')],
  ['a category is neither true nor false', { preferences: stored({ analytics: 'true' }) }, undecided('unreadable')],
  ['the version is another one', { preferences: stored({ version: consentVersion - 1 }) }, undecided('other-version')],
  ['the version is missing', { preferences: stored({ version: undefined }) }, undecided('other-version')],
  ['the date is not a date', on('yesterday'), undecided('unreadable')],
  ['the date is missing', { preferences: stored({ decidedAt: undefined }) }, undecided('unreadable')],
  ['the decision is 24 months old to the minute', on('2024-11-21T12:00:00Z'), decided],
  ['the decision is older than 24 months', on('2024-11-21T11:59:00Z'), undecided('expired')],
  ['the date is a little in the future', on('2026-11-22T11:00:00Z'), decided],
  ['the date is far in the future', on('2030-01-01T00:00:00Z'), undecided('unreadable')],
  ['the necessary category is stored as refused', { preferences: stored({ necessary: false }) }, decided],
];

test.each(cases)('the state of the consent is right if %s', (_situation, facts, expected) => {
  expect(consentState({ given: 'true', preferences: stored(), now, ...facts })).toEqual(expected);
});

test('a decision is stored in the specified shape', () => {
  expect(JSON.parse(preferencesText({ analytics: false, marketing: false }, now))).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
    version: consentVersion,
    decidedAt: '2026-11-21T12:00:00.000Z',
  });
});

test('a stored decision can be read', () => {
  const choice = { analytics: false, marketing: true };
  const state = consentState({ given: 'true', preferences: preferencesText(choice, now), now });
  expect(state).toEqual({ name: 'decided', choice });
});

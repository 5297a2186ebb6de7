import { expect, test } from 'vitest';
import { placeVisitor, redirectGuard, type PlacementFacts } from './place-visitor.ts';

const now = 1_000_000;
const spanishDocument: PlacementFacts = {
  documentLanguage: 'es',
  requested: null,
  carried: false,
  saved: null,
  guessed: undefined,
  redirectedAt: 0,
  redirectedHere: false,
  now,
};

const justLedHere = { redirectedAt: now - redirectGuard + 1, redirectedHere: true };

test.each([
  ['stays without a reason to go', {}, null, null],
  ['stays where the saved choice is', { saved: 'es' }, null, null],
  ['goes to the saved choice', { saved: 'en' }, null, 'en'],
  ['prefers the saved choice to the country', { saved: 'es', guessed: 'en' }, null, null],
  ['follows the country without saving it', { guessed: 'en' }, null, 'en'],
  ['saves what the address asks for', { requested: 'es' }, 'es', null],
  ['saves and follows what the address asks for', { requested: 'en', saved: 'es' }, 'en', 'en'],
  ['ignores a saved value that is no language', { saved: 'xx' }, null, null],
  ['stays where a redirect has just led', { saved: 'en', ...justLedHere }, null, null],
  [
    'moves again once the guard is over',
    { saved: 'en', ...justLedHere, redirectedAt: now - redirectGuard },
    null,
    'en',
  ],
  ['moves from an address that is opened again within the guard', { saved: 'en', redirectedAt: now - 1 }, null, 'en'],
  [
    'does not save the language of a redirect',
    { requested: 'es', redirectedAt: now - 1, redirectedHere: true },
    null,
    null,
  ],
  ['does not save the language of a link of the site', { requested: 'es', carried: true }, null, null],
  ['saves what another address asks for after a redirect', { requested: 'es', redirectedAt: now - 1 }, 'es', null],
] as const)('for a Spanish document, placeVisitor %s', (_, facts, save, moveTo) => {
  expect(placeVisitor({ ...spanishDocument, ...facts })).toMatchObject({ save, moveTo });
});

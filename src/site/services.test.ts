import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conditions } from './services.ts';

test('the style sheet of the legal texts knows every condition, and no other', () => {
  const sheet = readFileSync(new URL('../sections/legal-text/legal-text.module.css', import.meta.url), 'utf8');
  const styled = new Set([...sheet.matchAll(/\[data-when='([^']+)'\]/g)].map(([, name]) => name));
  expect(styled).toEqual(new Set(conditions));
});

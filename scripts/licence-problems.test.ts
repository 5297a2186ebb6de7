import { expect, test } from 'vitest';
import { licenceProblems } from './licence-problems.ts';

const at = (license?: string) => ({ version: '1.0.0', ...(license ? { license } : {}) });

test('a licence that is not on the list is reported, and so is a missing one', () => {
  const { problems } = licenceProblems({
    packages: {
      '': at('SEE LICENSE IN LICENSE'),
      'node_modules/good': at('MIT'),
      'node_modules/a/node_modules/@scope/bad': at('GPL-3.0-only'),
      'node_modules/silent': at(),
    },
  });
  expect(problems).toEqual(['@scope/bad@1.0.0: GPL-3.0-only', 'silent@1.0.0: none']);
});

test('of alternative licences one is enough; of joined licences both are needed', () => {
  const { problems, counts } = licenceProblems({
    packages: {
      'node_modules/choice': at('(GPL-2.0 OR MIT)'),
      'node_modules/both': at('Apache-2.0 AND LGPL-3.0-or-later'),
      'node_modules/bad': at('MIT AND GPL-2.0'),
    },
  });
  expect(problems).toEqual(['bad@1.0.0: MIT AND GPL-2.0']);
  expect(counts).toHaveLength(3);
});

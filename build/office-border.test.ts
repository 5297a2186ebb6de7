import { expect, test } from 'vitest';
import { refuseOfficeModules } from './office-border.ts';

test('a public bundle with a file or a library of the office is refused, and the error names the file', () => {
  const own = ['/site/src/entry-client.tsx', '/site/node_modules/react/index.js', '/site/src/pages/offices/page.tsx'];
  expect(() => refuseOfficeModules(own)).not.toThrow();
  for (const foreign of [
    '/site/src/office/entry.tsx',
    '/site/node_modules/@tanstack/react-query/build/index.js',
    '/site/node_modules/@simplewebauthn/browser/esm/index.js',
  ])
    expect(() => refuseOfficeModules([...own, foreign])).toThrow(foreign);
});

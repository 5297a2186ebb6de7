import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolders } from '../tests/temporary-folders.ts';
import { fieldsWithText } from './fields-with-text.ts';

const { folder } = temporaryFolders('fields');
const course = `facts:
  duration: { amount: 6, unit: month }
  start: { onRequest: true }
  formats: [inPerson]
  locations: [madrid]
  certification: aesa
  price: { amount: 27000, currency: EUR, tax: exempt, confirmed: false, excludes: { es: nada, en: nothing } }
card:
  title: { es: Torre, en: Tower }
items:
  - text:
      es: Cuesta {price:tower}, sin alojamiento.
      en: It costs {price:tower}.
`;
mkdirSync(join(folder, 'courses'));
mkdirSync(join(folder, 'articles'));
writeFileSync(join(folder, 'courses', 'tower.yaml'), course);
writeFileSync(join(folder, 'articles', 'one.es.md'), '---\ntitle: Un día\n---\n\n## En la torre\n\nSe oye **todo**.\n');

test.each([
  ['Torre', [{ file: 'courses/tower.yaml', path: ['card', 'title', 'es'], line: 9 }]],
  [
    'Cuesta 27.000\u00A0EUR, sin alojamiento.',
    [{ file: 'courses/tower.yaml', path: ['items', 0, 'text', 'es'], line: 12 }],
  ],
  ['sin alojamiento', [{ file: 'courses/tower.yaml', path: ['items', 0, 'text', 'es'], line: 12 }]],
  ['Un día', [{ file: 'articles/one.es.md', path: ['title'], line: 2 }]],
  ['Se oye todo.', [{ file: 'articles/one.es.md', path: [], line: 7 }]],
  ['En la torre', [{ file: 'articles/one.es.md', path: [], line: 5 }]],
  ['No está en ningún sitio', []],
  ['  ', []],
])('“%s” is found in exactly the fields that contain it', async (text, found) => {
  expect(await fieldsWithText(folder, text)).toEqual(found);
});

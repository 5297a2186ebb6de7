import { expect, test } from 'vitest';
import { kindOf } from './content-kinds.ts';
import { findTexts } from './find-texts.ts';

const file = (name: string, text: string) => ({ file: name, kind: kindOf(name)!, text });
const visits = file(
  'visits.yaml',
  "hero:\n  title: { es: Visitas, en: Visits }\n  lead: { es: 'Siéntate en el simulador', en: 'Sit at the simulator' }\n",
);
const article = file(
  'articles/torre/en.md',
  `---\ntitle: The tower\n---\n\n## Night\n\n${'A b. '.repeat(60)}The [runway](route:madrid) lights.\n`,
);

test('a text is found by its words, in any order and without accents, with the place of its field', () => {
  expect(findTexts([visits, article], 'SIMULADOR sientate')).toEqual([
    {
      file: 'visits.yaml',
      path: ['hero', 'lead', 'es'],
      title: 'Visitas y sesiones',
      label: 'Entradilla',
      text: 'Siéntate en el simulador',
    },
  ]);
  expect(findTexts([visits, article], 'sientate sit')).toEqual([]);
});

test('of a long text, the part around the first word is shown, without the addresses of links', () => {
  const [found] = findTexts([visits, article], 'runway');
  expect(found).toMatchObject({ file: 'articles/torre/en.md', path: ['body'] });
  expect(found?.text).toMatch(/^….{100,160}The runway lights\.$/);
  expect(findTexts([visits, article], 'madrid')).toEqual([]);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { forgedAddresses, costOf } from '../../../tests/forged-addresses.ts';
import { wordsOf } from '../../../tests/markup-words.ts';
import { content as loading, drawDocument, toolOf } from '../../../tests/page-words.ts';
import { readSheet } from './sheet-answers.ts';
import { examParts, knowledgeUnits } from './exam-bank.ts';
import { languages, type Language } from '../../i18n/language.ts';
import type { MockExamContent } from '../../pages/mock-exam/content.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { drawSheet } from './draw-paper.ts';

let content: SiteContent;
let tool: MockExamContent;

beforeAll(async () => {
  content = await loading;
  tool = drawDocument(content, { page: 'mockExam', language: 'es', params: {} }).data.content as MockExamContent;
});

function draw(search: string, language: Language = 'es'): string {
  return toolOf(content, 'mockExam', language, search);
}

/** The positions of the right answers on a sheet, 1 to 4. */
function rightPlaces(search: string): number[] {
  const request = readSheet(new URLSearchParams(search));
  const { drawn } = drawSheet({ ...request, part: request.part! }, tool.bank, tool.rules);
  return drawn.map(({ order }) => order.indexOf(0) + 1);
}

test('the page has no question before a sheet is requested', () => {
  const html = draw('');
  expect(html).toContain('<form');
  for (const { question } of tool.bank) expect(html).not.toContain(question);
});

test.each(languages)('the page has one button for each test and each of the nine units (%s)', (language) => {
  const strips = [...draw('', language).matchAll(/<button type="submit" value="([\w-]+)" name="part".*?<\/button>/gs)];
  expect(strips.map(([, part]) => part)).toEqual(['paper', 'english', ...knowledgeUnits]);
  for (const [strip, part] of strips) {
    const bank = tool.bank.filter(({ unit }) => unit === part).length;
    const expected = { paper: ['50', '25'], english: ['20', '10'] }[part!] ?? [`${bank}`];
    for (const number of expected) expect(wordsOf(strip)).toMatch(new RegExp(`\\b${number}\\b`));
  }
});

test.each(languages)('a sheet has ten questions, each with four answers and a blank (%s)', (language) => {
  const html = draw('?part=english&seed=4', language);
  expect(html.match(/<fieldset/g)).toHaveLength(10);
  expect(html.match(/type="radio"/g)).toHaveLength(50);
  expect(html).toContain('<span lang="en">');
});

test.each(languages)('a sheet is marked by the rules of the test (%s)', (language) => {
  const [search, right] = ['?part=charts&seed=12&done=1', rightPlaces('?part=charts&seed=12')];
  const answers = right.map((place, index) => {
    const wrong = (place % 4) + 1;
    return index < 6 ? `&q${index + 1}=${place}` : index < 8 ? `&q${index + 1}=${wrong}` : '';
  });
  const words = wordsOf(draw(search + answers.join(''), language).replaceAll('<!-- -->', ''));
  expect(words).toContain(language === 'es' ? '5,34 de 10 puntos' : '5.34 of 10 marks');
  expect(words).toContain(
    language === 'es' ? 'Aciertos: 6. Errores: 2. En blanco: 2.' : 'Right: 6. Wrong: 2. Blank: 2.',
  );
  expect(words.match(language === 'es' ? /Tu respuesta/g : /Your answer/g)).toHaveLength(2);
  expect(words.match(/Fuente:|Source:/g)).toHaveLength(4);
});

describe.each([
  ['?part=radar', 'La dirección nombraba una prueba que no existe'],
  ['?part=charts&seed=-5', 'El número de una hoja va del 1 al 99999'],
  ['?part=charts&seed=2&q1=9', 'La dirección traía respuestas que la hoja no tiene'],
])('%s', (search, told) => {
  test('the page states what is invalid, and has a form', () => {
    const html = draw(search);
    expect(wordsOf(html)).toContain(told);
    expect(html).toContain('<form');
  });
});

describe('three thousand forged addresses', () => {
  const addresses = forgedAddresses(['part', 'seed', 'done', 'q1', 'q10'], [...examParts, '1', '4', '99999']);

  test('give a sheet of ten questions in time, if they name a part', () => {
    const slow = addresses.filter((address) => {
      const mark = () => {
        const request = readSheet(new URLSearchParams(address));
        expect(request.seed).toBeGreaterThan(0);
        if (!request.part) return;
        const { drawn, given } = drawSheet({ ...request, part: request.part }, tool.bank, tool.rules);
        expect(drawn).toHaveLength(10);
        expect(given).toHaveLength(10);
      };
      return costOf(mark) >= 50;
    });
    expect(slow).toEqual([]);
  });

  test('give a page without the markup in the address (every sixtieth is drawn)', () => {
    for (const [index, address] of addresses.entries()) {
      if (index % 60 > 0) continue;
      const html = draw(address, languages[index % 2]);
      expect(html).toMatch(/<h2/);
      expect(html).not.toMatch(/<script|<b>|<img/);
      expect(wordsOf(html)).not.toMatch(/NaN|undefined|Infinity|\[object|\{\w+\}/);
    }
  });
});

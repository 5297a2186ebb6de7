import { expect, test } from 'vitest';
import { fillFigureLines, fillFigures } from './course-figures.ts';
import { sampleFigures as figures } from './sample-figures.ts';

test.each([
  ['{price:tower} ({tax:tower})', '27.000 EUR (impuestos: por confirmar)', '27,000 EUR (taxes: to be confirmed)'],
  ['{sum:tower+2244}, {sum:tower+tower}', '29.244 EUR, 54.000 EUR', '29,244 EUR, 54,000 EUR'],
  ['{duration:tower}, {duration-words:tower}', '6 meses, seis meses', '6 months, six months'],
  ['{Duration-words:tower}', 'Seis meses', 'Six months'],
  ['{duration:complete}, {duration-short:complete}', '11 a 13 meses, 11–13 meses', '11 to 13 months, 11–13 months'],
  ['{seats:tower}, {seats-words:complete}', '16, seis', '16, six'],
  ['{seats-words:tower}', '16', '16'],
  ['{teaching:tower}, {exercises:complete}', '20 semanas, 423', '20 weeks, 423'],
  ['{start:tower-2026-11}', '24 de noviembre de 2026', '24 November 2026'],
  ['{month:tower-2026-11}', 'noviembre 2026', 'November 2026'],
  ['{month:tower-later}', 'otoño de 2027', 'autumn 2027'],
  ['{start:complete-2027}', 'marzo de 2027', 'March 2027'],
])('writes %s in each language', (text, es, en) => {
  expect(fillFigures(text, 'es', figures)).toEqual({ text: es, problems: [] });
  expect(fillFigures(text, 'en', figures)).toEqual({ text: en, problems: [] });
});

test('other braces are unchanged, and a figure marked as-is is written as it is', () => {
  const text = '{{when:own-forms}} {start} {centre.name}';
  expect(fillFigures(text, 'es', figures)).toEqual({ text, problems: [] });
  expect(fillFigures('{as-is:27.000 EUR}', 'es', figures).text).toBe('27.000 EUR');
});

test.each([
  ['{prize:tower}', /there is no figure "prize".* Did you mean "price"\?/],
  ['{price:towr}', /there is no course "towr" in content\/courses\. Did you mean "tower"\?/],
  ['{start:tower}', /there is no edition "tower" .* Name an edition: tower-2026-11, tower-later\./],
  ['{start:tower-2026-10}', /there is no edition .* Did you mean "tower-2026-11"\?/],
  ['{price:complete}', /no "price" for "complete"/],
  ['{sum:tower+complete}', /"complete" is neither a course with a price nor a whole amount/],
])('reports the fault of %s, and its line', (text, told) => {
  const { problems } = fillFigureLines(`One line\n${text}`, 'en', figures);
  expect(problems).toEqual([{ line: 2, message: expect.stringMatching(told) }]);
});

test('a course with a broken file causes no further problems', () => {
  const courses = new Map([...figures.courses, ['tower', null]]);
  for (const text of ['{price:tower}', '{start:gone}', '{sum:tower+5}'])
    expect(fillFigures(text, 'en', { ...figures, courses })).toEqual({
      text: text.slice(0, 10),
      problems: [],
    });
});

import { expect, test } from 'vitest';
import { examUnit, type ExamUnitFile } from '../../src/tools/mock-exam/exam-unit.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { examLengthProblems, examProblems } from './exam-problems.ts';
import { readYaml } from './read-yaml.ts';

type Question = ExamUnitFile['questions'][number];

const fine: Question = {
  id: 'charts-scale',
  question: 'En una carta a escala 1:500.000, ¿cuánto miden diez centímetros?',
  right: '50 kilómetros',
  wrong: ['5 kilómetros', '27 kilómetros', '500 kilómetros'],
  explanation: 'Diez centímetros por 500.000.',
  source: { name: 'AIP España', address: 'https://aip.enaire.es', read: '2026-11-23' },
};

function problemsOf(...questions: Question[]): string[] {
  const exam = { charts: { unit: 'charts', questions } } as unknown as SiteContent['exam'];
  const lines = { file: 'content/exam/charts.yaml', lineOf: (path: readonly PropertyKey[]) => path.length };
  return examProblems({ exam }, [lines] as never).map(
    ({ file, line, place, message }) => `${file}:${line} ${place}: ${message}`,
  );
}

test.each<[string, Partial<Question>, RegExp]>([
  [
    'has an answer twice',
    { wrong: ['5 Kilometros', '5 kilómetros', '1 km'] },
    /:4 questions > 0 > wrong > 1: the answer/,
  ],
  [
    'repeats its right answer',
    { wrong: ['50 kilometros', '5 km', '1 km'] },
    /wrong > 0: the answer "50 kilometros" is given twice/,
  ],
  [
    'has a long right answer',
    { right: `50 kilómetros, ${'muy '.repeat(9)}lejos` },
    /:3 questions > 0 > right: .* 56 char/,
  ],
  [
    'has a short right answer',
    { wrong: ['5', '6', '7'].map((n) => `${n} kilómetros contados en el mapa`) },
    /stands out: 13/,
  ],
  ['has the id of another unit', { id: 'codes-scale' }, /questions > 0 > id: an id begins with "charts-"$/],
])('a question that %s is reported', (_, change, told) => {
  const problems = problemsOf({ ...fine, ...change });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(told);
});

test('a short answer is not reported for a difference of a few letters', () => {
  expect(problemsOf({ ...fine, right: '8', wrong: ['10', '12', '1.000'] })).toEqual([]);
});

test.each<[string, Partial<Question>, RegExp]>([
  [
    'the same id',
    { question: '¿Qué es una isobara en un mapa?', right: 'Una línea' },
    /questions > 1 > id: the id is that/,
  ],
  [
    'the same words',
    { id: 'charts-other', question: `¿${fine.question}` },
    /question: it says the same as "charts-scale"/,
  ],
  [
    'the same answer to nearly the same question',
    { id: 'charts-other', question: 'A escala 1:500.000, ¿cuánto miden diez centímetros de una carta náutica?' },
    /questions > 1 > question: it says the same as "charts-scale" in content\/exam\/charts.yaml$/,
  ],
])('a question with %s is reported', (_, change, told) => {
  const problems = problemsOf(fine, { ...fine, wrong: ['7 kilómetros', '8 kilómetros', '9 kilómetros'], ...change });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(told);
});

test('questions that ask for different codes and have different answers are not duplicates', () => {
  const asked = (code: string, right: string) => ({
    ...fine,
    id: `charts-${code.toLowerCase()}`,
    question: `¿Qué significa ${code} en un METAR?`,
    right,
    wrong: ['Lluvia', 'Arena', 'Humo'],
  });
  expect(problemsOf(asked('FG', 'Niebla'), asked('BR', 'Neblina'), asked('SN', 'Nieve'))).toEqual([]);
});

test('right answers that are often the longest are reported once', () => {
  const words =
    'alfa bravo charlie delta eco foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango';
  const questions = (longest: number) =>
    words.split(' ').map((word, index): Question => {
      const right = index < longest ? `${word} uno dos` : word;
      return {
        ...fine,
        id: `charts-${word}`,
        question: `¿${word}?`,
        right,
        wrong: ['x', 'y', 'z'].map((end) => `${word} ${end}`),
      };
    });
  expect(problemsOf(...questions(8))).toEqual([]);
  expect(problemsOf(...questions(9))).toEqual([
    'content/exam/charts.yaml:3 questions > 8 > right: the right answer is the longest in 9 of 20 questions: shorten some, or lengthen wrong ones',
  ]);
});

const written = (wrong: string, source: string) =>
  `unit: charts\nquestions:\n  - id: charts-scale\n    question: '¿Qué?'\n    right: 'a'\n    wrong: ${wrong}\n    explanation: 'e'\n${source}`;
const dated = "    source: { name: 'AIP', address: 'https://aip.enaire.es', read: 2026-11-23 }";

test.each([
  ['source', written("['b', 'c', 'd']", ''), 3, 'source'],
  ['day', written("['b', 'c', 'd']", dated.replace(', read: 2026-11-23', '')), 8, 'source > read'],
  ['https address', written("['b', 'c', 'd']", dated.replace('https://', '')), 8, 'source > address'],
  ['fourth answer', written("['b', 'c']", dated), 6, 'wrong'],
])('a question without its %s is refused', (_, yaml, line, place) => {
  const { problems } = readYaml('content/exam/charts.yaml', yaml, examUnit);
  expect(problems).toMatchObject([{ line, place: `questions > 0 > ${place}` }]);
});

test.each([
  ['charts', 19, 'the unit "charts" needs 20 questions; found 19'],
  ['charts', 20, null],
  ['english', 39, 'the unit "english" needs 40 questions; found 39'],
  ['english', 40, null],
])('a unit "%s" with %i questions gives the message: %s', (unit, count, message) => {
  const exam = { [unit]: { unit, questions: Array.from({ length: count }, () => fine) } };
  const file = `content/exam/${unit}.yaml`;
  const problems = examLengthProblems({ exam } as never, [{ file, lineOf: () => 2 }] as never);
  expect(problems).toEqual(message ? [{ file, line: 2, place: 'questions', message }] : []);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { costOf } from '../../tests/forged-addresses.ts';
import { wordsOf } from '../../tests/markup-words.ts';
import { content as loading, drawDocument, toolOf } from '../../tests/page-words.ts';
import { canI } from './can-i/can-i.ts';
import { canIQuestions } from './can-i/questions.ts';
import { costs } from './costs/costs.ts';
import { costsQuestions } from './costs/questions.ts';
import { fromKeys } from '../i18n/from-keys.ts';
import { languages, type Localized } from '../i18n/language.ts';
import { readAnswers, type Question } from './parts/read-answers.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { costsText, payBackTexts } from './costs/costs-words.ts';
import type { PageData } from '../site/page-data.ts';
import type { CanIToolContent } from './can-i/content.ts';
import { canIText, closedText, endText } from './can-i/can-i-words.ts';
import type { CostsToolContent } from './costs/content.ts';

const tools = {
  canI: canIQuestions as Readonly<Record<string, Question>>,
  costs: costsQuestions as Readonly<Record<string, Question>>,
};
type Tool = keyof typeof tools;
let content: SiteContent;
const pages = {} as Record<Tool, Localized<PageData>>;

beforeAll(async () => {
  content = await loading;
  for (const page of ['canI', 'costs'] as const)
    pages[page] = fromKeys(languages, (language) => drawDocument(content, { page, language, params: {} }).data);
});

/** Every run has the same random numbers, so that a failure can be reproduced. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const forged = [
  '400',
  '-5',
  '0',
  'NaN',
  'Infinity',
  '1e9',
  '5,5,5',
  '<script>alert(1)</script>',
  '"><img src=x>',
  '%00',
  '💶',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  '9'.repeat(300),
];

/** The query of an address with valid, forged, repeated or missing answers, and with unknown parameters. */
function forgedQuery(questions: Readonly<Record<string, Question>>, random: () => number): string {
  const pick = <Each>(list: readonly Each[]) => list[Math.floor(random() * list.length)] as Each;
  const query = new URLSearchParams();
  for (const [name, question] of Object.entries(questions)) {
    const right = () =>
      'options' in question
        ? pick(question.options)
        : String(Math.round(question.from + random() * (question.to - question.from)));
    const kind = random();
    if (kind < 0.5) query.append(name, right());
    else if (kind < 0.8) query.append(name, pick(forged));
    if (kind > 0.95) query.append(name, pick(forged));
  }
  if (random() < 0.1) query.append(pick(['utm_source', 'lang', 'q', 'toString']), pick(forged));
  return `?${query}`;
}

/** Signs of a broken text, which no result may contain. */
const noText = /NaN|undefined|Infinity|\[object|\{\w+\}/;

/** The texts that a tool derives from an address, without rendering it. */
const said: Record<Tool, (data: PageData, query: URLSearchParams) => string[]> = {
  canI({ content: page, language }, query) {
    const { answers } = readAnswers(canIQuestions, query);
    const tool = page as CanIToolContent;
    const result = canI(answers, tool.rules, tool.offers);
    return [
      canIText(answers, result, tool, language),
      ...result.ways.map((way) => (way.closed ? closedText(way, tool) : endText(way, tool, language))),
    ];
  },
  costs({ content: page, language }, query) {
    const { answers } = readAnswers(costsQuestions, query);
    const tool = page as CostsToolContent;
    const result = costs(answers, tool.rules, tool.offers);
    return [costsText(result, tool, language), ...payBackTexts(result, tool, language)];
  },
};

describe.each(['canI', 'costs'] as const)('%s', (page) => {
  test('forged addresses get texts in time, without broken values', () => {
    const random = seeded(20_261_123);
    const wrong: string[] = [];
    let highest = 0;
    for (let index = 0; index < 500; index += 1) {
      const search = forgedQuery(tools[page], random);
      let texts: string[] = [];
      const cost = costOf(() => {
        texts = said[page](pages[page][languages[index % 2] ?? 'es'], new URLSearchParams(search));
      });
      if (texts.some((text) => noText.test(text))) wrong.push(search.slice(0, 300));
      // During the first runs the engine is still compiling the code.
      if (index > 50) highest = Math.max(highest, cost);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(highest).toBeLessThan(50);
  });

  test('the response to a forged address has the form and a result, and no markup from the address', () => {
    const random = seeded(4);
    for (let index = 0; index < 30; index += 1) {
      const html = toolOf(content, page, languages[index % 2] ?? 'es', forgedQuery(tools[page], random));
      expect(html).toMatch(/<form[\s\S]*role="status"/);
      expect(html).not.toMatch(/<script|<img/);
      expect(wordsOf(html.replaceAll(/ value="[^"]*"/g, ''))).not.toMatch(noText);
      expect(html.length).toBeLessThan(60_000);
    }
  });

  test.each(languages)('the form shows errors at their fields, and keeps the other answers (%s)', (language) => {
    const asked = page === 'canI' ? '?age=400&english=c3&studies=school' : '?rent=abc&interest=-5&way=tower';
    const html = toolOf(content, page, language, asked);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    const [named] = /aria-describedby="[^"]*?(\w+-problem)"/.exec(html)?.slice(1) ?? [];
    expect(html).toContain(`id="${named}"`);
    expect(html).toMatch(page === 'canI' ? /<option value="school" selected/ : /<option value="tower" selected/);
  });
});

test('a budget keeps the answers about its candidate, and its link back contains them', () => {
  const html = toolOf(
    content,
    'costs',
    'en',
    '?way=block2&medical=0&age=24&english=c1&licence=towerController&months=400',
  );
  expect(html).toContain('<input type="hidden" name="age" value="24"/>');
  expect(html).not.toContain('name="months"');
  const back = '/can-i-be-a-controller?licence=towerController&amp;health=certificate&amp;age=24&amp;english=c1"';
  expect(html).toContain(back);
  expect(html).toContain('/what-it-costs?way=complete&amp;medical=0&amp;age=24&amp;english=c1');
});

test.each([
  ['20000', '20000'],
  ['0', '0'],
  ['30000', '57000'],
])('links to other ways keep the figures; a loan of %s becomes %s', (loan, other) => {
  const html = toolOf(content, 'costs', 'en', `?way=block2&living=900&loan=${loan}`);
  expect(html).toContain(`/what-it-costs?way=complete&amp;living=900&amp;loan=${other}"`);
});

/** The whole sentences of a result; labels and links may be repeated. */
function sentencesOf(html: string): string[] {
  return html
    .split(/<\/(?:p|dd|li|h2|h3|td|th|dt)>/)
    .flatMap((part) => wordsOf(part).split(/(?<=[.?!]) /))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(' ').length > 3);
}

test.each(languages)('no result repeats a sentence (%s)', (language) => {
  const random = seeded(7);
  const doubled = new Set<string>();
  for (const [page, questions] of Object.entries(tools) as [Tool, Readonly<Record<string, Question>>][]) {
    for (let index = 0; index < 25; index += 1) {
      const answers = Object.entries(questions).map(([name, question]) => {
        const last = 'options' in question ? question.options.length - 1 : question.to - question.from;
        const at = Math.round(random() * last);
        return [name, 'options' in question ? (question.options[at] ?? '') : String(question.from + at)];
      });
      const sentences = sentencesOf(toolOf(content, page, language, `?${new URLSearchParams(answers)}`));
      sentences.forEach((sentence, place) => sentences.indexOf(sentence) < place && doubled.add(sentence));
    }
  }
  expect([...doubled]).toEqual([]);
});

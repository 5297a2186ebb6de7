import { z } from 'zod';
import { examUnits } from '../deciding/exam/exam-bank.ts';
import { longestSheet } from '../deciding/exam/sheet-answers.ts';
import { fromKeys } from '../i18n/from-keys.ts';
import { pageLink } from './course-sections.ts';
import { factSource } from './deciding-facts.ts';
import { head, localizedText, text } from './localized.ts';

const texts = <const Id extends string>(ids: readonly Id[]) => z.strictObject(fromKeys(ids, () => localizedText));

/** Ids in the list of sources. */
const origin = { source: text, also: text.optional() };
const count = z.int().positive();
const points = z.number().positive();
const test = z.strictObject({ questions: count, minimum: points, ...origin });

/** The page of the mock exam and the rules of the test: `content/deciding/mock-exam.yaml`. */
export const mockExam = z
  .strictObject({
    head,
    hero: z.strictObject({ title: localizedText, lead: localizedText }),
    sources: z.record(text, factSource),
    /** The rules of the test, as they were read. */
    rules: z.strictObject({ knowledge: test, english: test, penalty: z.strictObject({ points, ...origin }) }),
    /** Choices of this mock, not of the test. */
    ours: z.strictObject({
      unitQuestions: count,
      sheetQuestions: count.max(longestSheet, 'an address holds ten answers'),
      secondsPerQuestion: count,
    }),
    /** Short names of the units, as in the syllabus. */
    units: texts(examUnits),
    form: texts(['label', 'part', 'paper', 'time', 'timed', 'untimed', 'seed', 'seedHelp', 'start', 'sheet', 'clear']),
    problems: texts(['part', 'seed', 'answers']),
    format: z.strictObject({
      title: localizedText,
      caption: localizedText,
      columns: texts(['test', 'questions', 'minimum']),
      /** `{penalty}` is what a wrong answer takes. */
      marks: localizedText,
      time: localizedText,
      ours: localizedText,
      language: localizedText,
      sources: localizedText,
      /** With `{dated}` and `{read}`. */
      dates: localizedText,
      undated: localizedText,
    }),
    sheet: texts(['title', 'status', 'question', 'blank', 'submit', 'other', 'failed']),
    result: texts([
      'title',
      'points',
      'counts',
      'reached',
      'missed',
      'units',
      'unitsNote',
      'wrong',
      'noneWrong',
      'blank',
      'yours',
      'right',
      'source',
      'read',
    ]),
    progress: texts(['title', 'running', 'resume', 'left', 'done', 'see', 'kept', 'export', 'delete', 'back', 'sure']),
    next: z.strictObject({ title: localizedText, text: localizedText, links: z.array(pageLink).min(1) }),
  })
  .superRefine(({ sources, rules }, context) => {
    const named = Object.entries(rules).flatMap(([name, { source, also }]) =>
      [source, also].flatMap((id) => (id === undefined ? [] : [{ name, id }])),
    );
    for (const { name, id } of named)
      if (!Object.hasOwn(sources, id))
        context.addIssue({ code: 'custom', path: ['rules', name], message: `there is no source "${id}"` });
    for (const id of Object.keys(sources))
      if (!named.some((each) => each.id === id))
        context.addIssue({ code: 'custom', path: ['sources', id], message: 'no rule names this source' });
  });

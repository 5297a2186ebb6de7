import { z } from 'zod';
import { canIQuestions, type CanIQuestion } from '../deciding/can-i-questions.ts';
import { bestReasons, closedReasons, conditionIds, legIds, wayIds } from '../deciding/ways.ts';
import { fromKeys } from '../i18n/from-keys.ts';
import { head, localizedText } from './localized.ts';
import { articleId, routeId } from './references.ts';

const texts = <const Id extends string>(ids: readonly Id[]) => z.strictObject(fromKeys(ids, () => localizedText));
const named = z.strictObject({ name: localizedText, text: localizedText });

function optionsOf<const Name extends Exclude<CanIQuestion, 'age'>>(name: Name) {
  return z.strictObject({
    label: localizedText,
    help: localizedText.optional(),
    options: texts(canIQuestions[name].options as readonly (typeof canIQuestions)[Name]['options'][number][]),
  });
}

const way = z.strictObject({
  code: localizedText,
  name: localizedText,
  /** Where the way leads, and what closes, as sentences. */
  leads: localizedText,
  to: z.union([z.strictObject({ page: routeId }), z.strictObject({ article: articleId })]),
  action: localizedText,
  article: articleId,
});

/** The page that tells a visitor which ways to the licence are open: `content/deciding/can-i.yaml`. */
export const canI = z.strictObject({
  head,
  hero: z.strictObject({ title: localizedText, lead: localizedText }),
  form: texts(['label', 'submit', 'clear', 'unanswered']),
  questions: z.strictObject({
    age: z.strictObject({ label: localizedText, help: localizedText.optional() }),
    studies: optionsOf('studies'),
    spanish: optionsOf('spanish'),
    english: optionsOf('english'),
    nationality: optionsOf('nationality'),
    licence: optionsOf('licence'),
    health: optionsOf('health'),
    months: optionsOf('months'),
  }),
  problems: texts(['choice', 'number', 'range']),
  result: z.strictObject({
    title: localizedText,
    none: localizedText,
    count: texts(['one', 'other', 'zero']),
    states: texts(['open', 'later', 'closed']),
    best: texts(bestReasons),
    fits: localizedText,
    cells: texts(['months', 'cost', 'start']),
    unknownMonths: localizedText,
    unknownCost: localizedText,
    free: localizedText,
    monthsUnit: localizedText,
    upTo: localizedText,
    missing: localizedText,
    first: localizedText,
    earliest: localizedText,
    earliestSample: localizedText,
    fromStart: localizedText,
    sampleStart: localizedText,
    explained: localizedText,
    sources: localizedText,
    sourceDates: localizedText,
    undated: localizedText,
    noPromise: localizedText,
    others: localizedText,
    next: texts(['costs', 'ask', 'tellMe', 'share']),
    letter: texts(['opening', 'question']),
  }),
  closed: texts(closedReasons),
  conditions: z.strictObject(fromKeys(conditionIds, () => named)),
  legs: z.strictObject({ ...fromKeys(legIds, () => named), medical: named.extend({ doubt: localizedText }) }),
  ways: z.strictObject(fromKeys(wayIds, () => way)),
});

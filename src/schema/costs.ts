import { z } from 'zod';
import { employerIds, itemIds, partIds } from '../deciding/costs.ts';
import { costsQuestions } from '../deciding/costs-questions.ts';
import { fromKeys } from '../i18n/from-keys.ts';
import { head, localizedText } from './localized.ts';
import { articleId, routeId } from './references.ts';

const texts = <const Id extends string>(ids: readonly Id[]) => z.strictObject(fromKeys(ids, () => localizedText));
const asked = z.strictObject({ label: localizedText, help: localizedText.optional() });
const { way, campus } = costsQuestions;

/** The page that adds up what a way into the profession costs: `content/deciding/costs.yaml`. */
export const costsPage = z.strictObject({
  head,
  hero: z.strictObject({ title: localizedText, lead: localizedText }),
  form: texts(['label', 'submit', 'clear']),
  questions: z.strictObject({
    way: asked.extend({ options: texts(way.options) }),
    campus: asked.extend({ options: texts(campus.options) }),
    ...fromKeys(['rent', 'living', 'travel', 'medical', 'loan', 'interest', 'grace', 'years', 'aside'], () => asked),
  }),
  units: texts(['euros', 'months', 'years', 'percent']),
  problems: texts(['choice', 'number', 'range']),
  result: z.strictObject({
    ...fromKeys(
      [
        'title',
        'status',
        'monthsUnit',
        'bar',
        'more',
        'item',
        'amount',
        'total',
        'leftOut',
        'others',
        'sources',
        'sourceDates',
        'undated',
        'noPromise',
      ],
      () => localizedText,
    ),
    parts: texts(partIds),
    items: texts(itemIds),
    loan: texts(['title', 'text', 'none', 'note']),
    payBack: texts(['title', 'text', 'far', 'course', 'unit', 'note', 'aside']),
    employers: texts(employerIds),
    next: texts(['course', 'ask', 'canI']).extend({ article: articleId, pay: articleId }),
    letter: texts(['opening', 'question']),
  }),
  ways: z.strictObject(fromKeys(way.options, () => z.strictObject({ page: routeId }))),
});

import { fill } from '../../i18n/words/fill.ts';
import { longMonth } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';
import { courseOfWay, type LegId, type Way } from './ways.ts';
import { eurosText, rangeText, type Range } from '../parts/amounts.ts';
import type { CanIResult } from './can-i.ts';
import { canIQuestions, type CanIAnswers, type CanIQuestion } from './questions.ts';
import type { AskedTexts } from '../parts/read-answers.ts';
import type { CanIToolContent } from './content.ts';

/** A range of months: "7 months", "11–13 months", "up to 3 months". */
export function monthsText({ from, to }: Range, { texts: { result } }: CanIToolContent): string {
  if (from === to) return `${from} ${result.monthsUnit}`;
  return from === 0 ? fill(result.upTo, { months: to }) : `${from}–${to} ${result.monthsUnit}`;
}

/** The months of a way; a text instead if none of its legs has a known length. */
export function wayMonths(way: Way, content: CanIToolContent): string {
  return way.months.to === 0 ? content.texts.result.unknownMonths : monthsText(way.months, content);
}

/** The cost of a way; a text instead if a price is not known, or if nothing is to be paid. */
export function wayCost({ legs, cost }: Way, { texts: { result } }: CanIToolContent, language: Language): string {
  const has = (leg: LegId, price: 'unknown' | 'free') =>
    legs.some(({ id, cost: known }) => id === leg && (price === 'free' ? known?.to === 0 : known === null));
  if (has('course', 'unknown')) return result.unknownCost;
  if (has('selection', 'unknown')) return has('course', 'free') ? result.paidCourse : result.unknownCost;
  return cost.to === 0 ? result.free : eurosText(cost, language);
}

/** The reason why a way is closed, as a sentence with its name. */
export function closedText({ id, closed }: Way, { texts, ways, rules }: CanIToolContent): string {
  if (!closed) return '';
  const age =
    id in rules.age
      ? rules.age[id as keyof typeof rules.age]
      : { from: rules.age.licence.from, to: rules.age.enaire.to };
  return fill(texts.closed[closed], { way: ways[id].name, from: age.from, to: age.to ?? '' });
}

/** The time at which a way leads to a licence: a month, or the months from its start; empty if they are unknown. */
export function endText(way: Way, content: CanIToolContent, language: Language): string {
  const { result } = content.texts;
  if (way.earliest) return fill(result.earliest, { month: longMonth(way.earliest, language) });
  if (way.months.to === 0) return '';
  return fill(result.fromStart, { months: rangeText(way.months) });
}

/** The label of a way's cost, with the tax if the way's course has a price. */
export function costLabel({ id }: Way, { offers, texts }: CanIToolContent): string {
  const offer = courseOfWay[id];
  const tax = offer ? offers[offer].tax : null;
  return tax ? `${texts.result.cells.cost} (${tax})` : texts.result.cells.cost;
}

/**
 * The answers and the ways that are not closed, as plain text for an enquiry, one per line. The text does not identify
 * the visitor.
 */
export function canIText(
  answers: CanIAnswers,
  { ways }: CanIResult,
  content: CanIToolContent,
  language: Language,
): string {
  const { questions, result } = content.texts;
  const given = (Object.keys(canIQuestions) as CanIQuestion[]).flatMap((name) => {
    const answer = answers[name];
    const { label, options }: AskedTexts = questions[name];
    return answer === undefined ? [] : [`- ${label}: ${options?.[answer] ?? answer}`];
  });
  const found = ways
    .filter(({ state }) => state !== 'closed')
    .map((way) => {
      const facts = [result.states[way.state], wayMonths(way, content), wayCost(way, content, language)];
      return `- ${content.ways[way.id].name}: ${facts.join(', ')}`;
    });
  return [result.letter.opening, ...given, '', `${result.title}:`, ...found, '', `${result.letter.question} `].join(
    '\n',
  );
}

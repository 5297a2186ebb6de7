import type { Language } from '../../i18n/language.ts';
import { canIQuestions, type CanIAnswers, type CanIQuestion } from '../../deciding/can-i-questions.ts';
import type { CanIResult } from '../../deciding/can-i.ts';
import type { CanIToolContent } from './can-i-content.ts';
import { wayCost, wayMonths } from './way-words.ts';

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
    return answer === undefined ? [] : [`- ${questions[name].label}: ${questions[name].options?.[answer] ?? answer}`];
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

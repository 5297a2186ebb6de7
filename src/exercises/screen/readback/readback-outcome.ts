import type { Language } from '../../../i18n/language.ts';
import type { Moment, Outcome } from '../../simulation/exercise.ts';
import { answersAsText, markOf, resultOf, type Answer } from '../../simulation/readback/answers.ts';
import { isWrong, type Exchange, type ReadbackContent } from '../../simulation/readback/exchange.ts';
import { readbackWords } from './words.ts';

type Run = {
  language: Language;
  radio: Language;
  kinds: ReadbackContent['kinds'];
  exchanges: readonly Exchange[];
  answers: readonly Answer[];
};

/** The result of a run, as sentences. */
export function readbackOutcome(run: Run): Outcome {
  const { exchanges, answers } = run;
  const seconds = answers.at(-1)?.at ?? 0;
  const open = exchanges.length - answers.length;
  const told = answers.flatMap((answer, index) => {
    const exchange = exchanges[index];
    return exchange ? momentOf(run, exchange, answer) : [];
  });
  const left: Moment = { at: seconds, kind: 'note', text: readbackWords[run.language].unanswered(open) };
  return {
    mark: markOf(exchanges, answers),
    seconds,
    good: goodSentences(run),
    moments: open > 0 ? [...told, left] : told,
    log: answersAsText(answers),
  };
}

function goodSentences({ language, exchanges, answers }: Run): string[] {
  const { good } = readbackWords[language];
  const results = answers.flatMap(({ choice }, index) => {
    const exchange = exchanges[index];
    return exchange ? [resultOf(exchange, choice)] : [];
  });
  const wrong = exchanges.filter(isWrong).length;
  const heard = results.filter((result) => result === 'heard').length;
  const passed = results.filter((result) => result === 'let pass').length;
  if (heard + passed === exchanges.length) return [good.all];
  return [
    ...(heard > 0 ? [good.heard(heard, wrong)] : []),
    ...(passed > 0 ? [good.passed(passed, exchanges.length - wrong)] : []),
  ];
}

/** One exchange as a moment of the time line; none for a right readback that was accepted. */
function momentOf({ language, radio, kinds }: Run, exchange: Exchange, { at, choice }: Answer): Moment[] {
  const words = readbackWords[language];
  const { controller, pilot, next } = exchange.radio[radio];
  const because = exchange.because[language];
  const result = resultOf(exchange, choice);
  if (result === 'let pass') return [];
  if (result === 'heard') return [{ at, kind: 'good', text: `${words.heard(next?.[0] ?? '')} ${because}` }];
  const advice = `${words.say(next && withoutStop(next[0] ?? ''))}. ${kinds[exchange.kind]?.[language] ?? ''}`;
  return [
    {
      at,
      kind: result === 'missed' ? 'lost' : 'note',
      text: `${words.moments[result](controller, pilot)} ${because}`,
      prevention: withoutStop(advice),
    },
  ];
}

/** Removes the final full stop, as the debriefing continues the sentence. */
function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

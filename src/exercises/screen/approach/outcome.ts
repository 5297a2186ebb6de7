import { wholeNumber, wordList } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Aircraft } from '../../simulation/approach/aircraft.ts';
import { headingText } from '../../simulation/approach/phraseology.ts';
import { preventionOf } from '../../simulation/approach/prevention.ts';
import { writeLog, type Loss, type Run } from '../../simulation/approach/run.ts';
import { scoreOf } from '../../simulation/approach/scoring.ts';
import type { Moment, Outcome } from '../../simulation/exercise.ts';
import { clockText } from '../exercise-words.ts';
import { oneDecimal } from './position-in-words.ts';
import { approachWord } from './words.ts';

/** Sums up a finished run: its strengths, and the important moments. */
export function outcomeOf(run: Run, language: Language): Outcome {
  const word = approachWord(language);
  const log = writeLog(run);
  const score = scoreOf(run);
  const good = [
    ...(score.done.length > 0 ? [word('good.done', { list: wordList(score.done, language) })] : []),
    ...(run.given.length === 0 || run.losses.some(({ rule }) => rule === 'radar') ? [] : [word('good.apart')]),
  ];
  const moments = [
    ...run.aircraft.flatMap(({ callSign, gate }): Moment[] => {
      if (!gate) return [];
      const isDone = score.done.includes(callSign);
      const text = word(isDone ? 'moment.gate' : 'moment.fast', { callSign, speed: Math.round(gate.speed) });
      return [{ at: gate.second, kind: isDone ? 'good' : 'note', text }];
    }),
    ...(['left', 'onFinal', 'missed'] as const).flatMap((end): Moment[] => {
      const callSigns = run.aircraft.filter((one) => endOf(one) === end).map(({ callSign }) => callSign);
      const list = wordList(callSigns, language);
      return callSigns.length === 0 ? [] : [{ at: run.second, kind: 'note', text: word(`moment.${end}`, { list }) }];
    }),
    ...run.losses.map((loss): Moment => momentOf(loss, run, log, language)),
  ];
  return {
    mark: score.mark,
    seconds: run.second,
    good,
    moments: moments.toSorted((one, other) => one.at - other.at),
    log,
  };
}

/** The way in which a flight ended if it did not pass the gate; undefined if it did. */
function endOf({ gate, phase }: Aircraft): 'left' | 'onFinal' | 'missed' | undefined {
  if (gate) return undefined;
  return phase === 'left' ? 'left' : phase === 'established' ? 'onFinal' : 'missed';
}

function momentOf(loss: Loss, run: Run, log: string, language: Language): Moment {
  const word = approachWord(language);
  const [one, other] = loss.pair;
  const text = word(loss.rule === 'radar' ? 'moment.radar' : 'moment.wake', {
    one,
    other,
    distance: oneDecimal(loss.distance, language),
    vertical: wholeNumber(loss.vertical, language),
    required: loss.required,
    seconds: (loss.until ?? run.second) - loss.from,
  });
  return { at: loss.from, kind: 'lost', text, prevention: preventionText(run, log, loss, language) };
}

function preventionText(run: Run, log: string, loss: Loss, language: Language): string | undefined {
  const found = preventionOf(run, log, loss);
  if (!found) return undefined;
  const { callSign, heading, altitude, speed } = found.instruction;
  const word = approachWord(language);
  const at = clockText(found.at);
  if (altitude !== undefined)
    return word('prevention.altitude', { at, callSign, altitude: wholeNumber(altitude, language) });
  if (speed !== undefined) return word('prevention.speed', { at, callSign, speed });
  return word('prevention.heading', { at, callSign, heading: headingText(heading ?? 0) });
}

import type { Language } from '../../../i18n/language.ts';
import type { Moment, Outcome } from '../../simulation/exercise.ts';
import { runAsText } from '../../simulation/tower/log.ts';
import { isOver } from '../../simulation/tower/movement.ts';
import type { TowerEvent, TowerRun } from '../../simulation/tower/run.ts';
import { markOf, meanWait } from '../../simulation/tower/scoring.ts';
import { clockText } from '../exercise-words.ts';
import { towerWord } from './words.ts';

/** The result of a run, as sentences. */
export function towerOutcome(run: TowerRun, language: Language): Outcome {
  return {
    mark: markOf(run),
    seconds: run.second,
    good: goodSentences(run, language),
    moments: [...run.events.flatMap((event) => momentOf(run, event, language)), ...unserved(run, language)],
    log: runAsText(run),
  };
}

function goodSentences(run: TowerRun, language: Language): string[] {
  const word = towerWord(language);
  const count = (kind: TowerEvent['kind']) => run.events.filter((event) => event.kind === kind).length;
  const all = (kind: string) => run.traffic.filter((movement) => movement.kind === kind).length;
  const landed = count('landed');
  const airborne = count('airborne');
  if (landed + airborne === 0) return [];
  return [
    word('good.served', { landed, arrivals: all('arrival'), airborne, departures: all('departure') }),
    ...(count('runway') === 0 ? [word('good.runway')] : []),
    ...(airborne > 1 && count('wake') === 0 ? [word('good.wake')] : []),
    ...(count('inspected') > 0 ? [word('good.inspected')] : []),
    ...(airborne > 0 ? [word('good.wait', { wait: clockText(meanWait(run)) })] : []),
  ];
}

/** An event as a moment of the time line; landings, take-offs and inspections give no moment. */
function momentOf({ traffic }: TowerRun, event: TowerEvent, language: Language): Moment[] {
  const word = towerWord(language);
  const { second: at, kind, by, lack = 0 } = event;
  if (kind === 'landed' || kind === 'airborne' || kind === 'inspected') return [];
  const [one, other] = by.map((index) => traffic[index]);
  const values = { one: one?.callSign ?? '', other: other?.callSign ?? '', lack };
  const prevention =
    kind === 'runway' ? word(`prevent.${other?.kind ?? 'departure'}`, values) : word(`prevent.${kind}`, values);
  const isLost = kind === 'runway' || kind === 'wake';
  return [{ at, kind: isLost ? 'lost' : 'note', text: word(`moment.${kind}`, values), prevention }];
}

function unserved({ traffic, second }: TowerRun, language: Language): Moment[] {
  const signs = traffic.filter((movement) => !isOver(movement)).map(({ callSign }) => callSign);
  if (signs.length === 0) return [];
  return [{ at: second, kind: 'note', text: towerWord(language)('moment.unserved', { signs: signs.join(', ') }) }];
}

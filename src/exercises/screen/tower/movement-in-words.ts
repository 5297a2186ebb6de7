import { locales, type Language } from '../../../i18n/language.ts';
import { distanceOf, isOver, type Movement } from '../../simulation/tower/movement.ts';
import type { TowerRun } from '../../simulation/tower/run.ts';
import { isOnRunway, wakeLack } from '../../simulation/tower/runway.ts';
import { clockText } from '../exercise-words.ts';
import { towerWord, wakeWords } from './words.ts';

/** The position of a movement and what it waits for, as text for its strip. */
export function phaseText({ traffic, second }: TowerRun, movement: Movement, language: Language): string {
  const word = towerWord(language);
  const { phase, due, isCleared } = movement;
  if (phase === 'expected' || isOver(movement)) return '';
  const distance = Math.max(0, distanceOf(movement, second)).toLocaleString(locales[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const text = word(`phase.${phase === 'final' && isCleared ? 'cleared' : (phase as Shown)}`, {
    distance,
    wait: clockText(second - due),
  });
  const { lack } = phase === 'holding' || phase === 'lined up' ? wakeLack(traffic, movement, second) : { lack: 0 };
  return lack > 0 ? `${text}, ${word('wake', { seconds: lack })}` : text;
}

type Shown = Exclude<Movement['phase'], 'expected' | 'vacated' | 'airborne' | 'inspected' | 'gone around'>;

/** Describes the traffic in sentences, the runway first. */
export function positionInWords(run: TowerRun, language: Language): string[] {
  const word = towerWord(language);
  const signs = run.traffic.filter(isOnRunway).map(({ callSign }) => callSign);
  const shown = run.traffic.filter((movement) => movement.phase !== 'expected' && !isOver(movement));
  return [
    signs.length > 0 ? word('said.runway', { signs: signs.join(', ') }) : word('said.free'),
    ...shown.map((movement) => {
      const wake = [movement.type, word(wakeWords[movement.category])].filter(Boolean).join(' ');
      return word('said.one', { callSign: movement.callSign, wake, phase: phaseText(run, movement, language) });
    }),
  ];
}

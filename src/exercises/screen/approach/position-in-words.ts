import { wholeNumber } from '../../../i18n/format.ts';
import type { Language, Localized } from '../../../i18n/language.ts';
import { groundSpeed, isFlying, type Aircraft } from '../../simulation/approach/aircraft.ts';
import { headingText } from '../../simulation/approach/phraseology.ts';
import type { WakeCategory } from '../../simulation/approach/rules.ts';
import type { Loss, Run } from '../../simulation/approach/run.ts';
import type { Conflict } from '../../simulation/approach/separation.ts';
import { approachWord, type ApproachWord } from './words.ts';

export const wakeWords: Readonly<Record<WakeCategory, ApproachWord>> = { L: 'light', M: 'medium', H: 'heavy' };

const points: Localized<readonly string[]> = {
  es: ['norte', 'noreste', 'este', 'sureste', 'sur', 'suroeste', 'oeste', 'noroeste'],
  en: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
};

/** Describes the position of each aircraft in a sentence. */
export function positionInWords(run: Run, language: Language): string[] {
  return run.aircraft.map((aircraft) => sentenceOf(aircraft, run, language));
}

function sentenceOf(aircraft: Aircraft, { wind }: Run, language: Language): string {
  const word = approachWord(language);
  const { callSign, x, y, altitude, assigned, heading, phase, category } = aircraft;
  if (phase === 'landed') return word('said.landed', { callSign });
  if (phase === 'left') return word('said.left', { callSign });
  const hundred = Math.round(altitude / 100) * 100;
  const going =
    hundred === assigned.altitude ? '' : word('said.going', { altitude: wholeNumber(assigned.altitude, language) });
  return word('said.flying', {
    callSign,
    wake: word(wakeWords[category]),
    distance: Math.round(Math.hypot(x, y)),
    point: points[language][Math.round(bearing({ x: 0, y: 0 }, { x, y }) / 45) % 8] ?? '',
    altitude: wholeNumber(hundred, language),
    going,
    heading: headingText(Math.round(heading) % 360),
    speed: Math.round(groundSpeed(aircraft, wind)),
    state: phase === 'established' ? word('said.established') : '',
  });
}

/** The bearing from a point to another: degrees, 0 to below 360. */
export function bearing(from: { x: number; y: number }, to: { x: number; y: number }): number {
  return ((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI + 360) % 360;
}

/** The differences between two moments of a run: aircraft that became established, landed or left, and new losses. */
export function changesInWords(before: Run, now: Run, language: Language): string[] {
  const word = approachWord(language);
  const changed = now.aircraft.flatMap((aircraft) => {
    const { callSign, phase } = aircraft;
    const was = before.aircraft.find((one) => one.callSign === callSign)?.phase;
    if (was === phase || phase === 'vectored') return [];
    return [isFlying(aircraft) ? word('changed.established', { callSign }) : sentenceOf(aircraft, now, language)];
  });
  const lost = now.losses
    .slice(before.losses.length)
    .map(({ pair: [one, other] }) => word('changed.lost', { one, other }));
  return [...lost, ...changed];
}

/** The announcement that a pair is too close. */
export function alertOf(
  { pair: [one, other], rule, distance, vertical, required }: Conflict | Loss,
  language: Language,
) {
  return approachWord(language)(rule === 'wake' ? 'wakeAlert' : 'lostAlert', {
    one,
    other,
    distance: oneDecimal(distance, language),
    vertical: wholeNumber(vertical, language),
    required,
  });
}

/** A distance with one decimal: `2,4` in Spanish, `2.4` in English. */
export function oneDecimal(value: number, language: Language): string {
  const text = value.toFixed(1);
  return language === 'es' ? text.replace('.', ',') : text;
}

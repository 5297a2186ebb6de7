import { capital, wholeNumber } from '../../../i18n/format.ts';
import type { Language, Localized } from '../../../i18n/language.ts';
import { fill } from '../../../i18n/words/fill.ts';
import type { Aircraft } from './aircraft.ts';
import { sideOf, type Instruction } from './instruction.ts';

/**
 * The phrases of the exercise, from ICAO Doc 4444, 12.3 and 12.4, and annex V of Royal Decree 1180/2018. On the radio
 * an altitude is spoken in feet, a heading digit by digit; here both are shown in figures.
 */
const phrases = {
  left: { es: 'vire izquierda rumbo {heading}', en: 'turn left heading {heading}' },
  right: { es: 'vire derecha rumbo {heading}', en: 'turn right heading {heading}' },
  fly: { es: 'vuele rumbo {heading}', en: 'fly heading {heading}' },
  climb: { es: 'suba para altitud {altitude} pies', en: 'climb to altitude {altitude} feet' },
  descend: { es: 'descienda para altitud {altitude} pies', en: 'descend to altitude {altitude} feet' },
  maintain: { es: 'mantenga altitud {altitude} pies', en: 'maintain altitude {altitude} feet' },
  reduce: { es: 'reduzca velocidad a {speed} nudos', en: 'reduce speed to {speed} knots' },
  increase: { es: 'aumente velocidad a {speed} nudos', en: 'increase speed to {speed} knots' },
  keep: { es: 'mantenga {speed} nudos', en: 'maintain {speed} knots' },
} as const satisfies Record<string, Localized<string>>;

/** The readbacks of these phrases. */
const readbacks: Record<keyof typeof phrases, Localized<string>> = {
  left: { es: 'izquierda rumbo {heading}', en: 'left heading {heading}' },
  right: { es: 'derecha rumbo {heading}', en: 'right heading {heading}' },
  fly: { es: 'rumbo {heading}', en: 'heading {heading}' },
  climb: { es: 'subo para altitud {altitude} pies', en: 'climbing to altitude {altitude} feet' },
  descend: { es: 'desciendo para altitud {altitude} pies', en: 'descending to altitude {altitude} feet' },
  maintain: { es: 'mantengo altitud {altitude} pies', en: 'maintaining altitude {altitude} feet' },
  reduce: { es: 'reduciendo a {speed} nudos', en: 'reducing to {speed} knots' },
  increase: { es: 'aumentando a {speed} nudos', en: 'increasing to {speed} knots' },
  keep: { es: 'mantengo {speed} nudos', en: 'maintaining {speed} knots' },
};

/** Writes the radio call of an instruction, and its readback. `before` is the aircraft before the instruction. */
export function sayInstruction(instruction: Instruction, before: Aircraft, radio: Language) {
  const { callSign } = instruction;
  const parts = partsOf(instruction, before);
  const values = {
    heading: headingText(instruction.heading ?? 0),
    altitude: wholeNumber(instruction.altitude ?? 0, radio),
    speed: instruction.speed ?? 0,
  };
  const say = (table: Record<keyof typeof phrases, Localized<string>>) =>
    parts.map((part) => fill(table[part][radio], values)).join(', ');
  return { call: `${callSign}, ${say(phrases)}`, readback: `${capital(say(readbacks))}, ${callSign}` };
}

function partsOf(instruction: Instruction, before: Aircraft): (keyof typeof phrases)[] {
  const { heading, altitude, speed } = instruction;
  const parts: (keyof typeof phrases)[] = [];
  if (heading !== undefined) parts.push(sideOf(instruction, before) ?? 'fly');
  if (altitude !== undefined)
    parts.push(altitude > before.altitude ? 'climb' : altitude < before.altitude ? 'descend' : 'maintain');
  if (speed !== undefined) parts.push(speed < before.speed ? 'reduce' : speed > before.speed ? 'increase' : 'keep');
  return parts;
}

/** Three digits; north is 360. */
export function headingText(heading: number): string {
  return String(heading === 0 ? 360 : Math.round(heading)).padStart(3, '0');
}

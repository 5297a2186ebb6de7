import type { Language, Localized } from '../../../i18n/language.ts';
import type { Values } from '../../../i18n/words/fill.ts';
import { readWords } from '../../../i18n/words/read-words.ts';

/** The texts of the tower exercise: loaded with it. */
const words = {
  picture: { es: 'La pista desde la torre', en: 'The runway from the tower' },
  arrivals: { es: 'En final', en: 'On final' },
  departures: { es: 'Punto de espera', en: 'Holding point' },
  none: { es: 'Nadie por ahora.', en: 'Nobody for now.' },
  'order.line up': { es: 'Alinear', en: 'Line up' },
  'order.take off': { es: 'Despegar', en: 'Take off' },
  'order.land': { es: 'Aterrizar', en: 'Land' },
  'order.go around': { es: 'Motor y al aire', en: 'Go around' },
  'order.enter': { es: 'Entrar', en: 'Enter' },
  'order.vacate': { es: 'Abandonar', en: 'Vacate' },
  'phase.final': { es: 'a {distance} NM', en: '{distance} NM out' },
  'phase.cleared': { es: 'autorizado, a {distance} NM', en: 'cleared, {distance} NM out' },
  'phase.landed': { es: 'en pista, aterrizando', en: 'on the runway, landing' },
  'phase.holding': { es: 'espera {wait}', en: 'waiting {wait}' },
  'phase.entering': { es: 'entrando en pista', en: 'entering the runway' },
  'phase.lined up': { es: 'en pista, listo', en: 'on the runway, ready' },
  'phase.rolling': { es: 'en pista, despegando', en: 'on the runway, taking off' },
  'phase.waiting': { es: 'pide inspeccionar la pista', en: 'requests a runway inspection' },
  'phase.inspecting': { es: 'en pista, inspeccionando', en: 'on the runway, inspecting' },
  'phase.leaving': { es: 'saliendo de la pista', en: 'leaving the runway' },
  wake: { es: 'estela: faltan {seconds} s', en: 'wake: {seconds} s to go' },
  light: { es: 'ligera', en: 'light' },
  medium: { es: 'media', en: 'medium' },
  heavy: { es: 'pesada', en: 'heavy' },
  'hint.order': {
    es: 'Pulsa «{order}» en la ficha del {callSign}.',
    en: 'Press “{order}” on the strip of {callSign}.',
  },
  'hint.wait': {
    es: 'Toca esperar: la pista está ocupada o falta tiempo de estela.',
    en: 'Wait: the runway is occupied, or the wake time is not over.',
  },
  occupied: { es: 'PISTA OCUPADA', en: 'RUNWAY OCCUPIED' },
  'alert.runway': { es: 'Dos en la pista: {one} y {other}.', en: 'Two on the runway: {one} and {other}.' },
  'alert.wake': {
    es: 'Estela: {other} despega {lack} s antes de tiempo detrás de {one}.',
    en: 'Wake: {other} takes off {lack} s too early behind {one}.',
  },
  'alert.uncleared': {
    es: '{one} se va al aire: llegó al umbral sin autorización.',
    en: '{one} goes around: it reached the threshold without a clearance.',
  },
  position: { es: 'En palabras', en: 'In words' },
  'said.runway': { es: 'En la pista: {signs}.', en: 'On the runway: {signs}.' },
  'said.free': { es: 'La pista está libre.', en: 'The runway is clear.' },
  'said.one': { es: '{callSign}, {wake}: {phase}.', en: '{callSign}, {wake}: {phase}.' },
  'good.served': {
    es: 'Aterrizaron {landed} de {arrivals} y despegaron {airborne} de {departures}.',
    en: '{landed} of {arrivals} landed, and {airborne} of {departures} took off.',
  },
  'good.runway': { es: 'La pista nunca estuvo ocupada por dos.', en: 'There were never two on the runway.' },
  'good.wake': { es: 'Cada despegue guardó la estela del anterior.', en: 'Every take-off kept the wake interval.' },
  'good.wait': {
    es: 'La espera media en el punto de espera fue de {wait}.',
    en: 'The average wait at the holding point was {wait}.',
  },
  'good.inspected': { es: 'La pista quedó inspeccionada.', en: 'The runway was inspected.' },
  'moment.runway': {
    es: '{one} y {other} coincidieron en la pista.',
    en: '{one} and {other} were on the runway together.',
  },
  'moment.wake': {
    es: '{other} despegó detrás de {one} con {lack} segundos menos de los 120 de estela.',
    en: '{other} took off behind {one} {lack} seconds short of the 120-second wake interval.',
  },
  'moment.uncleared': {
    es: '{one} llegó al umbral sin autorización y se fue al aire.',
    en: '{one} reached the threshold without a clearance and went around.',
  },
  'moment.told around': { es: 'Mandaste a {one} al aire.', en: 'You sent {one} around.' },
  'moment.unserved': {
    es: 'Al terminar quedaban por atender: {signs}.',
    en: 'Still waiting at the end: {signs}.',
  },
  'prevent.arrival': {
    es: 'mandar a {other} al aire antes del umbral, o no meter a {one} en la pista con él tan cerca',
    en: 'to send {other} around before the threshold, or to keep {one} off the runway with it so close',
  },
  'prevent.departure': {
    es: 'esperar a que {one} dejara la pista antes de mover a {other}',
    en: 'to wait until {one} was off the runway before moving {other}',
  },
  'prevent.vehicle': {
    es: 'dejar a {other} fuera hasta tener la pista libre',
    en: 'to keep {other} off until the runway was clear',
  },
  'prevent.wake': { es: 'autorizar a {other} {lack} segundos más tarde', en: 'to clear {other} {lack} seconds later' },
  'prevent.uncleared': {
    es: 'autorizar a {one} para aterrizar, con la pista libre, antes de que cruzara el umbral',
    en: 'to clear {one} to land, with the runway clear, before it crossed the threshold',
  },
  'prevent.told around': {
    es: 'tener la pista libre para {one} a tiempo',
    en: 'to have the runway clear for {one} in time',
  },
} as const satisfies Record<string, Localized<string>>;

type TowerWord = keyof typeof words;

export type TowerSay = (key: TowerWord, values?: Values) => string;

/** Returns the function that reads the texts of the tower exercise in a language. */
export function towerWord(language: Language): TowerSay {
  return readWords(words, language);
}

/** The key in `words` of each wake category's name. */
export const wakeWords = { L: 'light', M: 'medium', H: 'heavy' } as const;

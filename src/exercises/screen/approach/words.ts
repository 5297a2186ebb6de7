import type { Language, Localized } from '../../../i18n/language.ts';
import type { Values } from '../../../i18n/words/fill.ts';
import { readWords } from '../../../i18n/words/read-words.ts';

/** The texts of the approach exercise: loaded with it. */
const words = {
  scope: { es: 'Pantalla radar. Elige una traza o una ficha.', en: 'Radar scope. Choose a track or a strip.' },
  strips: { es: 'Fichas de los aviones', en: 'Flight strips' },
  keys: { es: 'Instrucciones para {callSign}', en: 'Instructions for {callSign}' },
  choose: { es: 'Elige un avión para darle instrucciones.', en: 'Choose an aircraft to give it instructions.' },
  heading: { es: 'Rumbo', en: 'Heading' },
  altitude: { es: 'Nivel', en: 'Level' },
  speed: { es: 'Velocidad', en: 'Speed' },
  intercept: { es: 'final', en: 'final' },
  typed: { es: 'O escríbela', en: 'Or type it' },
  typedExample: { es: 'Por ejemplo: {example}', en: 'For example: {example}' },
  send: { es: 'Transmitir', en: 'Transmit' },
  measure: { es: 'Medir', en: 'Measure' },
  measured: { es: '{distance} NM, rumbo {bearing}', en: '{distance} NM, bearing {bearing}' },
  position: { es: 'En palabras', en: 'In words' },
  positionTitle: { es: 'La posición en palabras', en: 'The position in words' },
  since: { es: 'Desde la última lectura', en: 'Since you last read it' },
  nothing: { es: 'Sin novedad.', en: 'Nothing new.' },
  lost: { es: 'SEPARACIÓN', en: 'SEPARATION' },
  lostAlert: {
    es: 'Separación perdida: {one} y {other}, {distance} NM y {vertical} pies.',
    en: 'Separation lost: {one} and {other}, {distance} NM and {vertical} feet.',
  },
  wakeAlert: {
    es: 'Estela: {other} va a {distance} NM de {one} y le hacen falta {required}.',
    en: 'Wake: {other} is {distance} NM behind {one} and needs {required}.',
  },
  established: { es: 'establecido', en: 'established' },
  over: { es: 'listo', en: 'done' },
  gone: { es: 'fuera', en: 'off the map' },
  light: { es: 'ligera', en: 'light' },
  medium: { es: 'media', en: 'medium' },
  heavy: { es: 'pesada', en: 'heavy' },
  'said.flying': {
    es: '{callSign}, estela {wake}: a {distance} NM al {point} de la pista, {altitude} pies{going}, rumbo {heading}, {speed} nudos{state}.',
    en: '{callSign}, wake {wake}: {distance} NM {point} of the runway, {altitude} feet{going}, heading {heading}, {speed} knots{state}.',
  },
  'said.going': { es: ' hacia {altitude}', en: ' going to {altitude}' },
  'said.established': { es: ', establecido en final', en: ', established on final' },
  'said.landed': { es: '{callSign} ha aterrizado.', en: '{callSign} has landed.' },
  'said.left': { es: '{callSign} ha salido de la pantalla.', en: '{callSign} has left the scope.' },
  'changed.established': { es: '{callSign} se ha establecido.', en: '{callSign} is established.' },
  'changed.lost': { es: '{one} y {other} han perdido la separación.', en: '{one} and {other} lost separation.' },
  'refused.unknown': { es: 'Ningún avión se llama {at}.', en: 'No aircraft is called {at}.' },
  'refused.ambiguous': {
    es: '{at} vale para varios: escribe más letras.',
    en: '{at} matches several: type more of it.',
  },
  'refused.empty': { es: 'Falta la instrucción: {example}', en: 'Add an instruction: {example}' },
  'refused.unreadable': { es: 'No se entiende «{at}»: {example}', en: '“{at}” is not an instruction. Try: {example}' },
  'refused.heading': { es: 'Un rumbo va de 001 a 360.', en: 'Headings run from 001 to 360.' },
  'refused.altitude': { es: 'Aquí se usan niveles de A20 a A100.', en: 'Use levels from A20 to A100.' },
  'refused.speed': { es: 'Aquí se usan velocidades de 140 a 250.', en: 'Use speeds from 140 to 250.' },
  'refused.gate': {
    es: 'Dentro de las 4 NM ya no se cambia la velocidad.',
    en: 'No speed changes inside 4 NM.',
  },
  'refused.gone': { es: 'Ese avión ya no está en tu frecuencia.', en: 'That aircraft has left your frequency.' },
  'guide.select': { es: 'Pulsa {callSign}, el de la flecha.', en: 'Click {callSign}, under the arrow.' },
  'guide.heading': {
    es: '{callSign}, rumbo 220: cortará la final en un ángulo de 40 grados.',
    en: '{callSign}, heading 220: it will intercept final at 40 degrees.',
  },
  'guide.altitude': {
    es: '{callSign} a 40, cuatro mil pies: llegará por debajo de la senda.',
    en: '{callSign} to 40, four thousand feet: it will arrive below the glide path.',
  },
  'guide.speed': {
    es: '{callSign} a 180 nudos. A 4 NM de la pista deben ir todos a 160.',
    en: '{callSign} to 180 knots. At 4 NM from the runway every aircraft should be at 160.',
  },
  'guide.rest': {
    es: 'Ahora los demás: siempre 3 NM o 1.000 pies entre dos.',
    en: 'Now the others: always keep 3 NM or 1,000 feet between any two.',
  },
  'good.done': { es: '{list}: sobre las 4 NM a 160 nudos.', en: '{list}: over the 4 NM at 160 knots.' },
  'good.apart': {
    es: 'Entre dos aviones siempre ha habido 3 NM o 1.000 pies.',
    en: 'Any two aircraft were always 3 NM or 1,000 feet apart.',
  },
  'moment.gate': { es: '{callSign} pasa las 4 NM a {speed} nudos.', en: '{callSign} passes 4 NM at {speed} knots.' },
  'moment.fast': {
    es: '{callSign} pasa las 4 NM a {speed} nudos, no a 160.',
    en: '{callSign} passes 4 NM at {speed} knots, not at 160.',
  },
  'moment.left': { es: 'Fuera de la pantalla: {list}.', en: 'Off the scope: {list}.' },
  'moment.onFinal': { es: 'En final, sin llegar a las 4 NM: {list}.', en: 'On final, short of the 4 NM: {list}.' },
  'moment.missed': { es: 'Sin llegar a la final: {list}.', en: 'Not on final: {list}.' },
  'moment.radar': {
    es: '{one} y {other} llegan a {distance} NM con {vertical} pies entre ellos, durante {seconds} s.',
    en: '{one} and {other} come within {distance} NM with {vertical} feet between them, for {seconds} s.',
  },
  'moment.wake': {
    es: '{other} sigue a {one} a {distance} NM: por su estela hacen falta {required}.',
    en: '{other} follows {one} at {distance} NM: the wake minimum is {required}.',
  },
  'prevention.heading': { es: 'a las {at}, {callSign} rumbo {heading}', en: 'at {at}, {callSign} heading {heading}' },
  'prevention.altitude': {
    es: 'a las {at}, {callSign} a {altitude} pies',
    en: 'at {at}, {callSign} to {altitude} feet',
  },
  'prevention.speed': { es: 'a las {at}, {callSign} a {speed} nudos', en: 'at {at}, {callSign} at {speed} knots' },
} as const satisfies Record<string, Localized<string>>;

export type ApproachWord = keyof typeof words;
export type ApproachSay = (key: ApproachWord, values?: Values) => string;

/** Returns the function that reads the texts of the approach exercise in a language. */
export function approachWord(language: Language): ApproachSay {
  return readWords(words, language);
}

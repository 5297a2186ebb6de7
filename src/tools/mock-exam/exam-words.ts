import type { Localized } from '../../i18n/language.ts';

/** The texts of a running exam. */
export type ExamWords = {
  place: (number: number, of: number) => string;
  chosenAgain: string;
  bar: string;
  state: (answered: number, open: number, marked: number) => string;
  timeLeft: string;
  timeTaken: string;
  hideClock: string;
  hideClockLabel: string;
  showClock: string;
  showClockLabel: string;
  almostOver: string;
  mark: string;
  marked: string;
  back: string;
  on: string;
  handIn: string;
  sure: (open: number) => string;
  notYet: string;
  leave: string;
  leaveLabel: string;
  keys: string;
};

export const examWords: Localized<ExamWords> = {
  es: {
    place: (number, of) => `Pregunta ${number} de ${of}`,
    chosenAgain: 'Pulsa otra vez la respuesta elegida para dejarla en blanco.',
    bar: 'Ir a la pregunta',
    state: (answered, open, marked) => `Contestadas: ${answered}. En blanco: ${open}. Marcadas: ${marked}.`,
    timeLeft: 'Tiempo que queda',
    timeTaken: 'Tiempo que llevas',
    hideClock: 'Ocultar',
    hideClockLabel: 'Ocultar el reloj',
    showClock: 'Ver reloj',
    showClockLabel: 'Ver reloj de la prueba',
    almostOver: 'Quedan menos de cinco minutos.',
    mark: 'Marcar',
    marked: 'Marcada',
    back: 'Anterior',
    on: 'Siguiente',
    handIn: 'Entregar',
    sure: (open) => (open === 0 ? '¿Entregar la hoja?' : `Quedan en blanco: ${open}. ¿Entregar la hoja?`),
    notYet: 'Todavía no',
    leave: 'Salir',
    leaveLabel: 'Salir sin entregar',
    keys: 'Teclas: 1 a 4, responder; flechas, pasar de pregunta; M, marcar.',
  },
  en: {
    place: (number, of) => `Question ${number} of ${of}`,
    chosenAgain: 'Press the chosen answer again to leave it blank.',
    bar: 'Go to question',
    state: (answered, open, marked) => `Answered: ${answered}. Blank: ${open}. Marked: ${marked}.`,
    timeLeft: 'Time left',
    timeTaken: 'Time taken',
    hideClock: 'Hide',
    hideClockLabel: 'Hide the clock',
    showClock: 'Show clock',
    showClockLabel: 'Show clock for the test',
    almostOver: 'Less than five minutes left.',
    mark: 'Mark',
    marked: 'Marked',
    back: 'Back',
    on: 'Next',
    handIn: 'Hand in',
    sure: (open) => (open === 0 ? 'Hand in your paper?' : `Left blank: ${open}. Hand in your paper?`),
    notYet: 'Not yet',
    leave: 'Leave',
    leaveLabel: 'Leave without handing in',
    keys: 'Keys: 1 to 4 answer, arrows change the question, M marks it.',
  },
};

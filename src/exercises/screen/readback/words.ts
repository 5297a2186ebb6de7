import type { Localized } from '../../../i18n/language.ts';
import type { Result } from '../../simulation/readback/answers.ts';

/** The texts of the exercise on the screen. Radio calls are part of the site's content. */
export type ReadbackWords = {
  count: (number: number, of: number) => string;
  control: string;
  pilot: string;
  question: string;
  right: string;
  wrong: string;
  next: string;
  voice: string;
  hints: readonly [listen: string, say: string];
  board: string;
  results: Record<Result, string>;
  open: string;
  loading: string;
  failed: string;
  good: { all: string; heard: (count: number, of: number) => string; passed: (count: number, of: number) => string };
  moments: Record<'missed' | 'not corrected' | 'false alarm', (control: string, pilot: string) => string>;
  heard: (said: string) => string;
  unanswered: (count: number) => string;
  /** The right reaction to a readback: to say `next`; without it, to say nothing. */
  say: (next?: string) => string;
};

/** The texts of the readback exercise, by the page's language. */
export const readbackWords: Localized<ReadbackWords> = {
  es: {
    count: (number, of) => `Colación ${number} de ${of}`,
    control: 'Control',
    pilot: 'Piloto',
    question: '¿Ha colacionado bien?',
    right: 'Está bien',
    wrong: 'Hay un error',
    next: '¿Qué dices?',
    voice: 'Oír la radio',
    hints: ['Compara lo que dice control con lo que repite el piloto.', 'Elige la frase que lo corrige.'],
    board: 'Colaciones',
    results: {
      heard: 'Corregida',
      'let pass': 'Estaba bien',
      'not corrected': 'Oída, sin corregir',
      missed: 'Había un error',
      'false alarm': 'No había error',
    },
    open: 'pendiente',
    loading: 'Cargando las colaciones…',
    failed: 'Las colaciones no han llegado. Comprueba la conexión y vuelve a empezar.',
    good: {
      all: 'Ninguna colación equivocada se quedó sin corregir y no corregiste ninguna que estuviera bien.',
      heard: (count, of) => `Corregiste ${count} de las ${of} colaciones equivocadas con la frase adecuada.`,
      passed: (count, of) => `Dejaste pasar ${count} de las ${of} que estaban bien.`,
    },
    moments: {
      missed: (control, pilot) => `Control: «${control}» Piloto: «${pilot}» Había un error y lo diste por bueno.`,
      'not corrected': (control, pilot) =>
        `Control: «${control}» Piloto: «${pilot}» Oíste el error, pero lo que dijiste no lo corrige.`,
      'false alarm': (control, pilot) =>
        `Control: «${control}» Piloto: «${pilot}» Estaba bien y lo diste por equivocado.`,
    },
    heard: (said) => `Corregido: «${said}»`,
    unanswered: (count) =>
      count === 1 ? 'Quedó una colación sin contestar.' : `Quedaron ${count} colaciones sin contestar.`,
    say: (next) => (next ? `decir «${next}»` : 'no decir nada'),
  },
  en: {
    count: (number, of) => `Readback ${number} of ${of}`,
    control: 'Control',
    pilot: 'Pilot',
    question: 'Was it read back correctly?',
    right: 'It is right',
    wrong: 'There is an error',
    next: 'What do you say?',
    voice: 'Listen to the radio',
    hints: ['Compare what control says with what the pilot repeats.', 'Choose the phrase that corrects it.'],
    board: 'Readbacks',
    results: {
      heard: 'Corrected',
      'let pass': 'It was right',
      'not corrected': 'Heard, not corrected',
      missed: 'There was an error',
      'false alarm': 'There was no error',
    },
    open: 'pending',
    loading: 'Loading the readbacks…',
    failed: 'The readbacks did not load. Check your connection and start again.',
    good: {
      all: 'You corrected every wrong readback, and left every right one alone.',
      heard: (count, of) => `You corrected ${count} of the ${of} wrong readbacks with the right phrase.`,
      passed: (count, of) => `You accepted ${count} of the ${of} correct ones.`,
    },
    moments: {
      missed: (control, pilot) => `Control: “${control}” Pilot: “${pilot}” There was an error, and you let it pass.`,
      'not corrected': (control, pilot) =>
        `Control: “${control}” Pilot: “${pilot}” You heard the error, but what you said does not correct it.`,
      'false alarm': (control, pilot) =>
        `Control: “${control}” Pilot: “${pilot}” It was right, and you called it wrong.`,
    },
    heard: (said) => `Corrected: “${said}”`,
    unanswered: (count) =>
      count === 1 ? 'One readback was left unanswered.' : `${count} readbacks were left unanswered.`,
    say: (next) => (next ? `to say “${next}”` : 'to say nothing'),
  },
};

import type { Language, Localized } from '../../i18n/language.ts';
import type { Values } from '../../i18n/words/fill.ts';
import { readWords } from '../../i18n/words/read-words.ts';

/** The texts of all exercises and of the debriefing: loaded with them, never with a page. */
const words = {
  pause: { es: 'Pausa', en: 'Pause' },
  resume: { es: 'Seguir', en: 'Resume' },
  end: { es: 'Terminar', en: 'Finish' },
  step: { es: '+{seconds} s', en: '+{seconds} s' },
  stepLabel: { es: 'Avanzar {seconds} segundos', en: 'Forward {seconds} seconds' },
  pace: { es: '{pace} veces más deprisa que el reloj real', en: '{pace} times as fast as a real clock' },
  clock: { es: 'Reloj del ejercicio', en: 'Exercise clock' },
  debriefing: { es: 'Cómo ha ido', en: 'How it went' },
  moments: { es: 'Los momentos que contaron', en: 'The moments that mattered' },
  noMoments: { es: 'Sin incidentes.', en: 'No incidents.' },
  prevented: { es: 'Lo habría evitado:', en: 'This would have prevented it:' },
  snapshot: { es: 'La pantalla en ese momento', en: 'The scope at that moment' },
  mark: { es: '{mark} de 100', en: '{mark} out of 100' },
  best: { es: 'Tu mejor marca en este navegador: {mark}', en: 'Your best in this browser: {mark}' },
  last: { es: 'Últimas: {marks}', en: 'Latest: {marks}' },
  theirs: { es: 'A quien te ha retado le salió {mark}.', en: 'The person who challenged you scored {mark}.' },
  replay: { es: 'Verlo otra vez, cuatro veces más rápido', en: 'Watch it again, four times as fast' },
  stopReplay: { es: 'Cerrar la repetición', en: 'Close the replay' },
  again: { es: 'Otra vez, el mismo tráfico', en: 'Again, the same traffic' },
  other: { es: 'Otro tráfico', en: 'Other traffic' },
  back: { es: 'Volver a los ejercicios', en: 'Back to the exercises' },
  share: {
    es: 'Enlace para retar a alguien con el mismo tráfico',
    en: 'Link to challenge somebody to the same traffic',
  },
  copy: { es: 'Copiar', en: 'Copy' },
  copied: { es: 'Copiado', en: 'Copied' },
  shareNote: {
    es: 'Lleva el número del tráfico y el resultado, sin ningún nombre.',
    en: 'It contains the traffic number and the result, but no name.',
  },
  notATest: {
    es: 'Esto no es una prueba de aptitud ni predice si servirías para el trabajo: es un ejercicio de unos minutos, con reglas simplificadas.',
    en: 'This is not an aptitude test, and it does not predict how you would do in the job: it is an exercise of a few minutes, with simplified rules.',
  },
  course: { es: 'Dónde se aprende', en: 'Where it is taught' },
} as const satisfies Record<string, Localized<string>>;

export type ExerciseWord = keyof typeof words;

/** Returns the function that reads the texts of the exercises in a language. */
export function exerciseWord(language: Language): (key: ExerciseWord, values?: Values) => string {
  return readWords(words, language);
}

/** Minutes and seconds of an exercise's clock: `2:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
}

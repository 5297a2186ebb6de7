import { localizedTexts } from '../../schema/localized.ts';

/** Messages beside an answer that cannot be read. */
export const problemTexts = localizedTexts({
  choice: 'Si no es una opción de la lista',
  number: 'Si no es un número',
  range: 'Si se sale de los límites',
}).meta({ title: 'Avisos de error' });

import type { Localized } from '../../i18n/language.ts';
import type { EnquiryEvent } from '../../schema/office.ts';

export { stateWords } from '../../schema/state-words.ts';

/** The moments of an enquiry's time line. */
export const eventWords: Localized<Record<EnquiryEvent['kind'], string>> = {
  es: {
    received: 'recibida',
    mail: 'correo',
    state: 'estado',
    assignee: 'la lleva',
    note: 'nota',
    answer: 'respuesta',
  },
  en: {
    received: 'received',
    mail: 'mail',
    state: 'state',
    assignee: 'with',
    note: 'note',
    answer: 'answer',
  },
};

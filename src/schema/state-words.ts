import type { Localized } from '../i18n/language.ts';
import type { EnquiryState } from './office.ts';

/** The states of an enquiry: on the screen, in exports and on the command line. */
export const stateWords: Localized<Record<EnquiryState, string>> = {
  es: {
    new: 'nueva',
    'in-hand': 'en curso',
    answered: 'contestada',
    enrolled: 'matriculada',
    'not-interested': 'no le interesa',
    spam: 'correo basura',
  },
  en: {
    new: 'new',
    'in-hand': 'in hand',
    answered: 'answered',
    enrolled: 'enrolled',
    'not-interested': 'not interested',
    spam: 'spam',
  },
};

import type { Localized } from '../i18n/language.ts';
import type { EnquiryState, ProposalState } from './office.ts';

/** Names of the states of an enquiry, for the screen, exports and the command line. */
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

/** Names of the states of a proposal. */
export const proposalWords: Localized<Record<ProposalState, string>> = {
  es: { received: 'recibida', questions: 'con preguntas', sent: 'enviada', won: 'ganada', lost: 'perdida' },
  en: { received: 'received', questions: 'with questions', sent: 'sent', won: 'won', lost: 'lost' },
};

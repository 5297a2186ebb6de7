import type { Localized } from '../i18n/language.ts';

type Traits<State> = {
  name: Localized<string>;
  /** The usual next state, which Enter chooses. */
  next: State;
  /** The colour of its line in the list. */
  colour: 'sign' | 'plain' | 'initial' | 'specialized' | 'quiet';
  /** Whether an enquiry without an answer waits for one. */
  waits: boolean;
  /** The state after an answer of the office. */
  answered: State;
};

/** Checks that each state names states of the table. */
function tableOf<State extends string>(table: Readonly<Record<State, Traits<NoInfer<State>>>>) {
  return table;
}

/** The table of the states of an enquiry, in their usual order. Names, colours, figures and choices follow from it. */
export const enquiryTraits = tableOf({
  new: {
    name: { es: 'nueva', en: 'new' },
    next: 'in-hand',
    colour: 'sign',
    waits: true,
    answered: 'answered',
  },
  'in-hand': {
    name: { es: 'en curso', en: 'in hand' },
    next: 'answered',
    colour: 'initial',
    waits: true,
    answered: 'answered',
  },
  answered: {
    name: { es: 'contestada', en: 'answered' },
    next: 'enrolled',
    colour: 'plain',
    waits: false,
    answered: 'answered',
  },
  enrolled: {
    name: { es: 'matriculada', en: 'enrolled' },
    next: 'enrolled',
    colour: 'specialized',
    waits: false,
    answered: 'enrolled',
  },
  'not-interested': {
    name: { es: 'no le interesa', en: 'not interested' },
    next: 'new',
    colour: 'quiet',
    waits: false,
    answered: 'answered',
  },
  spam: {
    name: { es: 'correo basura', en: 'spam' },
    next: 'new',
    colour: 'quiet',
    waits: false,
    answered: 'answered',
  },
});
export type EnquiryState = keyof typeof enquiryTraits;
export const enquiryStates = Object.keys(enquiryTraits) as EnquiryState[];

/** States of a proposal; its enquiry has a state of its own. */
export const proposalNames = {
  received: { es: 'recibida', en: 'received' },
  questions: { es: 'con preguntas', en: 'with questions' },
  sent: { es: 'enviada', en: 'sent' },
  won: { es: 'ganada', en: 'won' },
  lost: { es: 'perdida', en: 'lost' },
} as const satisfies Record<string, Localized<string>>;
export type ProposalState = keyof typeof proposalNames;
export const proposalStates = Object.keys(proposalNames) as ProposalState[];

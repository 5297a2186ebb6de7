import type { Localized } from '../../../src/i18n/language.ts';
import { confirmationDays } from '../../../src/schema/subscription.ts';

/** The words of the mail that asks a subscriber to confirm. */
export const optInWords = {
  es: {
    subject: 'Confirma que quieres que te avisemos',
    opening:
      'Desde nuestra web nos han pedido que avisemos a esta dirección cuando el curso abra una edición o tenga plazas. Si has sido tú, confírmalo más abajo.',
    openingCall:
      'Desde nuestra web nos han pedido que avisemos a esta dirección cuando salga la convocatoria de controladores de ENAIRE. Si has sido tú, confírmalo más abajo.',
    about: 'Aviso de',
    anyCampus: 'Cualquiera',
    confirm: 'Confirmar el aviso',
    until: `El enlace sirve durante ${confirmationDays} días. Después de confirmarlo, cada aviso llevará un enlace para darte de baja.`,
    notYou: `¿No has sido tú? No hagas nada: sin tu confirmación no te avisaremos, y a los ${confirmationDays} días borramos la dirección.`,
  },
  en: {
    subject: 'Please confirm your alert',
    opening:
      'Somebody has used our website to ask us to write to this address when the course opens a new intake or has places left. If it was you, please confirm below.',
    openingCall:
      'Somebody has used our website to ask us to write to this address when ENAIRE opens its selection round for controllers. If it was you, please confirm below.',
    about: 'Alert for',
    anyCampus: 'Any',
    confirm: 'Confirm',
    until: `The link works for ${confirmationDays} days. Once you have confirmed, every alert will have a link to unsubscribe.`,
    notYou: `If it was not you, ignore this e-mail: without your confirmation we will send no alerts, and after ${confirmationDays} days we delete the address.`,
  },
} satisfies Localized<object>;

/** The words of the mail that announces an intake. */
export const editionWords = {
  es: {
    subject: (course: string) => `Hay plazas: ${course}`,
    opening: (course: string) => `Nos pediste que te avisáramos: ya se puede pedir plaza en una edición de ${course}.`,
    course: 'Ver el curso y pedir información',
    why: (date: string) => `Recibes este aviso porque lo confirmaste el ${date}.`,
    unsubscribe: 'Darme de baja de estos avisos',
  },
  en: {
    subject: (course: string) => `Places available: ${course}`,
    opening: (course: string) => `You asked us to let you know: you can now ask for a place on an intake of ${course}.`,
    course: 'See the course and request information',
    why: (date: string) => `You are receiving this alert because you confirmed it on ${date}.`,
    unsubscribe: 'Unsubscribe from these alerts',
  },
} satisfies Localized<object>;

/** The words of the mail that announces ENAIRE's call. */
export const callWords: typeof editionWords = {
  es: {
    ...editionWords.es,
    subject: (call) => `Ha salido: ${call}`,
    opening: (call) =>
      `Nos pediste que te avisáramos: ENAIRE ha publicado su convocatoria de controladores (${call}). Lee las bases antes de inscribirte.`,
    course: 'Leer la convocatoria de ENAIRE',
  },
  en: {
    ...editionWords.en,
    subject: (call) => `Published: ${call}`,
    opening: (call) =>
      `You asked us to let you know: ENAIRE has opened a selection round for controllers (${call}). Read the rules before you apply.`,
    course: 'Read ENAIRE’s notice',
  },
};

import type { Localized } from '../../../src/i18n/language.ts';
import type { BookingLetter } from '../../../src/schema/booking.ts';
import { confirmationDays } from '../../../src/schema/subscription.ts';

type Words = {
  /** Subject and opening of each mail, and the closing of some. */
  letters: Readonly<Record<BookingLetter, { subject: string; opening: string; closing?: string }>>;
  party: string;
  join: string;
  confirm: string;
  cancel: string;
  leave: string;
  notYou: string;
  again: string;
};

export const bookingWords: Localized<Words> = {
  es: {
    letters: {
      'confirm': {
        subject: 'Confirma tu reserva',
        opening: 'Alguien ha pedido plaza con esta dirección. Si has sido tú, confírmala: hasta entonces no es tuya.',
      },
      'place': { subject: 'Tu plaza', opening: 'Tienes plaza. Te esperamos.' },
      'waiting': {
        subject: 'Lista de espera',
        opening: 'No quedan plazas suficientes para todos los que venís. Estás en la lista de espera.',
        closing: 'Si alguien anula y hay sitio, la plaza pasa a ser tuya y te escribimos enseguida.',
      },
      'moved-up': {
        subject: 'Ya tienes plaza',
        opening: 'Ha quedado sitio y la plaza es tuya: ya no estás en la lista de espera.',
        closing: 'Si ya no puedes venir, anúlala para que pase a otra persona.',
      },
      'reminder': {
        subject: 'Recordatorio',
        opening: 'Te recordamos la sesión en la que tienes plaza.',
        closing: 'Si ya no puedes venir, anula hoy y tu plaza pasa a otra persona.',
      },
      'changed': {
        subject: 'Cambio de hora o de lugar',
        opening: 'La sesión que reservaste ha cambiado. Tu reserva sigue en pie, con los datos nuevos, que van abajo.',
        closing: 'Si así no te va bien, anúlala con el enlace.',
      },
      'called-off': {
        subject: 'Sesión anulada',
        opening: 'Sentimos decirte que la sesión que reservaste no se va a celebrar.',
        closing: 'No tienes que hacer nada. En la web están las demás sesiones.',
      },
      'cancelled': {
        subject: 'Reserva anulada',
        opening: 'Hemos anulado tu reserva para esta sesión.',
        closing: 'No tienes que hacer nada. Si quieres venir otro día, en la web están las demás sesiones.',
      },
    },
    party: 'Personas',
    join: 'Enlace para entrar',
    confirm: 'Confirmar la reserva',
    cancel: 'Anular la reserva',
    leave: 'Salir de la lista de espera',
    notYou: `¿No has sido tú? No hagas nada: sin tu confirmación no hay reserva, y a los ${confirmationDays} días borramos la dirección.`,
    again: 'Ver las visitas y sesiones',
  },
  en: {
    letters: {
      'confirm': {
        subject: 'Confirm your booking',
        opening:
          'Somebody has asked for a place with this address. If it was you, please confirm: until then no place is yours.',
      },
      'place': { subject: 'Your place', opening: 'You have a place. We look forward to seeing you.' },
      'waiting': {
        subject: 'Waiting list',
        opening: 'There are not enough places left for your group. You are on the waiting list.',
        closing:
          'If somebody cancels and there is room, the place becomes yours automatically and we write to you at once.',
      },
      'moved-up': {
        subject: 'You now have a place',
        opening: 'A place has come free and it is yours: you are no longer on the waiting list.',
        closing: 'If you can no longer come, please cancel so that somebody else can have it.',
      },
      'reminder': {
        subject: 'Reminder',
        opening: 'This is a reminder of the session you have booked.',
        closing: 'If you can no longer come, please cancel today so that somebody else can have your place.',
      },
      'changed': {
        subject: 'Change of time or place',
        opening: 'The session that you booked has changed. Your booking stands, with the new details below.',
        closing: 'If this does not suit you, you can cancel with the link.',
      },
      'called-off': {
        subject: 'Session cancelled',
        opening: 'We are sorry to say that the session you booked will not take place.',
        closing: 'You do not need to do anything. The other sessions are on our website.',
      },
      'cancelled': {
        subject: 'Booking cancelled',
        opening: 'We have cancelled your booking for this session.',
        closing:
          'You do not need to do anything. If you would like to come another day, the other sessions are on our website.',
      },
    },
    party: 'People',
    join: 'Link to join',
    confirm: 'Confirm the booking',
    cancel: 'Cancel the booking',
    leave: 'Leave the waiting list',
    notYou: `If this was not you, do nothing: without your confirmation there is no booking, and after ${confirmationDays} days we delete the address.`,
    again: 'See visits and sessions',
  },
};

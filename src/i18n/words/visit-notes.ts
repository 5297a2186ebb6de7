import type { Localized } from '../language.ts';

/** The texts about a booking in the HTML documents that the form service renders. */
export const visitNotes = {
  'visit.asked.title': { es: 'Mira tu correo', en: 'Check your e-mail' },
  'visit.asked.text': {
    es: 'Hemos escrito a {email}. Abre el enlace del correo y confirma: hasta entonces no tienes plaza. Si ya habías reservado esta sesión, tu reserva sigue como estaba: para cambiarla, anúlala y reserva otra vez. Si el correo no llega en unos minutos, busca en el no deseado.',
    en: 'We have written to {email}. Open the link in the e-mail and confirm: until then you have no place. If you had booked this session before, your booking stands as it was: to change it, cancel it and book again. If the e-mail does not arrive within a few minutes, look in your spam folder.',
  },
  'visit.closed.title': { es: 'Esta sesión no se puede reservar', en: 'This session cannot be booked' },
  'visit.closed.text': {
    es: 'El plazo ha terminado o la sesión ya no se celebra. Mira las demás, o escríbenos y buscamos otro día.',
    en: 'Booking has closed, or the session will not take place. See the other sessions, or write to us and we will find another day.',
  },
  'visit.sample.title': { es: 'Es una sesión de ejemplo', en: 'This is a sample session' },
  'visit.sample.text': {
    es: 'No se puede reservar. Escríbenos y te decimos cuándo es la próxima.',
    en: 'It is only an example and cannot be booked. Write to us, and we will tell you when the next one is.',
  },
  'visit.confirm.title': { es: '¿Confirmas tu reserva?', en: 'Do you confirm your booking?' },
  'visit.confirm.text': { es: '{session}. {when}.', en: '{session}. {when}.' },
  'visit.confirm.button': { es: 'Sí, confirmar', en: 'Yes, confirm it' },
  'visit.place.title': { es: 'Tienes plaza', en: 'You have a place' },
  'visit.place.text': {
    es: '{session}. {when}. En tu correo tienes los datos, la cita para el calendario y el enlace para anular.',
    en: '{session}. {when}. Your e-mail has the details, the entry for your calendar and the link to cancel.',
  },
  'visit.waiting.title': { es: 'Estás en la lista de espera', en: 'You are on the waiting list' },
  'visit.waiting.text': {
    es: '{session}. {when}. No quedan plazas para todos los que venís. Si se libera sitio, la plaza pasa a ser tuya y te escribimos enseguida.',
    en: '{session}. {when}. There are not enough places left for your group. If there is room, the place becomes yours automatically and we write at once.',
  },
  'visit.cancel.title': { es: '¿Anulamos tu reserva?', en: 'Cancel your booking?' },
  'visit.cancel.text': {
    es: '{session}. {when}. Borraremos tus datos, y tu sitio pasa a quien espera.',
    en: '{session}. {when}. We will delete your data, and your place goes to the next person waiting.',
  },
  'visit.cancel.button': { es: 'Sí, anular', en: 'Yes, cancel it' },
  'visit.cancelled.title': { es: 'Reserva anulada', en: 'Booking cancelled' },
  'visit.cancelled.text': {
    es: 'Gracias por avisar. Hemos borrado tus datos de esta sesión. Puedes cerrar esta página.',
    en: 'Thank you for letting us know. We have deleted your data for this session. You can close this page.',
  },
  'visit.gone.title': { es: 'Aquí no hay ninguna reserva', en: 'No booking found' },
  'visit.gone.text': {
    es: 'Ya se anuló, o al enlace le falta una parte. Si no estás seguro, escríbenos o llámanos.',
    en: 'It has already been cancelled, or part of the link is missing. If you are not sure, write to us or call us.',
  },
  'visit.past.title': { es: 'La sesión ya ha empezado', en: 'The session has already started' },
  'visit.past.text': {
    es: 'Ya no hace falta anular. Si querías decirnos algo, escríbenos.',
    en: 'There is no need to cancel. If you wanted to tell us something, write to us.',
  },
  'visit.unavailable.title': { es: 'Ahora mismo no se puede', en: 'This is not possible right now' },
  'visit.unavailable.text': {
    es: 'Ha fallado algo en nuestro lado y tu reserva sigue como estaba. Abre el enlace otra vez dentro de un momento, llámanos o escríbenos.',
    en: 'Something went wrong on our side, and your booking is unchanged. Open the link again in a moment, call us or write to us.',
  },
  'visit.all': { es: 'Ver las visitas y sesiones', en: 'See visits and sessions' },
  'visit.left.one': { es: 'Queda 1 plaza', en: '1 place left' },
  'visit.left.other': { es: 'Quedan {count} plazas', en: '{count} places left' },
  'visit.full': { es: 'Completa: lista de espera', en: 'Full: waiting list' },
  'visit.wait': { es: 'Apuntarme a la lista de espera', en: 'Join the waiting list' },
} as const satisfies Record<string, Localized<string>>;

import { toXlsx, type XlsxColumn } from '../../enquiries/leads/xlsx.ts';
import type { BookingRow } from '../../enquiries/store/tables.ts';
import { centreWords } from '../../enquiries/mail/mail-words.ts';

const states = { place: 'con plaza', waiting: 'en espera', asked: 'sin confirmar' } as const;

const columns: XlsxColumn<BookingRow>[] = [
  { title: 'Nombre', value: ({ name }) => name },
  { title: 'Personas', value: ({ party }) => party },
  { title: 'Situación', value: ({ state }) => states[state] },
  { title: 'Vinieron', value: ({ came }) => came },
  { title: 'Correo', value: ({ email }) => email },
  { title: 'Teléfono', value: ({ phone }) => phone },
  { title: 'Pregunta', value: ({ message }) => message },
  { title: centreWords.language, value: ({ language }) => centreWords.languages[language] },
  { title: 'Reservada', value: ({ booked_at }) => new Date(booked_at) },
  { title: 'Novedades: aceptado', value: ({ marketing_at }) => (marketing_at ? new Date(marketing_at) : null) },
];

/** The bookings of a visit as an Excel workbook in Spanish, for use at the door. */
export function visitWorkbook(bookings: readonly BookingRow[]): Promise<Buffer> {
  return toXlsx('Visita', columns, [bookings]);
}

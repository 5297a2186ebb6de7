import ICAL from 'ical.js';
import { expect, onTestFinished, test } from 'vitest';
import { sampleVisit } from '../../../tests/sample-booking.ts';
import { sampleCentre } from '../../../tests/sample-centre.ts';
import { startSmtpPeer } from '../../../tests/smtp-peer.ts';
import { bookingLetters, type Booking, type BookingLetter } from '../../../src/schema/booking.ts';
import { bookingLetter } from './booking-letters.ts';
import { createMailTransport } from './mail-transport.ts';
import * as views from './mails.tsx';

const booking: Booking = {
  id: '5e0f6a3c-6a3b-4f0e-9d5e-0a8f4f3f1c11',
  visit: sampleVisit().id,
  name: 'Nuria <b>https://spam.example</b>',
  email: 'nuria@example.com',
  party: 2,
  language: 'es',
  state: 'place',
  token: 'a-secret',
};

/** Sends a mail through SMTP, and returns the received mail as a mail library reads it. */
async function received(
  letter: BookingLetter,
  changes: Partial<Booking> = {},
  visit = sampleVisit(),
  more: { reason?: string } = {},
) {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const transport = createMailTransport({ smtpUrl: peer.url, centre: () => sampleCentre, views });
  onTestFinished(() => transport.close());
  const delivery = { id: 'one.visit-mail', kind: 'visit-mail', attempt: 1, interrupted: false } as const;
  await transport.deliver(
    { ...delivery, booking: { ...booking, ...changes }, letter, visit, ...more },
    new AbortController().signal,
  );
  return peer.messages[0]!.mail;
}

function eventIn(mail: Awaited<ReturnType<typeof received>>) {
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!file) return null;
  const content = typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
  const root = new ICAL.Component(ICAL.parse(content));
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return { root, event: new ICAL.Event(root.getFirstSubcomponent('vevent')!) };
}

const organizer = `mailto:${sampleCentre.email}`;

test('the mail about a place has the session, its hours, the link to cancel, and a calendar file with time zone', async () => {
  const mail = await received('place');
  expect(mail.subject).toBe('Tu plaza: Puertas abiertas en Madrid – Centro ATCO');
  for (const words of [
    'Día: Sábado, 14 de marzo de 2026',
    'Hora: 11:00 (10:00 en Canarias)',
    'Dirección: Calle de la Torre 1, 28000 Madrid',
    'Personas: 2',
    'https://www.example.com/forms/visit/cancel?lang=es&token=a-secret',
  ])
    expect(mail.text).toContain(words);
  expect(`${mail.text}${mail.html}`).not.toContain('spam.example');
  const { root, event } = eventIn(mail)!;
  expect([root.getFirstPropertyValue('method'), event.organizer]).toEqual(['PUBLISH', organizer]);
  expect([event.uid, event.startDate.zone.tzid, event.startDate.toString()]).toEqual([
    'open-day-2026-03-14-madrid@www.example.com',
    'Europe/Madrid',
    '2026-03-14T11:00:00',
  ]);
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-03-14T10:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-03-14T12:00:00.000Z');
});

test('the mail that asks for a confirmation has its link and neither a calendar file nor a link to cancel', async () => {
  const mail = await received('confirm', { state: 'asked' });
  expect(mail.subject).toBe('Confirma tu reserva: Puertas abiertas en Madrid – Centro ATCO');
  expect(mail.text).toContain('https://www.example.com/forms/visit/confirm?lang=es&token=a-secret');
  expect(mail.text).not.toContain('/cancel');
  expect(eventIn(mail)).toBeNull();
});

test('the calendar file has summer time in summer', async () => {
  const visit = sampleVisit({ startsAt: '2026-07-04T15:30:00.000Z', endsAt: '2026-07-04T16:30:00.000Z' });
  const { event } = eventIn(await received('reminder', {}, visit))!;
  expect(event.startDate.toString()).toBe('2026-07-04T17:30:00');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-07-04T15:30:00.000Z');
});

test('a person on the waiting list gets neither a calendar file nor the link to join', async () => {
  const visit = sampleVisit({ place: 'online', address: null, join: 'https://meet.example.com/one' });
  const waiting = await received('waiting', { state: 'waiting', language: 'en' }, visit);
  expect(waiting.subject).toBe('Waiting list: Open day in Madrid – Centro ATCO');
  expect(eventIn(waiting)).toBeNull();
  expect(waiting.text).not.toContain('meet.example.com');
  const place = await received('moved-up', {}, visit);
  expect(place.text).toContain('Enlace para entrar: https://meet.example.com/one');
  expect(eventIn(place)?.event.location).toBe('https://meet.example.com/one');
});

test('the mail about a cancelled session removes it from the calendar, and has no link to cancel', async () => {
  const mail = await received('called-off', {}, sampleVisit({ cancelled: true, sequence: 1 }));
  const { root, event } = eventIn(mail)!;
  expect([root.getFirstPropertyValue('method'), event.organizer, event.sequence]).toEqual(['CANCEL', organizer, 2]);
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(mail.text).not.toContain('a-secret');
  expect(mail.text).toContain('https://www.example.com/visitas');
});

test('the mail about a booking that the office cancelled removes the session from the calendar; on the waiting list it has no calendar file', async () => {
  const mail = await received('cancelled', { language: 'en' });
  expect(mail.subject).toBe('Booking cancelled: Open day in Madrid – Centro ATCO');
  expect(mail.text).not.toContain('a-secret');
  const { root, event } = eventIn(mail)!;
  expect([root.getFirstPropertyValue('method'), event.sequence]).toEqual(['CANCEL', 1]);
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(eventIn(await received('cancelled', { state: 'waiting' }))).toBeNull();
});

test('the mail about a booking that the office cancelled has its reason after the first sentence, without markup', async () => {
  const reason = 'Ese día el simulador está <b>en obras</b>.';
  const { text, html } = await received('cancelled', {}, sampleVisit(), { reason });
  expect(text).toMatch(/Hemos anulado tu reserva para esta sesión\.\s+Ese día el simulador está <b>en obras<\/b>\./);
  expect(html).toContain('&lt;b&gt;en obras');
});

test.each(bookingLetters.flatMap((letter) => (['es', 'en'] as const).map((language) => [letter, language] as const)))(
  'the text of “%s” in %s has no markup and names no button; only a first mail says “If this was not you”',
  (letter, language) => {
    const mail = { booking: { ...booking, language }, letter, visit: sampleVisit() };
    const { text } = views.renderLetter(bookingLetter(mail, sampleCentre));
    expect(text).not.toMatch(/<|&\w+;/);
    expect(text.replaceAll(/https?:\S+/g, '')).not.toMatch(/bot[oó]n|button|puls|clic|press |tap |\baquí\b|\bhere\b/i);
    const isFirst = letter === 'confirm';
    expect(/¿No has sido tú\?|If this was not you/.test(text)).toBe(isFirst);
  },
);

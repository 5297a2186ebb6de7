import { expect, onTestFinished, test } from 'vitest';
import { sampleCentre } from '../../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { sampleEdition, sampleSubscription } from '../../../tests/sample-subscription.ts';
import { startSmtpPeer } from '../../../tests/smtp-peer.ts';
import { createMailTransport } from './mail-transport.ts';
import * as views from './mails.tsx';
import { letterToCentre, letterToVisitor } from './letters.ts';
import { editionLetter, optInLetter } from './subscription-letters.ts';
import type { Subscription } from '../../../src/schema/subscription.ts';

const { renderLetter } = views;
const optInMail = (changes: Partial<Subscription> = {}) =>
  renderLetter(optInLetter(sampleSubscription(changes), sampleCentre));
const editionMail = (changes: Partial<Subscription> = {}) =>
  renderLetter(editionLetter(sampleSubscription(changes), sampleEdition, sampleCentre));

test('the mail to confirm is in the subscriber’s language, names the course, and says how long its link works', () => {
  const spanish = optInMail({ campus: 'canarias' });
  expect(spanish.subject).toBe('Confirma que quieres que te avisemos – Centro ATCO');
  for (const words of ['Curso: Básico y torre', 'Campus: Canarias', 'durante 7 días', '¿No has sido tú?']) {
    expect(spanish.text).toContain(words);
  }
  expect(spanish.text).toContain('https://www.example.com/forms/tell-me/confirm?lang=es&token=a-secret');
  expect(spanish.html).toContain('href="https://www.example.com/forms/tell-me/confirm?lang=es&amp;token=a-secret"');
  const english = optInMail({ language: 'en' });
  for (const words of ['Course: Basic and tower', 'Campus: Any', 'for 7 days', 'If it was not you']) {
    expect(english.text).toContain(words);
  }
});

test.each(['es', 'en'] as const)('the plain text of each mail in %s has no markup and names no button', (language) => {
  const enquiry = sampleEnquiry({ language, clickId: null });
  const mails = [
    optInMail({ language }),
    editionMail({ language, confirmedAt: new Date() }),
    renderLetter(letterToVisitor(enquiry, sampleCentre)),
    renderLetter(letterToCentre(enquiry, sampleCentre)),
  ];
  for (const { text } of mails) {
    expect(text).not.toMatch(/<|&\w+;/);
    expect(text.replaceAll(/https?:\S+/g, '')).not.toMatch(/bot[oó]n|button|puls|clic|press |tap |\baquí\b|\bhere\b/i);
  }
});

test('the mail to confirm repeats nothing that was typed, because anyone can enter a stranger’s address', () => {
  const typed = { course: 'spam.example/course', campus: 'spam.example/campus' };
  const { subject, text, html } = optInMail(typed);
  expect(subject + text + html).not.toContain('spam');
});

test('the announcement has the intake, the link to the course, the reason of the mail and the link to unsubscribe', () => {
  const confirmedAt = new Date('2026-03-31T22:30:00Z');
  const spanish = editionMail({ confirmedAt });
  expect(spanish.subject).toBe('Hay plazas: Básico y torre – Centro ATCO');
  for (const words of [
    'Inicio: noviembre de 2026',
    'https://www.example.com/bloque-1-habilitacion-torre',
    'porque lo confirmaste el 1 de abril de 2026',
    'https://www.example.com/forms/tell-me/unsubscribe?lang=es&token=a-secret',
  ]) {
    expect(spanish.text).toContain(words);
  }
  const english = editionMail({ confirmedAt, language: 'en' });
  for (const words of ['Start: November 2026', 'https://www.example.com/block-1-tower-rating', 'April 1, 2026']) {
    expect(english.text).toContain(words);
  }
});

test.each([
  ['edition-mail', 'auto-generated', 'Hay plazas: Básico y torre – Centro ATCO'],
  ['opt-in-mail', 'auto-replied', 'Confirma que quieres que te avisemos – Centro ATCO'],
] as const)(
  '%s: mail programs can unsubscribe at once, and are asked for no automatic reply',
  async (kind, origin, subject) => {
    const peer = await startSmtpPeer();
    onTestFinished(() => peer.stop());
    const transport = createMailTransport({
      smtpUrl: peer.url,
      to: 'office@example.com',
      centre: () => sampleCentre,
      views,
    });
    onTestFinished(() => transport.close());
    const subscription = sampleSubscription();
    const claimed = { id: `${subscription.id}.${kind}`, attempt: 1, interrupted: false, subscription };
    const delivery = kind === 'opt-in-mail' ? { ...claimed, kind } : { ...claimed, kind, edition: sampleEdition };
    await transport.deliver(delivery, new AbortController().signal);
    const [received] = peer.messages;
    expect(received?.to).toEqual([subscription.email]);
    expect(received?.mail.to).toMatchObject([{ name: '', address: subscription.email }]);
    expect(received?.mail.replyTo).toMatchObject([{ address: 'office@example.com' }]);
    expect(received?.mail.subject).toBe(subject);
    expect(received?.mail.messageId).toBe(`<${delivery.id}@www.example.com>`);
    const headers = Object.fromEntries(received!.mail.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      'list-unsubscribe': '<https://www.example.com/forms/tell-me/unsubscribe?lang=es&token=a-secret>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': origin,
      'content-language': 'es',
    });
  },
);

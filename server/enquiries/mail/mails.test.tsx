import { expect, test } from 'vitest';
import { sampleCentre } from '../../../tests/sample-centre.ts';
import { sampleEnquiry } from '../../../tests/sample-enquiry.ts';
import { sampleEdition, sampleSubscription } from '../../../tests/sample-subscription.ts';
import type { Enquiry } from '../../../src/schema/enquiry.ts';
import { confirmPath } from '../../../src/schema/tell-me.ts';
import { fields } from '../../../src/schema/fields/fields.ts';
import { centreWords, commonWords, visitorWords } from './mail-words.ts';
import { letterToCentre, letterToVisitor, tokenUrl } from './letters.ts';
import { renderLetter } from './mails.tsx';
import { editionLetter, optInLetter } from './subscription-letters.ts';
import { editionWords, optInWords } from './subscription-words.ts';

/** The words of an HTML document, as a mail program would show them. */
function wordsOf(html: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  return html.replace(/<[^>]*>/g, ' ').replace(/&(lt|gt|quot|#x27|amp);/g, (entity) => entities[entity]!);
}

const mailToVisitor = (changes: Partial<Enquiry>) =>
  renderLetter(letterToVisitor(sampleEnquiry(changes), sampleCentre));
const mailToCentre = (changes: Partial<Enquiry>) => renderLetter(letterToCentre(sampleEnquiry(changes), sampleCentre));

test('the answer is in the visitor’s language and names the request', () => {
  const enquiry = sampleEnquiry({ receivedAt: new Date('2026-01-31T23:30:00Z') });
  const spanish = mailToVisitor(enquiry);
  expect(spanish.subject).toBe('Hemos recibido tu consulta – Centro ATCO');
  for (const body of [spanish.text, wordsOf(spanish.html)]) {
    for (const words of ['Hola, Nuria:', 'Básico y torre', 'Madrid', '1 de febrero de 2026', '+34 900 000 000']) {
      expect(body).toContain(words);
    }
  }
  expect(spanish.html).toMatch(/^<!doctype html><html lang="es">/);
  expect(spanish.html).toContain('href="https://www.example.com/politica-privacidad"');

  const english = mailToVisitor({ ...enquiry, language: 'en', campus: 'canarias' });
  expect(english.subject).toBe('We have received your enquiry – Centro ATCO');
  for (const body of [english.text, wordsOf(english.html)]) {
    for (const words of ['Hello Nuria,', 'Basic and tower', 'Canary Islands', 'February 1, 2026'])
      expect(body).toContain(words);
  }
  expect(english.text).toContain('https://www.example.com/privacy-policy');
});

test('the answer leads to the syllabus of the course that was asked about', () => {
  const answerTo = (course: string | null, language: 'es' | 'en') => mailToVisitor({ course, language });
  const spanish = answerTo('block-1-tower', 'es');
  for (const body of [spanish.text, spanish.html])
    expect(body).toContain('https://www.example.com/programas/block-1-tower-es.pdf');
  expect(answerTo('block-1-tower', 'en').text).toContain(
    'Course syllabus (PDF):\nhttps://www.example.com/programas/block-1-tower-en.pdf',
  );
  for (const course of [null, 'english-for-aviation']) expect(answerTo(course, 'es').text).not.toContain('/programas/');
});

test('the answer repeats none of the visitor’s text, except a first name', () => {
  const secrets = {
    message: 'MESSAGE http://spam.example/m',
    phone: 'PHONE',
    organisation: 'ORGANISATION',
    role: 'ROLE',
    page: '/PAGE',
    referrer: 'spam.example/REFERRER',
    clickId: 'gclid:CLICK',
    campaign: 'utm_source=CAMPAIGN',
    course: 'COURSE',
    campus: '__proto__',
  };
  const { text, html, subject } = mailToVisitor({ ...secrets, name: 'www.spam.example' });
  for (const words of [...Object.values(secrets), 'spam', 'Object']) expect(subject + text + html).not.toContain(words);
});

test('the mail to the centre has all values, with Spanish words, as text and not as markup', () => {
  const enquiry = sampleEnquiry({
    language: 'en',
    name: 'Ann <script>alert(1)</script>',
    message: 'One\r\n<img src=x onerror=alert(2)>\nThree',
  });
  const { subject, text, html } = mailToCentre(enquiry);
  expect(subject).toBe('Consulta de Ann <script>alert(1)</script>: Básico y torre');
  expect(html).not.toMatch(/<script|<img|onerror=(?!alert\(2\)&gt;)/);
  const { email, phone, organisation, role, page, referrer, clickId, campaign, id } = enquiry;
  for (const body of [text, wordsOf(html)]) {
    for (const value of [email, phone, organisation, role, page, referrer, clickId, campaign, id, 'inglés', 'Three']) {
      expect(body).toContain(value);
    }
    expect(body).toContain('<img src=x onerror=alert(2)>');
  }
  expect(text).toContain('Mensaje:\n  One\n  <img src=x onerror=alert(2)>\n  Three');
});

test('HTML keeps the line breaks of the message', () => {
  const message = 'One\r\n<b>Two\n\nFour';
  const enquiry = sampleEnquiry({ message });
  const { html } = mailToCentre(enquiry);
  const cells = [...html.matchAll(/<td[^>]*>((?:(?!<td).)*?)<\/td>/g)].map(([, cell = '']) => cell);
  const shown = cells.map((cell) => cell.replace(/<br *\/?>/g, '\n').replace(/<[^>]*>/g, ''));
  expect(shown).toContain('One\n&lt;b&gt;Two\n\nFour');
  expect(shown).toContain(enquiry.phone);
});

test('plain text has blank lines between paragraphs, a line for each row, and a signature below `-- `', () => {
  const subscription = sampleSubscription();
  const { text } = renderLetter(optInLetter(subscription, sampleCentre));
  const words = optInWords.es;
  const { name, address, phone, email, siteUrl } = sampleCentre;
  expect(text.split('\n\n')).toEqual([
    commonWords.es.greeting(null),
    words.opening,
    `${fields.course.label.es}: Básico y torre\n${fields.campus.label.es}: ${words.anyCampus}`,
    `${words.confirm}:\n${tokenUrl(confirmPath, subscription, sampleCentre)}`,
    words.until,
    words.notYou,
    `${commonWords.es.privacy}:\n${siteUrl}/politica-privacidad`,
    `-- \n${name}\n${address}\n${phone}\n${email}\n`,
  ]);
});

test('the centre’s mail says whether advertising is allowed, and shows unknown ids as they are', () => {
  const enquiry = sampleEnquiry({ marketingConsent: null, course: 'unknown-course', phone: null });
  const { text, subject } = mailToCentre(enquiry);
  expect(text).toContain('No ha aceptado recibir información comercial');
  expect(text).not.toContain('Teléfono');
  expect(subject).toContain('unknown-course');
  expect(mailToCentre({}).text).toContain('Ha aceptado recibir');
});

test('every mail ends with the centre’s name or details; the first mails to a visitor link to the policy', () => {
  const [centre, visitor] = [mailToCentre({}), mailToVisitor({})];
  const subscription = sampleSubscription({ course: 'unknown' });
  const optIn = renderLetter(optInLetter(subscription, sampleCentre));
  const news = renderLetter(editionLetter(subscription, sampleEdition, sampleCentre));
  for (const { text } of [visitor, optIn, news])
    for (const line of [sampleCentre.name, sampleCentre.address, sampleCentre.phone, sampleCentre.email])
      expect(text.split('\n').slice(-8).join('\n')).toContain(line);
  expect(centre.text.trimEnd().endsWith(sampleCentre.name)).toBe(true);
  for (const { text } of [visitor, optIn]) expect(text).toContain('https://www.example.com/politica-privacidad');
  for (const [{ text, html }, words] of [
    [visitor, visitorWords.es.opening],
    [visitor, visitorWords.es.notYou],
    [centre, centreWords.opening],
    [optIn, optInWords.es.opening],
    [news, editionWords.es.opening('Básico y torre')],
  ] as const) {
    expect(text.replaceAll('\n', ' ')).toContain(words);
    expect(wordsOf(html)).toContain(words);
  }
  expect(optIn.text).not.toContain('Básico y torre');
});

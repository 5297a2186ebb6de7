import { longDate } from '../../../src/i18n/format.ts';
import { madridDay } from '../../../src/site/days.ts';
import { choiceField } from '../../../src/schema/fields/field-names.ts';
import type { AnnouncedEdition, Subscription } from '../../../src/schema/subscription.ts';
import { callChoice, waitedCall } from '../../../src/schema/waited-call.ts';
import { routePath } from '../../../src/site/routes.ts';
import type { Letter } from './letter.ts';
import { given } from './letters.ts';
import type { MailCentre } from './mail-message.ts';
import { callWords, editionWords, optInWords } from './subscription-words.ts';
import { confirmPath, tokenName, unsubscribePath } from '../../../src/schema/tell-me.ts';

/** The mail with the link to confirm. The address is not confirmed yet, so the mail repeats nothing that was typed. */
export function optInLetter(subscription: Subscription, centre: MailCentre): Letter {
  const { language, course, campus } = subscription;
  const words = optInWords[language];
  const courseName = [...centre.courses, callChoice].find(({ id }) => id === course)?.title[language] ?? null;
  const campusName = centre.campuses.find(({ id }) => id === campus)?.title[language] ?? words.anyCampus;
  return {
    language,
    subject: `${words.subject} – ${centre.name}`,
    opening: [words.greeting, course === waitedCall ? words.openingCall : words.opening],
    rows: given([
      [course === waitedCall ? words.about : choiceField('course').label[language], courseName],
      [choiceField('campus').label[language], course === waitedCall ? null : campusName],
    ]),
    action: { words: words.confirm, href: confirmUrl(subscription, centre.siteUrl) },
    closing: [words.until, words.notYou],
    link: { words: words.privacy, href: new URL(routePath('privacy', language), centre.siteUrl).href },
    signature: signatureOf(centre),
  };
}

/** The mail that announces an intake, with the link to unsubscribe. */
export function editionLetter(subscription: Subscription, edition: AnnouncedEdition, centre: MailCentre): Letter {
  const { language, confirmedAt } = subscription;
  const words = (edition.course === waitedCall ? callWords : editionWords)[language];
  const name = edition.courseName[language];
  return {
    language,
    subject: `${words.subject(name)} – ${centre.name}`,
    opening: [words.greeting, words.opening(name)],
    rows: edition.facts[language].map(([label, value]) => [label, value]),
    action: { words: words.course, href: new URL(edition.path[language], centre.siteUrl).href },
    closing: [
      words.questions(centre.phone),
      words.why(longDate(madridDay(confirmedAt ?? subscription.requestedAt), language)),
    ],
    link: { words: words.unsubscribe, href: unsubscribeUrl(subscription, centre.siteUrl) },
    signature: signatureOf(centre),
  };
}

function signatureOf({ name, address, phone, email }: MailCentre): string[] {
  return [name, address, phone, email];
}

type Linked = Pick<Subscription, 'language' | 'token'>;

/** The address of the page with the button that confirms. @param siteUrl origin of the site */
export function confirmUrl(subscription: Linked, siteUrl: string): string {
  return linkTo(confirmPath, subscription, siteUrl);
}

/** The address of the page with the button that unsubscribes; a POST to it unsubscribes at once (RFC 8058). */
export function unsubscribeUrl(subscription: Linked, siteUrl: string): string {
  return linkTo(unsubscribePath, subscription, siteUrl);
}

function linkTo(path: string, { language, token }: Linked, siteUrl: string): string {
  return new URL(`${path}?${new URLSearchParams({ lang: language, [tokenName]: token })}`, siteUrl).href;
}

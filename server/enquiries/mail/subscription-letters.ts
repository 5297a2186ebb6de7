import { longDate } from '../../../src/i18n/format.ts';
import { madridDay } from '../../../src/site/days.ts';
import { choiceField } from '../../../src/schema/fields/field-names.ts';
import type { AnnouncedEdition, Subscription } from '../../../src/schema/subscription.ts';
import { callChoice, waitedCall } from '../../../src/schema/waited-call.ts';
import type { Letter } from './letter.ts';
import { given, letterEnd, signatureOf, tokenUrl } from './letters.ts';
import type { MailCentre } from './mail-message.ts';
import { commonWords } from './mail-words.ts';
import { callWords, editionWords, optInWords } from './subscription-words.ts';
import { confirmPath, unsubscribePath } from '../../../src/schema/tell-me.ts';

/** The mail with the link to confirm. The address is not confirmed yet, so the mail repeats nothing that was typed. */
export function optInLetter(subscription: Subscription, centre: MailCentre): Letter {
  const { language, course, campus } = subscription;
  const [words, common] = [optInWords[language], commonWords[language]];
  const courseName = [...centre.courses, callChoice].find(({ id }) => id === course)?.title[language] ?? null;
  const campusName = centre.campuses.find(({ id }) => id === campus)?.title[language] ?? words.anyCampus;
  return {
    language,
    subject: `${words.subject} – ${centre.name}`,
    opening: [common.greeting(null), course === waitedCall ? words.openingCall : words.opening],
    rows: given([
      [course === waitedCall ? words.about : choiceField('course').label[language], courseName],
      [choiceField('campus').label[language], course === waitedCall ? null : campusName],
    ]),
    action: { words: words.confirm, href: tokenUrl(confirmPath, subscription, centre) },
    closing: [words.until, words.notYou],
    ...letterEnd(common.privacy, language, centre),
  };
}

/** The mail that announces an intake, with the link to unsubscribe. */
export function editionLetter(subscription: Subscription, edition: AnnouncedEdition, centre: MailCentre): Letter {
  const { language, confirmedAt } = subscription;
  const words = (edition.course === waitedCall ? callWords : editionWords)[language];
  const common = commonWords[language];
  const name = edition.courseName[language];
  return {
    language,
    subject: `${words.subject(name)} – ${centre.name}`,
    opening: [common.greeting(null), words.opening(name)],
    rows: edition.facts[language].map(([label, value]) => [label, value]),
    action: { words: words.course, href: new URL(edition.path[language], centre.siteUrl).href },
    closing: [
      common.questions(centre.phone),
      words.why(longDate(madridDay(confirmedAt ?? subscription.requestedAt), language)),
    ],
    link: { words: words.unsubscribe, href: unsubscribeUrl(subscription, centre) },
    signature: signatureOf(centre),
  };
}

/** The address of the page with the button that unsubscribes; a POST to it unsubscribes at once (RFC 8058). */
export function unsubscribeUrl(subscription: Subscription, centre: MailCentre): string {
  return tokenUrl(unsubscribePath, subscription, centre);
}

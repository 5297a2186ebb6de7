import { fromKeys } from '../../../src/i18n/from-keys.ts';
import { languages } from '../../../src/i18n/language.ts';
import type { AnnouncementPreview } from '../../../src/schema/office-waiting.ts';
import type { AnnouncedEdition } from '../../../src/schema/subscription.ts';
import { plainText } from '../../enquiries/mail/letter.ts';
import { editionLetter } from '../../enquiries/mail/subscription-letters.ts';
import type { SiteFacts } from '../../site-facts.ts';

type Centre = SiteFacts['centre'] & { siteUrl: string };

/** The text of an announcement's mail in both languages, without its link to unsubscribe. */
export function announcementPreview(edition: AnnouncedEdition, centre: Centre, now: Date): AnnouncementPreview {
  const someone = {
    id: '',
    email: '',
    course: edition.course,
    campus: null,
    consent: { textVersion: '', at: now },
    requestedAt: now,
    confirmedAt: now,
    token: '',
  };
  return fromKeys(languages, (language) => {
    const mailCentre = { ...centre, phone: centre.phone.display, courses: [], campuses: [], syllabuses: [] };
    const { link: _, ...letter } = editionLetter({ ...someone, language }, edition, mailCentre);
    return { subject: letter.subject, text: plainText(letter) };
  });
}

import { z } from 'zod';
import { head, localizedList, localizedText, text } from './localized.ts';
import { fromKeys } from '../i18n/from-keys.ts';
import { anchor, externalLink } from './references.ts';

const linkIds = [
  'mint',
  'clave',
  'fee-payment',
  'single-form',
  'general-application',
  'medical-centres',
  'language-centres',
] as const;
const linkId = z.enum(linkIds);

const officialLink = z.strictObject({
  label: localizedText,
  /** The address that we are sure of: often an office's entrance, because pages inside it move. */
  url: externalLink,
  /** Says what to look for once there. */
  find: localizedText,
});

const point = z.strictObject({ title: localizedText, text: localizedText });

/** A text to paste into the authority's form, which is in Spanish whatever the page's language. Takes `{centre.…}` values. */
const application = z.strictObject({
  id: z.enum(['block1', 'block2Student', 'block2Licence', 'completeRating']),
  title: localizedText,
  /** Says what the text is for and who should use it. */
  explanation: localizedText,
  subject: text,
  statement: text,
  request: text,
});

/** As `src/site/licence-dates.ts` names them. */
const checklistFields = ['finished', 'issued', 'medical', 'born', 'english'] as const;
const checklistClocks = ['apply', 'start', 'medical', 'language'] as const;

/** The guide to applying for the student licence. */
export const licenceGuide = z.strictObject({
  head,
  hero: z.strictObject({ title: localizedText, lead: localizedText }),
  introduction: localizedList(text),
  /**
   * The day of the last comparison of form numbers, tariff, rules and links with the authority's office; `null` before
   * the first. The content audit reports `null` and days that lie more than six months back.
   */
  checkedOn: z.iso.date().nullable(),
  authorityFirst: localizedText,
  links: z.record(linkId, officialLink),
  steps: z.strictObject({
    title: localizedText,
    items: z
      .array(
        point.extend({
          id: anchor,
          documents: localizedList(text).optional(),
          links: z.array(linkId).min(1),
          /** The accordion with the details. */
          details: z.enum(['fee', 'single-form', 'application']).optional(),
        }),
      )
      .length(5),
  }),
  /** The list to tick off, and the days from which the clocks run; the rules stand with the map of the career. */
  checklist: z.strictObject({
    title: localizedText,
    intro: localizedText,
    /** For visitors without JavaScript, who can print it. */
    onPaper: localizedText,
    items: z.array(z.strictObject({ id: anchor, text: localizedText })).min(8),
    dates: localizedText,
    fields: z.strictObject(fromKeys(checklistFields, () => localizedText)),
    /** Below the field. */
    help: z.strictObject({ born: localizedText }),
    level: localizedText,
    noLevel: localizedText,
    deadlines: localizedText,
    noDeadlines: localizedText,
    /** Beside the day of a clock that has run out. */
    past: localizedText,
    /** What each clock is about, as the title of its entry in a calendar. */
    reminders: z.strictObject(fromKeys(checklistClocks, () => localizedText)),
    certificate: localizedText,
    source: localizedText,
    calendar: localizedText,
    print: localizedText,
    erase: localizedText,
  }),
  instructions: z.strictObject({
    title: localizedText,
    fee: z.strictObject({ title: localizedText, points: z.array(point).min(1) }),
    singleForm: z.strictObject({ title: localizedText, points: z.array(point).min(1) }),
    application: z.strictObject({
      title: localizedText,
      applicant: point,
      data: point.extend({
        choose: localizedText,
        labels: z.strictObject({ subject: localizedText, statement: localizedText, request: localizedText }),
        copy: localizedText,
        copied: localizedText,
        texts: z.array(application).length(4),
      }),
      documents: point.extend({ items: localizedList(text) }),
      signature: point,
    }),
  }),
  faq: z.strictObject({
    title: localizedText,
    items: z.array(z.strictObject({ question: localizedText, answer: localizedText })).min(1),
  }),
  usefulLinks: z.strictObject({ title: localizedText, items: z.array(linkId).length(5) }),
  help: z.strictObject({ label: localizedText, text: localizedText, subject: localizedText }),
  print: localizedText,
});

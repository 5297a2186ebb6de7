import { z } from 'zod';
import { head, localizedList, localizedText, text } from './localized.ts';
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

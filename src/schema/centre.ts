import { z } from 'zod';
import { localizedText, text } from './localized.ts';
import { externalLink } from './references.ts';
import { isSampleAddress } from './sample.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written 09:00');
const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);

const address = z.strictObject({
  street: text,
  postalCode: z.string().regex(/^\d{5}$/, 'a Spanish postal code has five digits'),
  city: text,
  region: localizedText,
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, 'a country has two capital letters, such as ES'),
  /** Decimal degrees, WGS 84. */
  coordinates: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  /** `frame` is shown in the page after a click, `link` opens the map in its own tab. */
  map: z.strictObject({ frame: externalLink, link: externalLink }),
});

const phone = z
  .strictObject({
    display: text,
    tel: z.string().regex(/^\+[1-9]\d{6,14}$/, 'a number to dial is a plus sign and digits'),
  })
  .refine(({ display, tel }) => display.replace(/[^+\d]/g, '') === tel, 'both forms need the same digits');

const fields = z.strictObject({
  name: text,
  /** Code of the training organisation's certificate. */
  code: text,
  agency: z.strictObject({ acronym: text, name: localizedText, link: externalLink }),
  email: z.email(),
  phone,
  addresses: z.strictObject({ madrid: address, canarias: address }),
  officeHours: z
    .strictObject({
      days: z.array(weekday).min(1),
      opens: time,
      closes: time,
      /** IANA name of the zone in which the hours are given. */
      timeZone: text,
    })
    .refine(({ opens, closes }) => opens < closes, 'the office closes after it opens'),
  social: z.strictObject({
    facebook: externalLink,
    instagram: externalLink,
    x: externalLink,
    linkedin: externalLink,
  }),
  studentAccess: z.array(z.strictObject({ id: text, label: localizedText, url: externalLink })).length(2),
  technicalOffice: z.strictObject({ email: z.email() }),
  documents: z.strictObject({ 'full-rating-programme': externalLink, 'block-2-programme': externalLink }),
  legal: z.strictObject({
    companyName: text,
    taxId: text,
    register: localizedText,
    dataProtectionEmail: z.email(),
    /** Lists the operators of the server and the mailbox: the processors that the privacy policy names. */
    hostingProvider: localizedText,
    mailProvider: localizedText,
    /** Whether personal data leave the European Economic Area, as a sentence. */
    transfers: localizedText,
    /**
     * Providers of the tools of students and instructors, the data that they take abroad, and the time that they keep
     * them.
     */
    classroomProviders: localizedText,
    classroomTransfers: localizedText,
    studentRetention: localizedText,
    /** Whether there is one, and how to reach them, as a sentence. */
    dataProtectionOfficer: localizedText,
    /** Where and how long rectified and erased data stay blocked (LOPDGDD, article 32). */
    blocking: localizedText,
    /** Whether the centre has signed up to any (LSSI, article 10.1.g), as a sentence. */
    codesOfConduct: localizedText,
    /** How long an enquiry is kept; the server purges by the same number. */
    retentionMonths: z.number().int().min(1).max(120),
    /** How long a confirmed subscriber gets news of intakes; the server purges by the same number. */
    waitingMonths: z.number().int().min(1).max(120),
  }),
});

/**
 * Holds the facts of the centre as a whole, each said once. `samples` lists the dotted paths of the values that stand
 * in for unknown ones. Every path exists, and every value on a reserved example host is covered by one. No sample can
 * be forgotten, and none has to be looked for.
 */
export const centre = fields.extend({ samples: z.array(text) }).superRefine(({ samples, ...values }, context) => {
  const leaves = leavesOf(values);
  for (const [index, path] of samples.entries()) {
    if (!leaves.some(([leaf]) => isInside(leaf, path))) {
      context.addIssue({ code: 'custom', path: ['samples', index], message: `there is no value at ${path}` });
    }
  }
  for (const [leaf, value] of leaves) {
    if (isSampleAddress(String(value)) && !samples.some((path) => isInside(leaf, path))) {
      context.addIssue({ code: 'custom', path: leaf.split('.'), message: 'a sample value that samples does not list' });
    }
  }
});

export type Centre = z.infer<typeof centre>;

/** Tells whether the street of a campus is still unconfirmed. */
export function isSampleStreet({ samples }: Centre, campus: keyof Centre['addresses']): boolean {
  return samples.includes(`addresses.${campus}.street`);
}

function isInside(leaf: string, path: string): boolean {
  return leaf === path || leaf.startsWith(`${path}.`);
}

function leavesOf(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, path ? `${path}.${key}` : key));
}

import { z } from 'zod';
import { head, localizedText, text } from './localized.ts';
import { externalLink, pictureId } from './references.ts';

const instructor = z.strictObject({
  /** First name and initial. */
  name: text,
  /** The instructor's own feedback form, at another service. */
  formUrl: externalLink,
  /** A portrait or, until there is one, a drawing of their subject. Absent: the placeholder icon. */
  picture: pictureId.optional(),
});

/** The page on which students review their instructors. */
export const feedbackPage = z.strictObject({
  head,
  hero: z.strictObject({ title: localizedText, lead: localizedText }),
  search: z.strictObject({
    label: localizedText,
    placeholder: localizedText,
    clear: localizedText,
    /** In the dropdown. */
    none: localizedText,
    /** The count line. Values: `{count}`. Plural forms as `Intl.PluralRules` names them; `zero` is said for none. */
    count: z.strictObject({ zero: localizedText, one: localizedText, other: localizedText }),
  }),
  /** Said instead of the search while there is no instructor to show. */
  empty: localizedText,
  card: z.strictObject({ text: localizedText, action: localizedText }),
  instructors: z
    .array(instructor)
    .min(1)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'two instructors have the same name'),
  /** People and form addresses are invented until the centre gives its own. */
  sample: z.boolean(),
});

export type FeedbackPage = z.infer<typeof feedbackPage>;

import type { CourseCategory } from '../../schema/course.ts';
import type { z } from 'zod';
import type { InLanguage } from '../../i18n/language.ts';
import type * as section from '../../schema/course-sections.ts';
import type { enrolment } from '../../schema/enrolment.ts';
import type { PictureContent } from '../../schema/picture.ts';
import type { CostNoteContent } from '../cost-note/cost-note.tsx';
import type { EditionListContent } from '../editions/edition-row.ts';
import type { EnquiryFormProps } from '../enquiry-band/enquiry-band.tsx';
import type { PageBarSection } from '../page-bar/page-bar.tsx';
import type { FaqListProps } from '../faq-list/faq-list.tsx';

export type CourseHeroContent = {
  title: string;
  lead: string;
  badge?: string | undefined;
  points?: readonly string[] | undefined;
  picture: PictureContent;
  /** A drawing is shown whole; a scene fills its half of the band. */
  pictureKind: 'drawing' | 'scene';
  /** The course's code and category, and the facts that answer a visitor's first questions. */
  strip: { code?: string | undefined; category: CourseCategory; facts: readonly HeroFact[] };
  /** The full programme, an external document. */
  document?: { label: string; url: string } | undefined;
  /** Text of the button that scrolls to the form. */
  action: string;
  /** The link to the form for notices, and the course that the link preselects. */
  tellMe?: { course: string; label: string } | undefined;
};

/** A fact of the details card, as text. */
export type CourseFact = { label: string; value: string };

/** A fact of the hero; the note is beside its value, such as the tax beside the price. */
export type HeroFact = CourseFact & { note?: string | undefined };

/** The details card: rows from the course's facts that the hero does not state, then the page's own. */
export type CourseDetails = {
  title: string;
  /** The course's code on strips, such as "BLQ 1". */
  code: string;
  category: CourseCategory;
  facts: readonly CourseFact[];
  ratings?: { label: string; codes: readonly string[] } | undefined;
  /** The page's own rows; samples among these rows are grouped, with one mark. */
  rows: readonly (CourseFact & { sample: boolean })[];
  note?: string | undefined;
  /** The complete programme, an external document. */
  document?: { label: string; url: string } | undefined;
  /** The syllabus as a file of the site. */
  syllabus?: { label: string; href: string } | undefined;
};

/** The parts around a course page's own sections. */
export type CourseShell = {
  hero: CourseHeroContent;
  description?: InLanguage<z.infer<typeof section.description>> | undefined;
  details?: CourseDetails | undefined;
  /** The targets of the page bar. */
  sections: readonly PageBarSection[];
  cost?: CostNoteContent | undefined;
  enrolment?: InLanguage<z.infer<typeof enrolment>['steps']> | undefined;
  faq: FaqListProps;
  editions?: EditionListContent | undefined;
  form: EnquiryFormProps;
};

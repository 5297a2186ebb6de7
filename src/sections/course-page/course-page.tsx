import type { ReactNode } from 'react';
import { BelowTheFold } from '../../features/navigation/below-the-fold.tsx';
import { EnquiryBand } from '../enquiry-band/enquiry-band.tsx';
import { EditionList } from '../editions/edition-list.tsx';
import { FaqList } from '../faq-list/faq-list.tsx';
import { CourseHero } from './course-hero.tsx';
import type { CourseShell } from './course-shell.ts';
import { CourseSummary } from './course-summary.tsx';

type CoursePageProps = {
  shell: CourseShell;
  /** The sections that only this page has, in order. */
  children: ReactNode;
};

/** What every course page is made of: opening, description and details before its own sections, answers and form after. */
export function CoursePage({ shell, children }: CoursePageProps) {
  const { hero, description, details, editions, faq, form } = shell;
  return (
    <>
      <CourseHero {...hero} />
      {description && details && <CourseSummary description={description} details={details} />}
      <BelowTheFold>
        {editions && <EditionList {...editions} />}
        {children}
        <FaqList {...faq} />
        <EnquiryBand {...form} />
      </BelowTheFold>
    </>
  );
}

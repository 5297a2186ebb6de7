import type { ReactNode } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { EnquiryBand } from '../enquiry-band/enquiry-band.tsx';
import { CostNote } from '../cost-note/cost-note.tsx';
import { PageBar } from '../page-bar/page-bar.tsx';
import { FaqList } from '../faq-list/faq-list.tsx';
import { Points } from '../points/points.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import { CourseHero } from './course-hero.tsx';
import type { CourseShell } from './course-shell.ts';
import { CourseSummary } from './course-summary.tsx';

type CoursePageProps = {
  shell: CourseShell;
  /** The sections of this page only, in order. */
  children: ReactNode;
};

/**
 * The common layout of course pages: hero, description, editions and details before the page's own sections; price,
 * steps, form and questions after them.
 */
export function CoursePage({ shell, children }: CoursePageProps) {
  const t = useWords();
  const { hero, description, details, sections, editions, cost, enrolment, faq, form } = shell;
  return (
    <>
      <CourseHero {...hero} />
      <PageBar
        sections={sections}
        action={{ render: <a href="#contact-section">{t('course.request')}</a>, label: t('course.request') }}
      />
      {description && details && <CourseSummary {...{ description, details, editions }} />}
      {children}
      {cost && <CostNote {...cost} />}
      {enrolment && (
        <Points
          id="enrol"
          shape="steps"
          tone="sea"
          title={enrolment.title}
          items={enrolment.items}
          aside={enrolment.sample && <SampleTag />}
        />
      )}
      <EnquiryBand {...form} />
      <FaqList id="faq" {...faq} />
    </>
  );
}

import type { ReactNode } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { BandPair } from '../../ui/section-band.tsx';
import { EnquiryHalf } from '../enquiry-band/enquiry-band.tsx';
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
  /** Sections beside the description and the editions. */
  beside?: ReactNode;
  /** The sections of this page only, in order. */
  children: ReactNode;
};

/**
 * The common layout of course pages: hero, description, editions and details before the page's own sections; price,
 * steps, form and, beside it, questions after them.
 */
export function CoursePage({ shell, beside, children }: CoursePageProps) {
  const t = useWords();
  const { hero, description, details, sections, editions, cost, enrolment, faq, form } = shell;
  return (
    <>
      <CourseHero {...hero} />
      <PageBar
        sections={sections}
        action={{ render: <a href="#contact-section">{t('course.request')}</a>, label: t('course.request') }}
      />
      {description && details && <CourseSummary {...{ description, details, editions, beside }} />}
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
      <BandPair beside={<FaqList id="faq" {...faq} />}>
        <EnquiryHalf {...form} />
      </BandPair>
    </>
  );
}

import type { ReactNode } from 'react';
import { wholeNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { Columns } from '../columns/columns.tsx';
import { EditionList } from '../editions/edition-list.tsx';
import type { EditionListContent } from '../editions/edition-row.ts';
import { FoldedPart } from '../folded/folded-part.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import { CourseDetailsCard } from './course-details-card.tsx';
import type { CourseDetails, CourseShell } from './course-shell.ts';
import styles from './course-page.module.css';

type CourseSummaryProps = {
  description: NonNullable<CourseShell['description']>;
  details: CourseDetails;
  editions?: EditionListContent | undefined;
  /** Sections below the figures. */
  beside?: ReactNode;
};

/** The description of the course and its editions, with its figures beside them. */
export function CourseSummary({ description, details, editions, beside }: CourseSummaryProps) {
  const { title, paragraphs, claim } = description;
  const language = useLanguage();
  return (
    <SectionBand id="summary" aria-label={title}>
      <Columns
        words={
          <>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {claim && (
              <p className={`stack gap-5 middle ${styles.claim}`}>
                <strong>{wholeNumber(claim.value, language)}</strong>{' '}
                <span>
                  {claim.text} {claim.sample && <SampleTag />}
                </span>
              </p>
            )}
            {editions && <EditionList {...editions} />}
          </>
        }
      >
        <div className="stack gap-8">
          <FoldedPart about={details.title} summary={details.title}>
            <CourseDetailsCard {...details} />
          </FoldedPart>
          {beside}
        </div>
      </Columns>
    </SectionBand>
  );
}

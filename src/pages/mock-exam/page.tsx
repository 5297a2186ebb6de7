import { BelowTheFold } from '../../features/navigation/below-the-fold.tsx';
import { AnswerPlace } from '../../sections/answer-place/answer-place.tsx';
import { MockExamTool } from '../../sections/mock-exam/mock-exam-tool.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { WaysOn } from '../../sections/ways-on/ways-on.tsx';
import type { MockExamContent } from './content.ts';

/** A mock exam: the knowledge test and the English test. */
export function MockExamPage({ hero, next, ...tool }: MockExamContent) {
  return (
    <>
      <PageHeading {...hero} />
      <AnswerPlace>
        <MockExamTool {...tool} />
      </AnswerPlace>
      <BelowTheFold>
        <WaysOn {...next} />
      </BelowTheFold>
    </>
  );
}

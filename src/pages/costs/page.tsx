import { AnswerPlace } from '../../sections/answer-place/answer-place.tsx';
import { CostsTool } from '../../sections/costs/costs-tool.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import type { CostsContent } from './content.ts';

/** Adds up the costs of a way into the profession, and shows how long the pay takes to cover them. */
export function CostsPage(content: CostsContent) {
  return (
    <>
      <PageHeading {...content.hero} />
      <AnswerPlace>
        <CostsTool {...content} />
      </AnswerPlace>
    </>
  );
}

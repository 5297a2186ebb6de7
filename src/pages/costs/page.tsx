import { Island } from '../../islands/island.tsx';
import { CostsTool } from '../../tools/costs/costs-tool.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import type { CostsContent } from './content.ts';

/** Adds up the costs of a way into the profession, and shows how long the pay takes to cover them. */
export function CostsPage(content: CostsContent) {
  return (
    <>
      <PageHeading {...content.hero} />
      <Island name="costs" of={CostsTool} props={content} />
    </>
  );
}

import { Island } from '../../islands/island.tsx';
import { CostsTool } from '../../tools/costs/costs-tool.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { defineScreen } from '../page-content.ts';
import { costsContent, type CostsContent } from './content.ts';

export const screen = defineScreen(costsContent, CostsPage);

/** Adds up the costs of a way into the profession, and shows how long the pay takes to cover them. */
function CostsPage(content: CostsContent) {
  return (
    <>
      <PageHeading {...content.hero} />
      <Island name="costs" of={CostsTool} props={content} />
    </>
  );
}

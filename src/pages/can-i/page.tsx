import { Island } from '../../islands/island.tsx';
import { CanITool } from '../../tools/can-i/can-i-tool.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { defineScreen } from '../page-content.ts';
import { canIContent, type CanIContent } from './content.ts';

export const screen = defineScreen(canIContent, CanIPage);

/** Shows a visitor which ways into the profession are open. */
function CanIPage(content: CanIContent) {
  return (
    <>
      <PageHeading {...content.hero} />
      <Island name="can-i" of={CanITool} props={content} />
    </>
  );
}

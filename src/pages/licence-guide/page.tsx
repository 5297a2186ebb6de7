import { Island } from '../../islands/island.tsx';
import { FaqList } from '../../sections/faq-list/faq-list.tsx';
import { PrintButton } from '../../sections/guides/print-button.tsx';
import { GuideBar } from '../../sections/page-bar/guide-bar.tsx';
import { GuideIntroduction } from '../../sections/guides/guide-introduction.tsx';
import { GuideSteps } from '../../sections/guides/guide-steps.tsx';
import { HelpCall } from '../../sections/closing-call/help-call.tsx';
import { LicenceChecklist } from '../../tools/licence-checklist/licence-checklist.tsx';
import { LicenceInstructions } from '../../sections/guides/licence-instructions.tsx';
import { OfficialLinks } from '../../sections/guides/official-links.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { defineScreen } from '../page-content.ts';
import { licenceGuideContent, type LicenceGuideContent } from './content.ts';

export const screen = defineScreen(licenceGuideContent, LicenceGuidePage);

/** The guide to applying for the student controller licence, for the screen and for printing. */
function LicenceGuidePage(guide: LicenceGuideContent) {
  const { hero, sections, print, introduction, steps, checklist, instructions, faq, usefulLinks, help } = guide;
  return (
    <>
      <PageHeading {...hero}>
        <PrintButton>{print}</PrintButton>
      </PageHeading>
      <GuideBar sections={sections} help={help} />
      <GuideIntroduction {...introduction} />
      <GuideSteps id="steps" {...steps} />
      <Island name="licence-checklist" of={LicenceChecklist} props={{ id: 'checklist', ...checklist }} />
      <LicenceInstructions id="instructions" {...instructions} />
      <FaqList id="faq" {...faq} />
      <SectionBand id="links" tone="sea" title={usefulLinks.title}>
        <OfficialLinks links={usefulLinks.links} shape="card" />
      </SectionBand>
      <HelpCall id="help" {...help} />
    </>
  );
}

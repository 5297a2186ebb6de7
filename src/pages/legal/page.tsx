import { LegalText } from '../../sections/legal-text/legal-text.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { defineScreen } from '../page-content.ts';
import { legalContent, type LegalContent } from './content.ts';

export const screen = defineScreen(legalContent, LegalPage);

/** A legal page: about the site's owner, personal data, cookies or accessibility. */
function LegalPage({ hero, ...text }: LegalContent) {
  return (
    <>
      <PageHeading {...hero} />
      <LegalText {...text} />
    </>
  );
}

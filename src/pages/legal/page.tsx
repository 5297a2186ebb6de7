import { LegalText } from '../../sections/legal-text/legal-text.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import type { LegalContent } from './content.ts';

/** A legal page: about the site's owner, personal data, cookies or accessibility. */
export function LegalPage({ hero, ...text }: LegalContent) {
  return (
    <>
      <PageHeading {...hero} />
      <LegalText {...text} />
    </>
  );
}

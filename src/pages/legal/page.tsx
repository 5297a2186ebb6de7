import { LegalText } from '../../sections/legal-text/legal-text.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import type { LegalContent } from './content.ts';

/** A legal page: who answers for the site, and what it does with data, cookies and people's needs. */
export function LegalPage({ hero, ...text }: LegalContent) {
  return (
    <>
      <PageHeading {...hero} />
      <LegalText {...text} />
    </>
  );
}

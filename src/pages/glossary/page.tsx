import { GlossaryList } from '../../sections/glossary-list/glossary-list.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import type { GlossaryContent } from './content.ts';

/** Explains the acronyms and terms of the site. */
export function GlossaryPage({ hero, ...list }: GlossaryContent) {
  return (
    <>
      <PageHeading {...hero} />
      <GlossaryList {...list} />
    </>
  );
}

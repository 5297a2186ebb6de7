import { GlossaryList } from '../../sections/glossary-list/glossary-list.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { defineScreen } from '../page-content.ts';
import { glossaryContent, type GlossaryContent } from './content.ts';

export const screen = defineScreen(glossaryContent, GlossaryPage);

/** Explains the acronyms and terms of the site. */
function GlossaryPage({ hero, ...list }: GlossaryContent) {
  return (
    <>
      <PageHeading {...hero} />
      <GlossaryList {...list} />
    </>
  );
}

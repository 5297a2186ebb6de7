import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { SiteSearch } from '../../sections/site-search/site-search.tsx';
import { defineScreen } from '../page-content.ts';
import { searchContent, type SearchContent } from './content.ts';

export const screen = defineScreen(searchContent, SearchPage);

/** The search as a page of its own, which also works without JavaScript. */
function SearchPage({ hero, ...search }: SearchContent) {
  return (
    <>
      <PageHeading {...hero} />
      <SiteSearch {...search} />
    </>
  );
}

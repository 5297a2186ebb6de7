import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { SiteSearch } from '../../sections/site-search/site-search.tsx';
import type { SearchContent } from './content.ts';

/** The search as a page of its own, which also works without JavaScript. */
export function SearchPage({ hero, ...search }: SearchContent) {
  return (
    <>
      <PageHeading {...hero} />
      <SiteSearch {...search} />
    </>
  );
}

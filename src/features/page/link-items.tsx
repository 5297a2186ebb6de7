import { useWords } from '../../i18n/provider.tsx';
import type { RouteId } from '../../site/routes.ts';
import type { OutsideLink } from '../../site/shell.ts';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { SiteLink } from './site-link.tsx';

type PageItemsProps<Id extends RouteId> = {
  pages: readonly Id[];
  /** Returns the name of a page. */
  nameOf: (page: Id) => string;
};

/** Pages of the site as items of a list. */
export function PageItems<Id extends RouteId>({ pages, nameOf }: PageItemsProps<Id>) {
  return pages.map((page) => (
    <li key={page}>
      <SiteLink to={page}>{nameOf(page)}</SiteLink>
    </li>
  ));
}

/** Links to other sites as items of a list; each opens a new tab, which its hint announces. */
export function OutsideItems({ links }: { links: readonly OutsideLink[] }) {
  const t = useWords();
  return links.map(({ label, url }) => (
    <li key={label}>
      <OutsideAnchor href={url} hint={t('nav.newTab')}>
        {label}
      </OutsideAnchor>
    </li>
  ));
}

import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/provider.tsx';
import { pathTo, type RouteParams } from '../../site/links.ts';
import type { RouteId } from '../../site/routes.ts';
import { prefetchPage } from './load-page.ts';
import { usePageSource } from './page-source.tsx';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: RouteId;
  params?: RouteParams | undefined;
  /** Query and fragment, as in `?course=block-1#contact-section`. */
  suffix?: string | undefined;
};

/** A link to a page of the site, in the document's language. What it leads to is fetched when it is about to be used. */
export function SiteLink({ to, params = {}, suffix = '', ...anchor }: SiteLinkProps) {
  const language = useLanguage();
  const source = usePageSource();
  const prefetch = () => source && prefetchPage(source, to, params);
  return (
    <Link
      {...anchor}
      to={pathTo(to, language, params) + suffix}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    />
  );
}

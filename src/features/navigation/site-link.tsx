import type { ComponentProps, MouseEvent } from 'react';
import { useLanguage } from '../../i18n/provider.tsx';
import { pathTo, type RouteParams } from '../../site/links.ts';
import type { RouteId } from '../../site/routes.ts';
import { prefetchPage } from './load-page.ts';
import { usePageSource } from './page-source.tsx';
import { isForTheBrowser, useNavigate } from './router.tsx';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: RouteId;
  params?: RouteParams | undefined;
  /** Query and fragment, as in `?course=block-1#contact-section`. */
  suffix?: string | undefined;
  /** Leads to another choice on the open page: nothing scrolls, and the focus stays on the link. */
  stay?: boolean;
};

const noParams: RouteParams = {};

/** A link to a page of the site, in the document's language. What it leads to is fetched when it is about to be used. */
export function SiteLink({
  to,
  params = noParams,
  suffix = '',
  stay = false,
  onClick,
  children,
  ...anchor
}: SiteLinkProps) {
  const language = useLanguage();
  const source = usePageSource();
  const navigate = useNavigate();
  const href = pathTo(to, language, params) + suffix;
  const prefetch = () => source && prefetchPage(source, to, params);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    navigate(href, { stay });
  }

  return (
    <a {...anchor} href={href} onClick={follow} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch}>
      {children}
    </a>
  );
}

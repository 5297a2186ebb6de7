import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/provider.tsx';
import { pathTo, type RouteParams } from '../../site/links.ts';
import type { RouteId } from '../../site/routes.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: RouteId;
  params?: RouteParams | undefined;
  /** Query and fragment, as in `?course=block-1#contact-section`. */
  suffix?: string | undefined;
  /** The id of a part of the page. */
  anchor?: string | undefined;
};

const noParams: RouteParams = {};

/** A link to a page of the site, in the document's language. */
export function SiteLink({ to, params = noParams, suffix = '', anchor, children, ...rest }: SiteLinkProps) {
  return (
    <a {...rest} href={pathTo(to, useLanguage(), params) + suffix + (anchor ? `#${anchor}` : '')}>
      {children}
    </a>
  );
}

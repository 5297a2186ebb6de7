import { SiteLink } from '../../features/page/site-link.tsx';
import type { RouteId } from '../../site/routes.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** A link to an article, or to a page with part of its address. */
export type ContentLink = { label: string } & ({ article: string } | { page: RouteId; suffix?: string | undefined });

/** Links to articles and pages, beside each other where they fit. */
export function ContentLinks({ links }: { links: readonly ContentLink[] }) {
  return (
    <ul className="cluster gap-x-8" data-print="hide">
      {links.map((link) => (
        <li key={link.label}>
          <TextLink
            render={
              'page' in link ? (
                <SiteLink to={link.page} suffix={link.suffix} />
              ) : (
                <SiteLink to="article" params={{ slug: link.article }} />
              )
            }
          >
            {link.label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

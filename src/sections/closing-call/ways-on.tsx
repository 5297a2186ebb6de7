import { SiteLink } from '../../features/page/site-link.tsx';
import type { RouteId } from '../../site/routes.ts';
import { SectionBand } from '../../ui/section-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type WaysOnProps = { title: string; text: string; links: readonly { route: RouteId; label: string }[] };

/** Links from the result of a tool to further pages. */
export function WaysOn({ title, text, links }: WaysOnProps) {
  return (
    <SectionBand title={title} lead={text} tone="land" data-print="hide">
      <ul className="cluster gap-2 gap-x-8">
        {links.map(({ route, label }) => (
          <li key={route}>
            <TextLink render={<SiteLink to={route} />}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}

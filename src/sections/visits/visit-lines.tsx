import { SiteLink } from '../../features/page/site-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** A session as a line; `id` is that of its strip on the page of visits. */
export type VisitLine = { id: string; text: string };

/** Sessions as lines that link to their strips. */
export function VisitLines({ lines }: { lines: readonly VisitLine[] }) {
  return lines.map(({ id, text }) => (
    <p key={id} data-print="hide">
      <TextLink render={<SiteLink to="visits" anchor={id} />}>{text}</TextLink>
    </p>
  ));
}

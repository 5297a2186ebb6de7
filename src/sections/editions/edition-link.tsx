import { SiteLink } from '../../features/page/site-link.tsx';
import type { EditionRow } from './edition-row.ts';
import { editionParameter } from './edition-parameter.ts';

type EditionLinkProps = {
  edition: Pick<EditionRow, 'id' | 'route'>;
  className?: string | undefined;
  children?: React.ReactNode;
};

/** Links to the course's form and selects this edition in it. */
export function EditionLink({ edition: { id, route }, children, ...dress }: EditionLinkProps) {
  return (
    <SiteLink {...dress} to={route} suffix={`?${editionParameter}=${id}#contact-section`}>
      {children}
    </SiteLink>
  );
}

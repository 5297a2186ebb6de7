import { SiteLink } from '../../features/page/site-link.tsx';
import type { EditionRow } from './edition-row.ts';
import { editionParameter } from './edition-parameter.ts';

type EditionLinkProps = {
  /** Without an id the form asks about the course. */
  edition: { id?: string | undefined } & Pick<EditionRow, 'route'>;
  className?: string | undefined;
  children?: React.ReactNode;
};

/** Links to the course's form and selects the edition in it. */
export function EditionLink({ edition: { id, route }, children, ...dress }: EditionLinkProps) {
  return (
    <SiteLink {...dress} to={route} suffix={`${id ? `?${editionParameter}=${id}` : ''}#contact-section`}>
      {children}
    </SiteLink>
  );
}

import { useHydrated } from '../../browser/use-hydrated.ts';
import { SiteLink } from '../../features/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/provider.tsx';
import { formAddress } from '../../schema/form-submission.ts';
import type { EditionRow } from './edition-row.ts';
import { editionParameter } from './edition-parameter.ts';

type EditionLinkProps = {
  edition: Pick<EditionRow, 'id' | 'course' | 'campus' | 'route' | 'form'>;
  className?: string | undefined;
  children?: React.ReactNode;
};

/**
 * Links to the course's form and selects this edition in it. Without JavaScript a page cannot pass the choice to its
 * form, so the link opens the form's own document.
 */
export function EditionLink({ edition, children, ...dress }: EditionLinkProps) {
  const language = useLanguage();
  const alive = useHydrated();
  const { id, course, campus, route, form } = edition;
  if (!alive) {
    return (
      <a {...dress} rel="nofollow" href={formAddress({ form, language, course, campus, edition: id })}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink {...dress} to={route} suffix={`?${editionParameter}=${id}#contact-section`}>
      {children}
    </SiteLink>
  );
}

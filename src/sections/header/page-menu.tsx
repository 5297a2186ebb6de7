import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { PageId } from '../../site/page-data.ts';
import { headerMenu } from '../../site/menus.ts';

/** The header's pages, in the order of the route table; the current one is marked. */
export function PageMenu({ page }: { page: PageId }) {
  const t = useWords();
  return (
    <ul>
      {headerMenu.map((id) => (
        <li key={id}>
          <SiteLink to={id} aria-current={id === page ? 'page' : undefined}>
            {t(`nav.${id}`)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

import { useWords } from '../../i18n/provider.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { isForTheBrowser } from '../navigation/router.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import { openSearch } from './open-search.ts';

/** Opens the search over the page. As long as nothing could open it, it is a link to the results page. */
export function SearchOpener({ className }: { className?: string | undefined }) {
  const t = useWords();
  return (
    <SiteLink
      to="search"
      className={className}
      aria-label={t('nav.search')}
      onClick={(event) => {
        if (!isForTheBrowser(event) && openSearch()) event.preventDefault();
      }}
    >
      <SearchIcon />
    </SiteLink>
  );
}

import { useWords } from '../../i18n/provider.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { SiteLink } from '../page/site-link.tsx';
import { searchDialogId } from './start-search.ts';

/** A link that opens the search dialog. Without scripts, the link leads to the results page. */
export function SearchOpener({ className }: { className?: string | undefined }) {
  const t = useWords();
  return (
    <SiteLink to="search" className={className} data-opens={searchDialogId} aria-label={t('nav.search')}>
      <SearchIcon />
    </SiteLink>
  );
}

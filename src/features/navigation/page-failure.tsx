import { useWords } from '../../i18n/provider.tsx';
import type { PageId } from '../../site/page-data.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './page-failure.module.css';

type PageFailureProps = {
  /** Null if the page was loaded, but its rendering failed. */
  page: PageId | null;
  retry: () => void;
};

/**
 * Shows a note and a retry button in place of a page that failed. The blog's pages have their own texts, and an article
 * has a link back to the list.
 */
export function PageFailure({ page, retry }: PageFailureProps) {
  const t = useWords();
  return (
    <section className={`${styles.failure} wrap`}>
      <h1>{t(page === 'blog' ? 'blog.title' : 'failure.title')}</h1>
      <p role="alert">
        {t(page === 'blog' ? 'blog.listFailed' : page === 'article' ? 'blog.articleFailed' : 'failure.text')}
      </p>
      <SignButton onClick={retry}>{t('failure.retry')}</SignButton>
      {page === 'article' && (
        <TextLink arrow="back" render={<SiteLink to="blog" />}>
          {t('blog.back')}
        </TextLink>
      )}
    </section>
  );
}

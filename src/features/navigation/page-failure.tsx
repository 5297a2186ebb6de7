import { useWords } from '../../i18n/provider.tsx';
import type { PageId } from '../../site/page-data.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './page-failure.module.css';

/**
 * What stands in a page's place when it could not be loaded: what happened, and a way to try again. The blog's pages have
 * words of their own, and an article a way back (specification, section 8).
 */
export function PageFailure({ page }: { page: PageId | null }) {
  const t = useWords();
  return (
    <section className={styles.failure} role="alert">
      <h1>{t('failure.title')}</h1>
      <p>{t(page === 'blog' ? 'blog.listFailed' : page === 'article' ? 'blog.articleFailed' : 'failure.text')}</p>
      {page === 'article' ? (
        <SignButton arrow="back" render={<SiteLink to="blog" />}>
          {t('blog.back')}
        </SignButton>
      ) : (
        <SignButton onClick={() => window.location.reload()}>{t('failure.retry')}</SignButton>
      )}
    </section>
  );
}

import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './blog.module.css';

/** Replaces the page for an address under `/blog/` without an article. */
export function MissingArticle() {
  const t = useWords();
  return (
    <div className={`stack gap-5 leading packed ${styles.note} wrap`}>
      <h1>{t('blog.notFound')}</h1>
      <p className="lead">{t('blog.notFoundHint')}</p>
      <TextLink arrow="back" render={<SiteLink to="blog" />}>
        {t('blog.back')}
      </TextLink>
    </div>
  );
}

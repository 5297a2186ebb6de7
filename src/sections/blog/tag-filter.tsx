import type { ArticleSummary } from '../../features/blog/article.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import choiceLinks from '../../ui/choice-links.module.css';
import styles from './blog.module.css';

type TagFilterProps = {
  articles: readonly ArticleSummary[];
  /** The id of the selected tag; null for all articles. */
  chosen: string | null;
};

/**
 * The tags of all articles, as links: a filtered list can be shared, and Back removes the filter. Filtering needs
 * scripts: one document serves all tags.
 */
export function TagFilter({ articles, chosen }: TagFilterProps) {
  const t = useWords();
  const language = useLanguage();
  const names = new Map(articles.flatMap(({ tags }) => tags.map(({ id, name }) => [id as string, name] as const)));
  const tags = [...names].toSorted(([, a], [, b]) => a.localeCompare(b, language));

  const tagsAndAll = [[null, t('blog.allTopics')] as const, ...tags];
  return (
    <nav className={styles.filter} data-print="hide" aria-label={t('blog.topics')} data-script="needed">
      <ul className={`cluster gap-2 ${choiceLinks.choices}`} data-scrolls>
        {tagsAndAll.map(([id, name]) => (
          <li key={id}>
            <SiteLink
              className="stack plain lit"
              to="blog"
              suffix={id ? `?tag=${id}` : ''}
              {...(id === chosen && { 'aria-current': 'page' })}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

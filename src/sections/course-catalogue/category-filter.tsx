import { useHydrated } from '../../browser/use-hydrated.ts';
import { SiteLink } from '../../features/navigation/site-link.tsx';
import { categoryParameter } from '../../features/start/note-category.ts';
import { useWords } from '../../i18n/provider.tsx';
import type { CourseCategory } from '../../schema/course.ts';
import type { CatalogueCategory } from './catalogue-course.ts';
import styles from './category-filter.module.css';

type CategoryFilterProps = {
  categories: readonly CatalogueCategory[];
  /** Null for all categories. */
  chosen: CourseCategory | null;
};

/**
 * The categories as links: a filtered list can be shared, and Back removes the filter. Without JavaScript all
 * categories are shown, and each link scrolls to its own.
 */
export function CategoryFilter({ categories, chosen }: CategoryFilterProps) {
  const t = useWords();
  const alive = useHydrated();
  const all = { id: null, title: t('catalogue.all'), courses: categories.flatMap(({ courses }) => courses) };
  return (
    <nav aria-label={t('catalogue.filter')}>
      <ul className={styles.bays}>
        {[all, ...categories].map(({ id, title, courses }) => (
          <li key={id} data-category={id ?? 'all'}>
            <SiteLink
              to="courses"
              suffix={id ? `?${categoryParameter}=${id}${alive ? '' : `#${id}`}` : ''}
              stay
              {...(id === chosen && { 'aria-current': 'true' })}
            >
              {title}
              <span className={styles.count} aria-hidden="true">
                {courses.length}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

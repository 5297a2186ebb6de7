import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { CourseCategory } from '../../schema/course.ts';
import type { CatalogueCategory } from './catalogue-course.ts';
import styles from './course-catalogue.module.css';

/** The query parameter of an address of the catalogue that shows one category only. */
export const categoryParameter = 'category';

type CategoryFilterProps = {
  categories: readonly CatalogueCategory[];
  /** Null for all categories. */
  chosen: CourseCategory | null;
};

/** The categories as links: a filtered list can be shared, and Back removes the filter. */
export function CategoryFilter({ categories, chosen }: CategoryFilterProps) {
  const t = useWords();
  const all = { id: null, title: t('catalogue.all'), courses: categories.flatMap(({ courses }) => courses) };
  return (
    <nav aria-label={t('catalogue.filter')}>
      <ul className={`cluster gap-2 ${styles.bays}`} data-print="hide">
        {[all, ...categories].map(({ id, title, courses }) => (
          <li key={id} data-category={id ?? 'all'} data-courses={courses.length}>
            <SiteLink
              className="row gap-3 middle strong panel plain lit"
              to="courses"
              suffix={id ? `?${categoryParameter}=${id}` : ''}
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

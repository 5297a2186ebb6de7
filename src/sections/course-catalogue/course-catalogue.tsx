import { useQueryValue } from '../../features/page/address.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { SampleLine } from '../samples/sample-line.tsx';
import { CategoryBoard } from './category-board.tsx';
import { CategoryFilter, categoryParameter } from './category-filter.tsx';
import type { CatalogueCategory } from './catalogue-course.ts';
import styles from './course-catalogue.module.css';

type CourseCatalogueProps = {
  categories: readonly CatalogueCategory[];
  /** The note that the dates are samples. */
  sample?: string | undefined;
};

/** Every course by category, with a filter by category: the server hides the others, `category-filter` at once. */
export function CourseCatalogue({ categories, sample }: CourseCatalogueProps) {
  const t = useWords();
  const named = useQueryValue(categoryParameter);
  const chosen = categories.find(({ id }) => id === named)?.id ?? null;
  const shown = categories.filter(({ id }) => chosen === null || id === chosen);
  const count = shown.reduce((sum, { courses }) => sum + courses.length, 0);
  return (
    <category-filter
      className={`stack ${styles.catalogue}`}
      data-one={t('catalogue.count.one', { count: '{count}' })}
      data-other={t('catalogue.count.other', { count: '{count}' })}
    >
      <div className="stack gap-3 wrap">
        <CategoryFilter categories={categories} chosen={chosen} />
        {sample && <SampleLine>{sample}</SampleLine>}
        <p className="visually-hidden" role="status">
          {t(count === 1 ? 'catalogue.count.one' : 'catalogue.count.other', { count })}
        </p>
      </div>
      <div data-categories={shown.map(({ id }) => id).join(' ')}>
        {categories.map((category) => (
          <CategoryBoard key={category.id} {...category} hidden={!shown.includes(category)} />
        ))}
      </div>
    </category-filter>
  );
}

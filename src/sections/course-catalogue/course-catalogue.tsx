import { memo, useMemo } from 'react';
import { BelowTheFold } from '../../features/navigation/below-the-fold.tsx';
import { useChosenCategory } from './use-chosen-category.ts';
import { useWords } from '../../i18n/provider.tsx';
import { CategoryBoard } from './category-board.tsx';
import { CategoryFilter } from './category-filter.tsx';
import type { CatalogueCategory } from './catalogue-course.ts';
import styles from './course-catalogue.module.css';

type CourseCatalogueProps = { categories: readonly CatalogueCategory[] };

/** Every course by category, with a filter by category. */
export function CourseCatalogue({ categories }: CourseCatalogueProps) {
  const t = useWords();
  const chosen = useChosenCategory();
  const one = categories.find(({ id }) => id === chosen);
  const shown = useMemo(() => (one ? [one] : categories), [one, categories]);
  const count = shown.reduce((sum, { courses }) => sum + courses.length, 0);
  return (
    <div className={styles.catalogue}>
      <div className="wrap">
        <CategoryFilter categories={categories} chosen={one?.id ?? null} />
        <p className="visually-hidden" role="status">
          {t(count === 1 ? 'catalogue.count.one' : 'catalogue.count.other', { count })}
        </p>
      </div>
      {/* The key changes with the filter, so that the rows are new elements: moved ones would count as a layout shift. */}
      <div className={styles.boards} data-categories={shown.map(({ id }) => id).join(' ')} key={one?.id ?? 'all'}>
        <Boards categories={shown} />
      </div>
    </div>
  );
}

const Boards = memo(function Boards({ categories: [first, ...others] }: CourseCatalogueProps) {
  return (
    <>
      {first && <CategoryBoard {...first} />}
      <BelowTheFold>
        {others.map((category) => (
          <CategoryBoard key={category.id} {...category} />
        ))}
      </BelowTheFold>
    </>
  );
});

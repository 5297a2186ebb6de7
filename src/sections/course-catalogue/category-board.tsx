import { useIsInSpain } from '../../features/language/visitor-country.ts';
import { useWords } from '../../i18n/provider.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import { StripBoard } from '../../ui/strip-board.tsx';
import { CatalogueStrip } from './catalogue-strip.tsx';
import type { CatalogueCategory } from './catalogue-course.ts';
import styles from './category-board.module.css';

/** A category of the catalogue: its audience, and the board with its strips. */
export function CategoryBoard({ id, code, title, description, euTag, nativeSpanishNote, courses }: CatalogueCategory) {
  const t = useWords();
  const abroad = !useIsInSpain();
  return (
    <SectionBand id={id} aria-labelledby={`${id}-title`} space="none" className={styles.category}>
      <div className={styles.head}>
        <div className={styles.title}>
          <p className={styles.signs} data-reserved={euTag || undefined}>
            <SignTag>{code}</SignTag>
            {euTag && abroad && <SignTag tone="direction">{t('catalogue.euTag')}</SignTag>}
          </p>
          <h2 id={`${id}-title`}>{title}</h2>
        </div>
        <p className="lead">{description}</p>
      </div>
      <StripBoard cells={4} className={styles.board}>
        {courses.map((course) => (
          <CatalogueStrip key={course.id} {...course} />
        ))}
      </StripBoard>
      {nativeSpanishNote && <p className={styles.note}>{t('catalogue.nativeSpanish')}</p>}
    </SectionBand>
  );
}

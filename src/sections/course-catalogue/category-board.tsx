import { useIsInSpain } from '../../features/page/page-context.ts';
import { useWords } from '../../i18n/provider.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import { StripBoard } from '../../ui/strip-board.tsx';
import { CatalogueStrip } from './catalogue-strip.tsx';
import type { CatalogueCategory } from './catalogue-course.ts';
import styles from './course-catalogue.module.css';

/** A category of the catalogue: its audience, and the board with its strips. */
export function CategoryBoard({ hidden, ...category }: CatalogueCategory & { hidden: boolean }) {
  const { id, code, title, description, euTag, nativeSpanishNote, courses } = category;
  const t = useWords();
  const isInSpain = useIsInSpain();
  return (
    <SectionBand
      id={id}
      aria-labelledby={`${id}-title`}
      space="none"
      className={styles.category}
      data-category={id}
      hidden={hidden}
    >
      <div className={`columns-4-3 gap-3 gap-x-12 bottom ${styles.head}`}>
        <div className="cluster gap-2 gap-x-4 middle">
          <p className={`row gap-2 middle ${styles.signs}`} data-reserved={euTag || undefined}>
            <SignTag>{code}</SignTag>
            {/* Where the server does not know the country, the country service may show the tag. */}
            {euTag && isInSpain !== true && (
              <SignTag
                tone="direction"
                {...(isInSpain === null && { 'hidden': true, 'data-abroad': t('catalogue.euTag') })}
              >
                {t('catalogue.euTag')}
              </SignTag>
            )}
          </p>
          <h2 className="subhead" id={`${id}-title`}>
            {title}
          </h2>
        </div>
        <p className="lead">{description}</p>
      </div>
      <StripBoard cells={4} className={styles.board}>
        {courses.map((course) => (
          <CatalogueStrip key={course.id} {...course} />
        ))}
      </StripBoard>
      {nativeSpanishNote && <p className={`strong measure ${styles.note}`}>{t('catalogue.nativeSpanish')}</p>}
    </SectionBand>
  );
}

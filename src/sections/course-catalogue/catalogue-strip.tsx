import { EnquiryOpener } from '../../features/enquiry-dialog/enquiry-opener.tsx';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import { Strip } from '../../ui/strip.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { CatalogueCourse } from './catalogue-course.ts';
import { FoldedPart } from '../folded/folded-part.tsx';
import styles from './course-catalogue.module.css';

/** A course as a strip with all its facts; the strip links to the course's page, if there is one. */
export function CatalogueStrip({
  id,
  link,
  colour,
  code,
  name,
  subtitle,
  cells,
  isPopular,
  ...sheet
}: CatalogueCourse) {
  const t = useWords();
  const { description, highlights, badge, facts, figures, isNew, picture } = sheet;
  return (
    <Strip
      category={colour}
      code={code}
      name={name}
      detail={subtitle}
      cells={cells}
      mark={isPopular ? t('course.popular') : undefined}
      cocked={isPopular}
      action={
        link
          ? { render: <SiteLink to={link.route} anchor={link.anchor} />, label: t('course.more') }
          : { unavailable: t('course.soon') }
      }
    >
      <FoldedPart about={name} holding={{ holds: 'details' }}>
        <div className={`stack gap-4 ${styles.sheet}`}>
          <div className="stack gap-2 packed">
            {(isNew || badge) && (
              <p className="cluster gap-2">
                {isNew && <SignTag tone="direction">{t('catalogue.new')}</SignTag>}
                {badge && <SignTag>{badge}</SignTag>}
              </p>
            )}
            <p className={styles.description}>{description}</p>
            <ul className={styles.highlights}>
              {highlights.map((highlight) => (
                <li key={highlight}>
                  <span>{highlight}</span>
                </li>
              ))}
            </ul>
          </div>
          {figures.length > 0 && (
            <dl className={`cluster gap-3 gap-x-6 ${styles.figures}`}>
              {figures.map(({ amount, label }) => (
                <div className="stack packed" key={label}>
                  <dt className="caption">{label}</dt>
                  <dd>{amount}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className={`cluster gap-2 gap-x-6 bottom apart ${styles.foot}`}>
            {facts.length > 0 && (
              <dl className={`cluster gap-2 gap-x-6 ${styles.facts}`}>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt className="caption">{label}</dt>
                    <dd className="strong">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            <p className="cluster gap-2 gap-x-6">
              {link && (
                <TextLink arrow="none" render={<SiteLink to="compare" suffix={`?courses=${id}`} />}>
                  {t('nav.compare')}
                  <span className="visually-hidden">: {name}</span>
                </TextLink>
              )}
              <TextLink arrow="none" render={<EnquiryOpener course={id} />}>
                {t('course.request')}
                <span className="visually-hidden">: {name}</span>
              </TextLink>
            </p>
          </div>
          <Picture className={styles.picture} {...picture} alt="" fit="cover" sizes="15rem" />
        </div>
      </FoldedPart>
    </Strip>
  );
}

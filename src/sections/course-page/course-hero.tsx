import { SiteLink } from '../../features/page/site-link.tsx';
import { TellMeLink } from '../../features/tell-me/tell-me-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import styles from './course-hero.module.css';
import type { CourseHeroContent } from './course-shell.ts';

/** Number of characters of a name that fit on two lines in half a viewport. */
const twoLines = 30;

/** The hero of a course's page: name, lead, and calls to action. */
export function CourseHero({
  title,
  lead,
  badge,
  points,
  picture,
  pictureKind,
  strip,
  document,
  action,
  tellMe,
}: CourseHeroContent) {
  const t = useWords();
  return (
    <header className={`stack ${styles.hero}`}>
      <div className={`columns-1-1 middle ${styles.inner} wrap`} data-tone="deep">
        <div className={`stack gap-6 leading ${styles.words}`} data-long={title.length > twoLines ? '' : undefined}>
          {badge && <SignTag>{badge}</SignTag>}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {points && (
            <ul className="cluster gap-2 gap-x-6 small strong">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          <div className={`cluster gap-4 ${styles.calls}`}>
            <SignButton arrow="down" render={<a href="#contact-section">{action}</a>}>
              {action}
            </SignButton>
            <SignButton tone="location" render={<SiteLink to="courses" />}>
              {t('coursePage.all')}
            </SignButton>
          </div>
        </div>
      </div>
      <div className={`${styles.foot} wrap`} data-unmarked>
        <div className={`row ${styles.strip}`} data-category={strip.category}>
          {strip.code && <p>{strip.code}</p>}
          <dl className="cluster">
            {strip.facts.map(({ label, value, note }) => (
              <div key={label}>
                <dt className="caption">{label}</dt>
                <dd className="strong tabular">
                  {value} {note && <small className="stack caption">{note}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {document && (
          <OutsideAnchor className={`small strong ${styles.document}`} href={document.url} hint={t('nav.newTab')}>
            {document.label}
          </OutsideAnchor>
        )}
        {tellMe && (
          <p data-tone="deep">
            <TellMeLink course={tellMe.course}>{tellMe.label}</TellMeLink>
          </p>
        )}
      </div>
      <Picture
        className={styles.picture}
        data-kind={pictureKind}
        {...picture}
        fit="cover"
        priority
        sizes={pictureKind === 'scene' ? '(width <= 60rem) 100vw, max(50vw, 68rem)' : '(width <= 60rem) 100vw, 50vw'}
      />
    </header>
  );
}

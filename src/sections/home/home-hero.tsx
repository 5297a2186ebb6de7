import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { Picture } from '../../ui/picture.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { StripBoard } from '../../ui/strip-board.tsx';
import { Strip } from '../../ui/strip.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { CourseStrip } from '../course-catalogue/course-strip.ts';
import styles from './home-hero.module.css';

type HomeHeroProps = {
  title: string;
  text: string;
  picture: PictureContent;
  /** The course for beginners and, while an edition has places, the announced edition. */
  strips: readonly CourseStrip[];
};

/** Number of characters of a headline that fit on two lines. With a third line the shade behind the text is higher. */
const twoLines = 32;

/** The hero of the home page: text over a wide picture, and the strips of the next courses over its edge. */
export function HomeHero({ title, text, picture, strips }: HomeHeroProps) {
  const t = useWords();
  return (
    <>
      <div
        className={`stack bottom ${styles.hero}`}
        data-tone="deep"
        data-long={title.length > twoLines ? '' : undefined}
      >
        <Picture className={styles.picture} {...picture} caption={undefined} fit="cover" priority sizes="100vw" />
        <div className={`stack gap-4 gap-x-12 bottom ${styles.inner} wrap`} data-unmarked>
          <h1>{title}</h1>
          <div>
            <p>{text}</p>
            <div className={`cluster gap-3 gap-x-4 ${styles.calls}`}>
              <SignButton render={<SiteLink to="courses" />} arrow="forward">
                {t('home.courses')}
              </SignButton>
              <SignButton tone="location" render={<SiteLink to="services" />}>
                {t('home.services')}
              </SignButton>
              <TextLink render={<SiteLink to="position" />}>{t('nav.position')}</TextLink>
            </div>
          </div>
        </div>
      </div>
      {strips.length > 0 && <NextCourses strips={strips} />}
    </>
  );
}

function NextCourses({ strips }: { strips: readonly CourseStrip[] }) {
  const t = useWords();
  return (
    <div className={`${styles.next} wrap`} data-unmarked>
      <StripBoard cells={4}>
        {strips.map(({ route, anchor, popular: _popular, ...strip }) => (
          <Strip
            key={strip.code}
            heading="h2"
            {...strip}
            action={{ render: <SiteLink to={route} anchor={anchor} />, label: t('course.more') }}
          />
        ))}
      </StripBoard>
    </div>
  );
}

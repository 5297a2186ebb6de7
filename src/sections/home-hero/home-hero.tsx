import { SiteLink } from '../../features/navigation/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import type { RouteId } from '../../site/routes.ts';
import { Picture } from '../../ui/picture.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { Strip, type StripProps } from '../../ui/strip.tsx';
import styles from './home-hero.module.css';

type NextPage = { route: RouteId; suffix?: string | undefined };

type HomeHeroProps = {
  title: string;
  text: string;
  picture: PictureContent;
  /** The edition that is announced; none while no edition has places. */
  next?: (Pick<StripProps, 'category' | 'code' | 'name' | 'detail' | 'cells'> & NextPage) | undefined;
};

/** Letters of a headline that fit on two lines. A third one reaches further up into the picture, which is darker there then. */
const twoLines = 32;

/** The tower cab at dusk with an empty seat, and the strip of the next course over its edge. */
export function HomeHero({ title, text, picture, next }: HomeHeroProps) {
  const t = useWords();
  return (
    <>
      <div className={styles.hero} data-tone="deep" data-long={title.length > twoLines ? '' : undefined}>
        <Picture className={styles.picture} {...picture} caption={undefined} fit="cover" priority sizes="100vw" />
        <div className={`${styles.inner} wrap`} data-unmarked>
          <h1>{title}</h1>
          <div>
            <p>{text}</p>
            <div className={styles.calls}>
              <SignButton render={<SiteLink to="courses" />} arrow="forward">
                {t('home.courses')}
              </SignButton>
              <SignButton tone="location" render={<SiteLink to="services" />}>
                {t('home.services')}
              </SignButton>
            </div>
          </div>
        </div>
      </div>
      {next && <NextCourse {...next} />}
    </>
  );
}

function NextCourse({ route, suffix, ...strip }: NonNullable<HomeHeroProps['next']>) {
  const t = useWords();
  const action = { render: <SiteLink to={route} suffix={suffix} />, label: t('course.more') };
  return (
    <div className={`${styles.next} wrap`} data-unmarked>
      <Strip heading="h2" {...strip} action={action} />
    </div>
  );
}

import { SiteLink } from '../../features/navigation/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import type { RouteId } from '../../site/routes.ts';
import { Picture } from '../../ui/picture.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { Strip, type StripProps } from '../../ui/strip.tsx';
import styles from './home-hero.module.css';

type HomeHeroProps = {
  title: string;
  text: string;
  picture: PictureContent;
  next: Pick<StripProps, 'category' | 'code' | 'name' | 'detail' | 'cells'> & { route: RouteId };
};

/** The tower cab at dusk with an empty seat, and the strip of the next course over its edge. */
export function HomeHero({ title, text, picture, next: { route, ...strip } }: HomeHeroProps) {
  const t = useWords();
  return (
    <>
      <div className={styles.hero} data-tone="deep">
        <Picture className={styles.picture} {...picture} caption={undefined} fit="cover" priority sizes="100vw" />
        <div className={`${styles.inner} wrap`}>
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
      <div className={`${styles.next} wrap`}>
        <Strip heading="h2" {...strip} action={{ render: <SiteLink to={route} />, label: t('home.nextCourse') }} />
      </div>
    </>
  );
}
